import type { WorkerFace } from './faces.ts'

/**
 * What covers a face, told by the colours of its parts: a mask differs from the skin around it, dark glass from any
 * eye.
 */

interface Picture {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

interface Cover {
  /** How far the lower face's colour is from the skin's, in shares of what counts as covered. */
  readonly covered: number
  /** How dark and how plain both eyes are, in shares of what counts as sunglasses. */
  readonly shaded: number
}

/** Indices of MediaPipe's face mesh. */
const SKIN = [118, 347, 117, 346, 9] as const
const NOSE_TIP = 4
const CHEEKS = [205, 425] as const
const EYES = [
  [159, 145],
  [386, 374],
] as const

/** Radius of a patch in shares of the face's width. */
const PATCH = 0.03
/** Difference of colour, in levels, from which a part is no skin; a lamp's shine and a shadow stay below. */
const OTHER_COLOUR = 34
/** An eye behind clear glass is at least this bright against the cheeks, and has the white beside the iris. */
const DARK = 0.5

type Colour = readonly [red: number, green: number, blue: number]

export function cover(picture: Picture, face: WorkerFace): Cover {
  const at = (index: number): Colour => patch(picture, face, face.mesh[index] ?? [0, 0])
  const skin = median(SKIN.map(at))
  // Nose and a cheek together: a beard leaves the nose free, a shadow one of the two.
  const lower = Math.min(distance(at(NOSE_TIP), skin), Math.max(...CHEEKS.map((i) => distance(at(i), skin))))
  const cheeks = luma(median(CHEEKS.map(at)))
  const eyes = EYES.map(([top, bottom]) => {
    const [a, b] = [face.mesh[top] ?? [0, 0], face.mesh[bottom] ?? [0, 0]]
    return luma(patch(picture, face, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], 2.5))
  })
  const brightest = Math.max(...eyes) / Math.max(1, cheeks)
  return { covered: lower / OTHER_COLOUR, shaded: brightest > 0 ? DARK / brightest : 2 }
}

function patch(
  { pixels, width, height }: Picture,
  { box }: WorkerFace,
  [x, y]: readonly [number, number],
  scale = 1,
): Colour {
  const radius = Math.max(1, Math.round(box.width * width * PATCH * scale))
  const [cx, cy] = [Math.round(x * width), Math.round(y * height)]
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let py = Math.max(0, cy - radius); py <= Math.min(height - 1, cy + radius); py++)
    for (let px = Math.max(0, cx - radius); px <= Math.min(width - 1, cx + radius); px++) {
      const i = (py * width + px) * 3
      for (const k of [0, 1, 2] as const) sum[k] += pixels[i + k] ?? 0
      count++
    }
  return [sum[0] / Math.max(1, count), sum[1] / Math.max(1, count), sum[2] / Math.max(1, count)]
}

function median(colours: readonly Colour[]): Colour {
  const [first] = [...colours].sort((a, b) => luma(a) - luma(b)).slice(colours.length >> 1)
  return first ?? [0, 0, 0]
}

const luma = ([r, g, b]: Colour): number => 0.299 * r + 0.587 * g + 0.114 * b

/** Difference in hue rather than in light: a face has a bright and a shady side. */
function distance(a: Colour, b: Colour): number {
  const [la, lb] = [luma(a), luma(b)]
  const chroma = Math.hypot(a[0] - la - (b[0] - lb), a[2] - la - (b[2] - lb))
  return chroma + Math.max(0, Math.abs(la - lb) - 45) / 2
}
