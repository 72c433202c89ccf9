import sharp from 'sharp'
import type { Box } from './faces.ts'

/** Faces are compared at one size, else a large one would always look blurred. */
const SIDE = 160
/** Laplacian variance at which Sharpness reaches 63. */
const SHARP = 150

/**
 * Brightness (mean luminance) and Sharpness of the face's pixels, 0 to 100 as Rekognition's Quality.
 * Contrast is normalised before sharpness is measured, so that a dark picture is not taken for a blurred one.
 */
export async function measure(
  picture: { readonly pixels: Buffer; readonly width: number; readonly height: number },
  box: Box,
): Promise<{ readonly brightness: number; readonly sharpness: number }> {
  const left = Math.max(0, Math.floor(box.left * picture.width))
  const top = Math.max(0, Math.floor(box.top * picture.height))
  const face = await sharp(picture.pixels, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(picture.width - left, Math.round(box.width * picture.width))),
      height: Math.max(1, Math.min(picture.height - top, Math.round(box.height * picture.height))),
    })
    .toColourspace('b-w')
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const normalised = await sharp(face, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .normalise()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return {
    brightness: (100 * mean(face)) / 255,
    sharpness: 100 * (1 - Math.exp(-laplacianVariance(normalised) / SHARP)),
  }
}

const mean = (pixels: Uint8Array): number => pixels.reduce((sum, value) => sum + value, 0) / pixels.length

function laplacianVariance(grey: Uint8Array): number {
  const at = (x: number, y: number): number => grey[y * SIDE + x] ?? 0
  let [sum, squares] = [0, 0]
  for (let y = 1; y < SIDE - 1; y++)
    for (let x = 1; x < SIDE - 1; x++) {
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1)
      sum += edge
      squares += edge * edge
    }
  const count = (SIDE - 2) ** 2
  return squares / count - (sum / count) ** 2
}
