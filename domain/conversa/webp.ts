import { type Cabecalho, lerCabecalho } from '../kyc/imagem/cabecalho.ts'

/** What a WebP says of itself before anything is decoded (RFC 9649, §2.5 to §2.7). */

const RIFF = 0x52494646
const WEBP = 0x57454250
/** First chunk: one lossy or lossless frame, or the list of what follows. */
const [VP8, VP8L, VP8X] = [0x56503820, 0x5650384c, 0x56503858]
const ANIMADA = 0x02
const MOLDURA = 8
const CORPO = 20

/** Header of a picture that may be sent in a consultation: JPEG, PNG or WebP; null for anything else. */
export const cabecalhoDoAnexo = (bytes: Uint8Array): Cabecalho | null => lerCabecalho(bytes) ?? deWebp(bytes)

function deWebp(bytes: Uint8Array): Cabecalho | null {
  if (bytes.length < CORPO + 10) return null
  const vista = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (vista.getUint32(0) !== RIFF || vista.getUint32(8) !== WEBP) return null
  const lados = ladosDe(vista)
  if (!lados) return null
  const fim = vista.getUint32(4, true) + MOLDURA
  return {
    ...lados,
    bits: 8,
    // The decoder needs the whole picture before it knows any row.
    inteira: true,
    passagens: 1,
    quadros: vista.getUint32(12) === VP8X && (vista.getUint8(CORPO) & ANIMADA) !== 0 ? 2 : 1,
    fim: fim <= bytes.length ? fim : undefined,
  }
}

function ladosDe(vista: DataView): Pick<Cabecalho, 'largura' | 'altura'> | null {
  const tres = (em: number) => vista.getUint16(em, true) + (vista.getUint8(em + 2) << 16)
  switch (vista.getUint32(12)) {
    case VP8X:
      return { largura: tres(CORPO + 4) + 1, altura: tres(CORPO + 7) + 1 }
    case VP8:
      return {
        largura: vista.getUint16(CORPO + 6, true) & 0x3fff,
        altura: vista.getUint16(CORPO + 8, true) & 0x3fff,
      }
    case VP8L: {
      const lados = vista.getUint32(CORPO + 1, true)
      return { largura: (lados & 0x3fff) + 1, altura: ((lados >>> 14) & 0x3fff) + 1 }
    }
    default:
      return null
  }
}
