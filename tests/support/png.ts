import { crc32, deflateSync } from 'node:zlib'

/** PNG files that no encoder would write, piece by piece. */

export interface Png {
  readonly largura: number
  readonly altura: number
  readonly bits?: number
  /** 0 grey, 2 colours, 6 colours and how much shows through. */
  readonly cor?: 0 | 2 | 6
  readonly entrelacado?: boolean
  /** Chunks between the header and the pixels. */
  readonly antes?: readonly Buffer[]
}

export function pedaco(nome: string, dados: Uint8Array): Buffer {
  const corpo = Buffer.concat([Buffer.from(nome, 'latin1'), dados])
  const [tamanho, soma] = [Buffer.alloc(4), Buffer.alloc(4)]
  tamanho.writeUInt32BE(dados.length)
  soma.writeUInt32BE(crc32(corpo))
  return Buffer.concat([tamanho, corpo, soma])
}

/** All black, and as small as black compresses, whatever it unfolds to. */
export function png({ largura, altura, bits = 8, cor = 2, entrelacado = false, antes = [] }: Png): Buffer {
  const ihdr = Buffer.alloc(13)
  ihdr.writeUInt32BE(largura, 0)
  ihdr.writeUInt32BE(altura, 4)
  ihdr.set([bits, cor, 0, 0, entrelacado ? 1 : 0], 8)
  const porPixel = bits * { 0: 1, 2: 3, 6: 4 }[cor]
  const linha = Math.ceil((largura * porPixel) / 8) + 1
  // Interlaced rows begin with a byte more each; what is left over is not read.
  const linhas = Buffer.alloc(entrelacado ? linha * altura + altura * 2 + 64 : linha * altura)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pedaco('IHDR', ihdr),
    ...antes,
    pedaco('IDAT', deflateSync(linhas)),
    pedaco('IEND', Buffer.alloc(0)),
  ])
}
