/** How a photographed page lies, told from the direction of its print alone. */

interface Gray {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

export interface Lie {
  /** The lines of text run along the picture's height. */
  readonly sideways: boolean
  /** Degrees, clockwise, by which they are turned from that direction. */
  readonly angle: number
  /** How much steeper the lowest line runs than the highest, as a slope: what perspective does to a page. */
  readonly fan: number
}

/** Largest slant that is looked for, in degrees. */
const REACH = 10
/** Half the side of the square whose mean a pixel is compared with. */
const RADIUS = 24
/** The level the paper gets, whatever light fell on it. */
const PAPER = 200
/** On such paper, anything darker is print. */
export const PRINT = 130

/** The picture as if lit evenly: shadow and the pale of a reflection go, print stays dark on paper of one level. */
export function flatten({ pixels, width, height }: Gray, radius = RADIUS): Uint8Array {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0, row = 0; x < width; x++) {
      row += pixels[y * width + x] ?? 0
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  const even = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius) * stride, Math.min(height, y + radius + 1) * stride]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)]
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[top + right] ?? 0) -
        (sums[bottom + left] ?? 0) +
        (sums[top + left] ?? 0)
      const mean = (sum * stride) / ((right - left) * (bottom - top))
      even[y * width + x] = Math.min(255, ((pixels[y * width + x] ?? 0) * PAPER) / Math.max(20, mean))
    }
  }
  return even
}

/** Side of the square whose share of print is looked at, and the steps from one to the next. */
const SQUARE = 64
const STEP = 8
/**
 * Where more than this is print there is a drawing, a QR code or a portrait: lines of text leave paper between them.
 */
const DENSE = 0.35
/** What of such a square is blanked: its rim may be text beside the drawing. */
const RIM = 12

/** An evenly lit picture without what would be joined to the lines beside it: QR codes, fingerprints, hair. */
export function withoutDrawings({ pixels, width, height }: Gray): Uint8Array {
  const stride = width + 1
  const sums = new Uint32Array(stride * (height + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0, row = 0; x < width; x++) {
      if ((pixels[y * width + x] ?? 255) < PRINT) row++
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  const clean = pixels.slice()
  for (let y = 0; y + SQUARE <= height; y += STEP)
    for (let x = 0; x + SQUARE <= width; x += STEP) {
      const [top, bottom] = [y * stride, (y + SQUARE) * stride]
      const print =
        (sums[bottom + x + SQUARE] ?? 0) -
        (sums[top + x + SQUARE] ?? 0) -
        (sums[bottom + x] ?? 0) +
        (sums[top + x] ?? 0)
      if (print < DENSE * SQUARE * SQUARE) continue
      for (let row = y + RIM; row < y + SQUARE - RIM; row++)
        clean.fill(PAPER, row * width + x + RIM, row * width + x + SQUARE - RIM)
    }
  return clean
}

/**
 * Lines of print make rows that are dark between rows that are light, in the one direction they run (a projection
 * profile): the sharpest rows tell direction, slant and fan.
 */
export function lieOf(picture: Gray): Lie {
  const even = flatten(picture)
  const level = printOf(even, picture, false)
  const upended = printOf(even, picture, true)
  let best = { sideways: false, angle: 0, fan: 0 }
  let sharpest = -1
  const look = (lie: Lie): void => {
    const sharpness = sharpnessOf(lie.sideways ? upended : level, lie)
    if (sharpness <= sharpest) return
    sharpest = sharpness
    best = lie
  }
  for (const sideways of [false, true])
    for (let angle = -REACH; angle <= REACH; angle++) look({ sideways, angle, fan: 0 })
  const coarse = best
  for (const fan of [-0.06, -0.04, -0.02, 0.02, 0.04, 0.06]) look({ ...coarse, fan })
  const fanned = best
  for (const near of [-0.75, -0.5, -0.25, 0.25, 0.5, 0.75]) look({ ...fanned, angle: fanned.angle + near })
  const turned = best
  for (const near of [-0.01, 0.01]) look({ ...turned, fan: turned.fan + near })
  return best
}

interface Print {
  /** Places of print from the middle: along the lines, across them, by turns. */
  readonly places: Float32Array
  readonly length: number
  readonly across: number
}

function printOf(even: Uint8Array, { width, height }: Gray, sideways: boolean): Print {
  const places: number[] = []
  for (let i = 0; i < even.length; i++) {
    if ((even[i] ?? 255) >= PRINT) continue
    const [x, y] = [(i % width) - width / 2, Math.floor(i / width) - height / 2]
    // Lying on its side it is turned counterclockwise to be read.
    if (sideways) places.push(y, -x)
    else places.push(x, y)
  }
  const [length, across] = sideways ? [height, width] : [width, height]
  return { places: Float32Array.from(places), length, across }
}

/** Sum of the squared steps from row to row, the rows slanted and fanned as the lie says. */
function sharpnessOf({ places, length, across }: Print, { angle, fan }: Lie): number {
  const slope = Math.tan((angle * Math.PI) / 180)
  const margin = Math.ceil((across + (Math.abs(slope) + Math.abs(fan)) * length) / 2) + 2
  const rows = new Float64Array(2 * margin)
  for (let i = 0; i < places.length; i += 2) {
    const [u, v] = [places[i] ?? 0, places[i + 1] ?? 0]
    const row = margin + Math.round(v - (slope + (fan * v) / across) * u)
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sharpness = 0
  for (let i = 1; i < rows.length; i++) sharpness += ((rows[i] ?? 0) - (rows[i - 1] ?? 0)) ** 2
  return sharpness
}

/** Takes the fan (per pixel of height) out: each column is stretched so that all lines run level. */
export function unfan({ pixels, width, height }: Gray, fan: number): Uint8Array {
  if (fan === 0) return pixels
  const level = new Uint8Array(width * height)
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) {
      const from = fanned(x, y, { width, height, fan })
      const above = Math.floor(from)
      if (above < 0 || above >= height - 1) {
        level[y * width + x] = pixels[Math.min(height - 1, Math.max(0, above)) * width + x] ?? 0
        continue
      }
      const part = from - above
      level[y * width + x] =
        (pixels[above * width + x] ?? 0) * (1 - part) + (pixels[(above + 1) * width + x] ?? 0) * part
    }
  return level
}

/** The height at which a point of the levelled picture stood before. */
export function fanned(
  x: number,
  y: number,
  { width, height, fan }: { readonly width: number; readonly height: number; readonly fan: number },
): number {
  const [u, v] = [x - width / 2, y - height / 2]
  return height / 2 + v / (1 - fan * u)
}
