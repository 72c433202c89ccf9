import type { Face } from './faces.ts'

/** Indices of MediaPipe's face mesh. Left and right are the picture's, as in Rekognition. */
const LEFT_EYE = [33, 160, 158, 133, 153, 144] as const
const RIGHT_EYE = [362, 385, 387, 263, 373, 380] as const
const MOUTH = { left: 61, right: 291, top: 13, bottom: 14 } as const
const NOSE = 1
const CHIN = 152

/**
 * Eye aspect ratio (Soukupová & Čech 2016) that parts closed eyes (measured at most 0.20) from open ones (at least
 * 0.33).
 */
const EYES_OPEN = 0.25
const MOUTH_OPEN = 0.12

type Point = readonly [x: number, y: number]

/** What `DetectFaces` answers in `ALL`, as far as it is computed: the rest is left out, never invented. */
export const COMPUTED = ['DEFAULT', 'EYES_OPEN', 'MOUTH_OPEN', 'FACE_OCCLUDED', 'SUNGLASSES'] as const

interface FaceDetail {
  readonly BoundingBox: {
    readonly Width: number
    readonly Height: number
    readonly Left: number
    readonly Top: number
  }
  readonly Confidence: number
  readonly Landmarks: readonly { readonly Type: string; readonly X: number; readonly Y: number }[]
  readonly Pose: { readonly Roll: number; readonly Yaw: number; readonly Pitch: number }
  readonly Quality: { readonly Brightness: number; readonly Sharpness: number }
}

interface Judgement {
  readonly Value: boolean
  readonly Confidence: number
}

/** The default attributes, which the comparison answers too. */
export function detail(face: Face): FaceDetail {
  return {
    BoundingBox: {
      Width: face.box.width,
      Height: face.box.height,
      Left: face.box.left,
      Top: face.box.top,
    },
    Confidence: face.confidence * 100,
    Landmarks: [
      landmark('eyeLeft', centre(face, LEFT_EYE)),
      landmark('eyeRight', centre(face, RIGHT_EYE)),
      landmark('mouthLeft', at(face, MOUTH.left)),
      landmark('mouthRight', at(face, MOUTH.right)),
      landmark('nose', at(face, NOSE)),
      landmark('chinBottom', at(face, CHIN)),
    ],
    Pose: { Roll: face.pose.roll, Yaw: face.pose.yaw, Pitch: face.pose.pitch },
    Quality: { Brightness: face.brightness, Sharpness: face.sharpness },
  }
}

export function eyesOpen(face: Face): Judgement {
  // The more closed of the two: a wink is not "eyes open".
  return judge(Math.min(openness(face, LEFT_EYE), openness(face, RIGHT_EYE)), EYES_OPEN)
}

export function mouthOpen(face: Face): Judgement {
  const width = distance(face, MOUTH.left, MOUTH.right)
  return judge(width ? distance(face, MOUTH.top, MOUTH.bottom) / width : 0, MOUTH_OPEN)
}

export const occluded = ({ covered }: Face): Judgement => judge(covered, 1)

export const sunglasses = ({ shaded }: Face): Judgement => judge(shaded, 1)

/** Confidence grows from 50 at the threshold to 100 at half of it away. */
function judge(value: number, threshold: number): Judgement {
  const away = Math.min(1, Math.abs(value - threshold) / (threshold / 2))
  return { Value: value > threshold, Confidence: 50 + 50 * away }
}

const at = (face: Face, index: number): Point => face.mesh[index] ?? [0, 0]

function centre(face: Face, indices: readonly number[]): Point {
  const points = indices.map((index) => at(face, index))
  return [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ]
}

function distance(face: Face, from: number, to: number): number {
  const [a, b] = [at(face, from), at(face, to)]
  return Math.hypot((a[0] - b[0]) * face.aspect, a[1] - b[1])
}

function openness(face: Face, eye: typeof LEFT_EYE | typeof RIGHT_EYE): number {
  const width = distance(face, eye[0], eye[3])
  return width ? (distance(face, eye[1], eye[5]) + distance(face, eye[2], eye[4])) / (2 * width) : 0
}

const landmark = (type: string, [X, Y]: Point) => ({ Type: type, X, Y })
