/**
 * What passes between the engine's thread and the service. Lengths are shares of the picture (0 to 1), angles
 * degrees.
 */

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface WorkerFace {
  /** 0 to 1. */
  readonly confidence: number
  readonly box: Box
  /** The 468 points of the face mesh (MediaPipe's order) and the irises'. */
  readonly mesh: readonly (readonly [x: number, y: number])[]
  readonly pose: { readonly pitch: number; readonly yaw: number; readonly roll: number }
  readonly embedding: readonly number[]
}

export interface WorkerRequest {
  readonly id: number
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

export type WorkerAnswer =
  | { readonly ready: true }
  | { readonly failed: string }
  | { readonly id: number; readonly faces: readonly WorkerFace[] }
  | { readonly id: number; readonly error: string }

/** A face in a picture, with what was measured on its pixels. */
export interface Face extends WorkerFace {
  /** 0 to 100, as Rekognition's Quality. */
  readonly brightness: number
  readonly sharpness: number
  /** What covers it, see `cover.ts`: from 1 on it is taken for covered, or the eyes for behind dark glass. */
  readonly covered: number
  readonly shaded: number
  /** Width by height of the whole picture, to compare lengths along both axes. */
  readonly aspect: number
}
