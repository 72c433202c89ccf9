import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const WIDTH = 960
const HEIGHT = 720

/**
 * Writes what Chromium's fake camera shows (`--use-file-for-fake-video-capture`): a still picture as a short Y4M film,
 * fitted to the frame. Replacing the file changes the scene at the next getUserMedia.
 */
export async function filmar(picture: Buffer, file: string): Promise<void> {
  const { data } = await sharp(picture)
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: '#87919b' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const frame = Buffer.concat([Buffer.from('FRAME\n'), planes(data)])
  await writeFile(
    file,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`),
      frame,
      frame,
      frame,
    ]),
  )
}

/** RGB to planar YUV 4:2:0, full range (ITU-T T.871). */
function planes(rgb: Buffer): Buffer {
  const y = Buffer.alloc(WIDTH * HEIGHT)
  const u = Buffer.alloc((WIDTH * HEIGHT) / 4)
  const v = Buffer.alloc((WIDTH * HEIGHT) / 4)
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) {
      const at = row * WIDTH + column
      const [r = 0, g = 0, b = 0] = rgb.subarray(at * 3, at * 3 + 3)
      y[at] = 0.299 * r + 0.587 * g + 0.114 * b
      if (row % 2 === 0 && column % 2 === 0) {
        const half = (row / 2) * (WIDTH / 2) + column / 2
        u[half] = 128 - 0.168736 * r - 0.331264 * g + 0.5 * b
        v[half] = 128 + 0.5 * r - 0.418688 * g - 0.081312 * b
      }
    }
  return Buffer.concat([y, u, v])
}
