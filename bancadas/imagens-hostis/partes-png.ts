import { crc32, deflateRawSync, deflateSync, constants } from 'node:zlib'

/** PNG chunk by chunk, as no encoder would write it. */

export const ASSINATURA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function pedaco(nome: string, dados: Uint8Array, errado = 0): Buffer {
  const corpo = Buffer.concat([Buffer.from(nome, 'latin1'), dados])
  const [tamanho, soma] = [Buffer.alloc(4), Buffer.alloc(4)]
  tamanho.writeUInt32BE(dados.length)
  soma.writeUInt32BE((crc32(corpo) ^ errado) >>> 0)
  return Buffer.concat([tamanho, corpo, soma])
}

export interface Cabeca {
  readonly largura: number
  readonly altura: number
  readonly bits: number
  readonly cor: number
  readonly entrelacado: boolean
}

export function ihdr({ largura, altura, bits, cor, entrelacado }: Cabeca): Buffer {
  const dados = Buffer.alloc(13)
  dados.writeUInt32BE(largura, 0)
  dados.writeUInt32BE(altura, 4)
  dados.set([bits, cor, 0, 0, entrelacado ? 1 : 0], 8)
  return pedaco('IHDR', dados)
}

const CANAIS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Bytes the pixels unfold to; of interlaced ones a little more than is read. */
export function desdobrado({ largura, altura, bits, cor, entrelacado }: Cabeca): number {
  const linha = Math.ceil((largura * bits * (CANAIS[cor] ?? 3)) / 8) + 1
  return linha * altura + (entrelacado ? altura * 3 + 64 : 0)
}

const MB = 1024 * 1024
const ZEROS = Buffer.alloc(MB)
let megabyte: Buffer | undefined

/** A zlib stream of so many zeros, however many: gigabytes cost nothing to write. */
export function zeros(quantos: number): Buffer {
  if (quantos <= MB) return deflateSync(ZEROS.subarray(0, quantos))
  megabyte ??= deflateRawSync(ZEROS, { finishFlush: constants.Z_FULL_FLUSH, level: 9 })
  const resto = deflateRawSync(ZEROS.subarray(0, quantos % MB), { level: 9 })
  const adler = Buffer.alloc(4)
  adler.writeUInt32BE((((quantos % 65_521) << 16) | 1) >>> 0)
  const inteiros = Array.from({ length: Math.floor(quantos / MB) }, () => megabyte ?? ZEROS)
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...inteiros, resto, adler])
}

/** A black picture, with whatever chunks before its pixels. */
export const preta = (cabeca: Cabeca, antes: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    ASSINATURA,
    ihdr(cabeca),
    ...(cabeca.cor === 3 ? [pedaco('PLTE', Buffer.alloc(6))] : []),
    ...antes,
    pedaco('IDAT', zeros(desdobrado(cabeca))),
    pedaco('IEND', Buffer.alloc(0)),
  ])

/** Where each chunk of a whole file begins. */
export function lugares(png: Buffer): number[] {
  const onde: number[] = []
  for (let i = 8; i + 8 <= png.length; i += 12 + png.readUInt32BE(i)) onde.push(i)
  return onde
}
