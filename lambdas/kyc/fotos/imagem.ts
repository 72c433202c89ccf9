import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { type LeitorDeCabecalho, type Recusa, recusaDe } from '#domain/kyc/imagem/admissao.ts'
import { ALTURA, impressaoDe, impressaoFinaDe, LADO_FINO, LARGURA } from '#domain/kyc/imagem/impressao.ts'
import type { Cinza, Indicio } from '#domain/kyc/imagem/indicios.ts'
import { indiciosDe } from './indicios.ts'

/**
 * Decoding and measuring pictures. Every decoder is called through `decodificar`, because the bytes may be anything.
 */

// A function sees each picture once: a cache and more threads would only take memory from the next call.
sharp.cache(false)
sharp.concurrency(1)

/** Longest side of a copy: readers and face engines gain nothing from more, and it stays far below their 5 MB. */
const LADO = 2048
const QUALIDADE = 92
/** Time limit of the decoder, more than ten times what any admitted picture takes. */
const SEGUNDOS = 10

/** These bytes are no picture that can be examined. */
export class ImagemInvalida extends Error {
  constructor(
    readonly recusa: Recusa,
    cause?: unknown,
  ) {
    super(`The picture cannot be examined: ${recusa}`, { cause })
    this.name = 'ImagemInvalida'
  }
}

/**
 * An upright JPEG of at most 2048 px without any metadata; of a JPEG or PNG unless `ler` takes more.
 * @throws ImagemInvalida
 */
export function copiaLimpa(bytes: Uint8Array, ler?: LeitorDeCabecalho): Promise<Uint8Array> {
  return decodificar(
    bytes,
    (imagem) =>
      imagem
        .rotate()
        .resize({ width: LADO, height: LADO, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALIDADE })
        .toBuffer(),
    ler,
  )
}

/** What is known of a picture from its bytes as sent. */
interface Exame {
  readonly impressao: string
  readonly impressao_fina: string
  readonly indicios: Indicio[]
}

/**
 * What the picture looks like, see `domain/kyc/imagem/impressao.ts`, and what stands against it. @throws
 * ImagemInvalida
 */
export async function examinar(bytes: Uint8Array): Promise<Exame> {
  // Each measure starts as soon as its own decoding is done.
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

/** A picture in grey, as many times smaller. @throws ImagemInvalida */
export async function emCinzaMenor(bytes: Uint8Array, escala: number): Promise<Cinza> {
  const { data, info } = await decodificar(bytes, async (imagem) => {
    const { width } = await imagem.metadata()
    return emCinza(imagem.resize({ width: Math.max(1, Math.round(width * escala)) })).toBuffer({
      resolveWithObject: true,
    })
  })
  return { pixels: data, largura: info.width, altura: info.height }
}

/** Longest side of what is searched for QR codes: more costs time and shows a code no better. */
const LADO_DO_CODIGO = 1600

/** The pixels, four bytes each, for a reader of codes. @throws ImagemInvalida */
export async function pixelsDe(bytes: Uint8Array): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await decodificar(bytes, (imagem) =>
    imagem
      .resize({ width: LADO_DO_CODIGO, height: LADO_DO_CODIGO, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  return { data, width: info.width, height: info.height }
}

/** SHA-256 of the bytes as sent, hex. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A picture is decoded several times; its verdict is remembered. */
const julgadas = new WeakMap<Uint8Array, Recusa | 'nenhuma'>()

function julgada(bytes: Uint8Array, ler?: LeitorDeCabecalho): Recusa | 'nenhuma' {
  const recusa = julgadas.get(bytes) ?? recusaDe(bytes, ler) ?? 'nenhuma'
  julgadas.set(bytes, recusa)
  return recusa
}

/**
 * The one door to the decoder: size, depth, form and what else is in the file are judged first. @throws
 * ImagemInvalida
 */
async function decodificar<T>(
  bytes: Uint8Array,
  usar: (imagem: Sharp) => Promise<T>,
  ler?: LeitorDeCabecalho,
): Promise<T> {
  const recusa = julgada(bytes, ler)
  if (recusa !== 'nenhuma') throw new ImagemInvalida(recusa)
  try {
    return await usar(sharp(bytes, { failOn: 'error' }).timeout({ seconds: SEGUNDOS }))
  } catch (error) {
    throw new ImagemInvalida('corrompida', error)
  }
}
