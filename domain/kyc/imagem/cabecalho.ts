import { tipoDosBytes } from '../envio.ts'

/** What a picture says of itself before anything is decoded (JPEG: ITU-T T.81, annex B; PNG: W3C PNG, 3rd edition). */
export interface Cabecalho {
  /** Pixels, before any EXIF orientation. */
  readonly largura: number
  readonly altura: number
  /** Bits of each colour of a pixel. */
  readonly bits: number
  /** Progressive or interlaced: the decoder needs the whole picture before it knows any row. */
  readonly inteira: boolean
  /** Passes over the whole picture that its decoder makes. */
  readonly passagens: number
  readonly quadros: number
  /** Where the picture ends; undefined when the file ends first. */
  readonly fim: number | undefined
}

/** Null for anything but JPEG and PNG, and for one whose frame no decoder of ours knows. */
export function lerCabecalho(bytes: Uint8Array): Cabecalho | null {
  const tipo = tipoDosBytes(bytes)
  if (tipo === null) return null
  const vista = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return tipo === 'image/png' ? dePng(vista) : deJpeg(bytes, vista)
}

const ASSINATURA_PNG = 8
/** Length, name and checksum of a chunk. */
const MOLDURA = 12
/** Chunks by their four letters: the header, the end, and the control of an animation (acTL). */
const [IHDR, IEND, ACTL] = [0x49484452, 0x49454e44, 0x6163544c]

function dePng(vista: DataView): Cabecalho | null {
  const [tamanho, corpo] = [vista.byteLength, ASSINATURA_PNG + 8]
  if (tamanho < corpo + 17 || vista.getUint32(ASSINATURA_PNG + 4) !== IHDR) return null
  const inteira = vista.getUint8(corpo + 12) !== 0
  let quadros = 1
  let fim: number | undefined
  for (let em = ASSINATURA_PNG; em + MOLDURA <= tamanho && fim === undefined; ) {
    const [dados, pedaco] = [vista.getUint32(em), vista.getUint32(em + 4)]
    if (em + MOLDURA + dados > tamanho) break
    if (pedaco === ACTL && dados >= 4) quadros = Math.max(quadros, vista.getUint32(em + 8))
    em += MOLDURA + dados
    if (pedaco === IEND) fim = em
  }
  return {
    largura: vista.getUint32(corpo),
    altura: vista.getUint32(corpo + 4),
    bits: vista.getUint8(corpo + 8),
    inteira,
    // Adam7.
    passagens: inteira ? 7 : 1,
    quadros,
    fim,
  }
}

const [EOI, SOS] = [0xd9, 0xda]
/** Baseline, extended and progressive frames: every other is refused by the decoders as well. */
const QUADROS: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
const PROGRESSIVO = 0xc2
/** Markers without a length: TEM and the restarts. */
const semCorpo = (marca: number): boolean => marca === 0x01 || (marca >= 0xd0 && marca <= 0xd8)

function deJpeg(bytes: Uint8Array, vista: DataView): Cabecalho | null {
  let quadro: Pick<Cabecalho, 'largura' | 'altura' | 'bits' | 'inteira'> | undefined
  let passagens = 0
  let fim: number | undefined
  // Like decoders, skips whatever is between two segments; each round starts further on, so the loop ends.
  for (let em = proximaMarca(bytes, 2); em >= 0 && fim === undefined; em = proximaMarca(bytes, em)) {
    const marca = bytes[em + 1] ?? 0
    em += 2
    if (marca === EOI) fim = em
    if (marca === EOI || semCorpo(marca)) continue
    if (em + 2 > bytes.length) break
    const tamanho = vista.getUint16(em)
    if (tamanho < 2 || em + tamanho > bytes.length) break
    if (marca === SOS) passagens++
    if (QUADROS.has(marca) && tamanho >= 8) {
      // A second frame could show another picture than the one examined here.
      if (quadro) return null
      quadro = {
        bits: vista.getUint8(em + 2),
        altura: vista.getUint16(em + 3),
        largura: vista.getUint16(em + 5),
        inteira: marca === PROGRESSIVO,
      }
    }
    em += tamanho
  }
  return quadro ? { ...quadro, passagens, quadros: 1, fim } : null
}

/**
 * The next marker from here on: a filled byte and one that is neither stuffed nor filled itself; -1 when there is
 * none.
 */
function proximaMarca(bytes: Uint8Array, de: number): number {
  for (let em = bytes.indexOf(0xff, de); em >= 0; em = bytes.indexOf(0xff, em + 1)) {
    const marca = bytes[em + 1]
    if (marca === undefined) return -1
    if (marca !== 0x00 && marca !== 0xff) return em
  }
  return -1
}
