import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { tipoDosBytes } from '#domain/kyc/envio.ts'
import { ALTURA, impressaoDe, impressaoFinaDe, LADO_FINO, LARGURA } from '#domain/kyc/impressao.ts'
import type { Indicio } from '#domain/kyc/indicios.ts'
import { indiciosDe } from './indicios.ts'

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

/** What is known of a picture from its bytes as sent. */
export interface Exame {
  readonly impressao: string
  readonly impressao_fina: string
  readonly indicios: Indicio[]
}

/** What the picture looks like, see `domain/kyc/impressao.ts`, and what stands against it. @throws ImagemInvalida */
export async function examinar(bytes: Uint8Array): Promise<Exame> {
  // Each is looked at as soon as it is decoded, while the others still are.
  const [indicios, impressao, impressao_fina] = await Promise.all([
    indiciosEm(bytes),
    miniatura(bytes, LARGURA, ALTURA).then(impressaoDe),
    miniatura(bytes, LADO_FINO, LADO_FINO).then(impressaoFinaDe),
  ])
  return { impressao, impressao_fina, indicios }
}

async function indiciosEm(bytes: Uint8Array): Promise<Indicio[]> {
  const [{ data, info }, metadados] = await Promise.all([
    decodificar(bytes, (imagem) =>
      emCinza(imagem.flatten({ background: '#ffffff' })).toBuffer({ resolveWithObject: true }),
    ),
    decodificar(bytes, (imagem) => imagem.metadata()),
  ])
  return indiciosDe(bytes, metadados, { pixels: data, largura: info.width, altura: info.height })
}

const emCinza = (imagem: Sharp): Sharp => imagem.toColourspace('b-w').raw()

const miniatura = (bytes: Uint8Array, width: number, height: number): Promise<Uint8Array> =>
  decodificar(bytes, (imagem) =>
    imagem
      .rotate()
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize({ width, height, fit: 'fill' })
      .raw()
      .toBuffer(),
  )

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
