import sharp, { type JpegOptions } from 'sharp'

/** JPEG segment by segment. */

interface Segmento {
  readonly marca: number
  readonly inicio: number
  /** Past its last byte; of a scan past its entropy-coded data. */
  readonly fim: number
}

const SEM_TAMANHO = new Set([0xd8, 0xd9, 0x01])

export function segmentos(jpeg: Buffer): Segmento[] {
  const achados: Segmento[] = []
  let i = 0
  while (i + 1 < jpeg.length) {
    const marca = jpeg[i + 1] ?? 0
    let fim = i + 2 + (SEM_TAMANHO.has(marca) ? 0 : jpeg.readUInt16BE(i + 2))
    if (marca === 0xda)
      while (
        fim < jpeg.length &&
        !(jpeg[fim] === 0xff && (jpeg[fim + 1] ?? 0) !== 0 && ((jpeg[fim + 1] ?? 0) & 0xf8) !== 0xd0)
      )
        fim++
    achados.push({ marca, inicio: i, fim })
    i = fim
  }
  return achados
}

export const quadro = (jpeg: Buffer): Segmento => {
  const achado = segmentos(jpeg).find(
    ({ marca }) => marca >= 0xc0 && marca <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marca),
  )
  if (!achado) throw new Error('A JPEG without a frame')
  return achado
}

export function app(numero: number, dados: Buffer): Buffer {
  const cabeca = Buffer.from([0xff, 0xe0 + numero, 0, 0])
  cabeca.writeUInt16BE(Math.min(65_535, dados.length + 2), 2)
  return Buffer.concat([cabeca, dados.subarray(0, 65_533)])
}

/** After the beginning, before everything else. */
export const comSegmentos = (jpeg: Buffer, ...novos: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...novos, jpeg.subarray(2)])

const feitas = new Map<string, Promise<Buffer>>()

/** A plain picture, encoded once for each size and way. */
export function foto(
  largura: number,
  altura: number,
  opcoes: JpegOptions = {},
  cmyk = false,
): Promise<Buffer> {
  const nome = JSON.stringify([largura, altura, opcoes, cmyk])
  const pronta =
    feitas.get(nome) ??
    sharp({
      create: {
        width: largura,
        height: altura,
        channels: 3,
        background: '#87a',
        noise: { type: 'gaussian', mean: 128, sigma: largura * altura > 2_000_000 ? 2 : 30 },
      },
    })
      .toColourspace(cmyk ? 'cmyk' : 'srgb')
      .jpeg(opcoes)
      .toBuffer()
  feitas.set(nome, pronta)
  return pronta
}
