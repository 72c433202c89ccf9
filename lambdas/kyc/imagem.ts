import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { tipoDosBytes } from '#domain/kyc/envio.ts'
import { ALTURA, impressaoDe, LARGURA } from '#domain/kyc/impressao.ts'

/** What is done with pictures themselves; everything here decodes bytes nobody has checked before. */

/** Longest side of a copy: readers and face engines gain nothing from more, and it stays far below their 5 MB. */
const LADO = 2048
const QUALIDADE = 92
/** A 10 MB file may unfold to far more pixels than any camera takes. */
const PIXELS = 60_000_000

/** These bytes are no whole JPEG or PNG picture. */
export class ImagemInvalida extends Error {
  constructor(cause?: unknown) {
    super('The bytes are no JPEG or PNG picture', { cause })
    this.name = 'ImagemInvalida'
  }
}

/** An upright JPEG of at most 2048 px without any metadata. @throws ImagemInvalida */
export function copiaLimpa(bytes: Uint8Array): Promise<Uint8Array> {
  return decodificar(bytes, (imagem) =>
    imagem
      .rotate()
      .resize({ width: LADO, height: LADO, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALIDADE })
      .toBuffer(),
  )
}

/** What the picture looks like, see `domain/kyc/impressao.ts`. @throws ImagemInvalida */
export async function impressao(bytes: Uint8Array): Promise<string> {
  const cinza = await decodificar(bytes, (imagem) =>
    imagem
      .rotate()
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize({ width: LARGURA, height: ALTURA, fit: 'fill' })
      .raw()
      .toBuffer(),
  )
  return impressaoDe(cinza)
}

const EDITORES = /photoshop|gimp|lightroom|affinity|pixelmator|picsart|snapseed|canva|facetune|paint\.net/i

/** Whether the file's own metadata name an image editor. @throws ImagemInvalida */
export async function editada(bytes: Uint8Array): Promise<boolean> {
  const { exif, xmp, iptc } = await decodificar(bytes, (imagem) => imagem.metadata())
  return [exif, xmp, iptc].some((dados) => dados !== undefined && EDITORES.test(dados.toString('latin1')))
}

/** SHA-256 of the bytes as sent, hex. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function decodificar<T>(bytes: Uint8Array, usar: (imagem: Sharp) => Promise<T>): Promise<T> {
  if (tipoDosBytes(bytes) === null) throw new ImagemInvalida()
  try {
    return await usar(sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' }))
  } catch (error) {
    throw new ImagemInvalida(error)
  }
}
