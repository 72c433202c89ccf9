import sharp from 'sharp'

/** Fingers over the card, blur, grain of the sensor, JPEG, and the way the telephone was held. */
export async function revelar(pixels, W, H, a, s) {
  let foto = sharp(pixels, { raw: { width: W, height: H, channels: 3 } })
  if (a.dedos) {
    const dedos = a.dedos.map(
      ([x, y, r, cor]) =>
        `<ellipse cx="${x * W}" cy="${y * H}" rx="${r * W}" ry="${r * W * 1.7}" transform="rotate(${s.entre(-40, 40)} ${x * W} ${y * H})" fill="${cor}"/>`,
    )
    foto = sharp(
      await foto
        .composite([{ input: Buffer.from(`<svg width="${W}" height="${H}">${dedos.join('')}</svg>`) }])
        .removeAlpha()
        .raw()
        .toBuffer(),
      { raw: { width: W, height: H, channels: 3 } },
    )
  }
  const escala = W / 1500
  if (a.tremor)
    foto = sharp(await arrastar(foto, W, H, Math.round(a.tremor * escala)), {
      raw: { width: W, height: H, channels: 3 },
    })
  if (a.desfoque * escala >= 0.3) foto = foto.blur(a.desfoque * escala)
  const { data } = await foto.raw().toBuffer({ resolveWithObject: true })
  if (a.grao)
    for (let i = 0; i < data.length; i++)
      data[i] = Math.max(0, Math.min(255, data[i] + (s.proximo() + s.proximo() - 1) * a.grao * 1.7))
  let saida = sharp(data, { raw: { width: W, height: H, channels: 3 } })
  const quartos = a.quartos ?? 0
  if (quartos)
    saida = sharp(
      await saida
        .rotate(quartos * 90)
        .png({ compressionLevel: 0 })
        .toBuffer(),
    )
  // EXIF: the sensor's rows lie as they were held, and the tag says how to turn them.
  if (a.exif) {
    saida = sharp(await saida.rotate(-90).png({ compressionLevel: 0 }).toBuffer()).withMetadata({
      orientation: 6,
    })
  }
  return saida.jpeg({ quality: a.jpeg, chromaSubsampling: a.jpeg > 90 ? '4:4:4' : '4:2:0' }).toBuffer()
}

/** The camera moved while it looked: a mean along a line. */
async function arrastar(foto, W, H, quanto) {
  const { data } = await foto.raw().toBuffer({ resolveWithObject: true })
  const fora = Buffer.alloc(data.length)
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++)
      for (let c = 0; c < 3; c++) {
        let soma = 0
        for (let k = 0; k < quanto; k++) {
          const px = Math.min(W - 1, x + k)
          const py = Math.min(H - 1, y + (k >> 1))
          soma += data[(py * W + px) * 3 + c]
        }
        fora[(y * W + x) * 3 + c] = soma / Math.max(1, quanto)
      }
  return fora
}
