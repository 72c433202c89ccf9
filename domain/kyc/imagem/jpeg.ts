/** What a JPEG says of itself before its pixels (ITU-T T.81, annex B): nothing is decoded. */

interface CabecalhoJpeg {
  /** Pixels, before any EXIF orientation. */
  readonly largura: number
  readonly altura: number
  /** The 64 quantisation steps of the luminance, row by row; undefined when the file states none. */
  readonly passos: readonly number[] | undefined
}

const SOI = 0xd8
const SOS = 0xda
const DQT = 0xdb
/** Frame headers: every SOF but DHT (C4), JPG (C8) and DAC (CC). */
const eQuadro = (marca: number): boolean =>
  marca >= 0xc0 && marca <= 0xcf && marca !== 0xc4 && marca !== 0xc8 && marca !== 0xcc

/** Size and quantisation of a JPEG; null for anything else, and for a file that ends early. */
export function lerJpeg(bytes: Uint8Array): CabecalhoJpeg | null {
  const vista = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || vista.getUint16(0) !== 0xff00 + SOI) return null
  let passos: readonly number[] | undefined
  let quadro: { largura: number; altura: number } | undefined
  for (let em = 2; em + 4 <= bytes.length; ) {
    const marca = vista.getUint16(em) - 0xff00
    if (marca < 0 || marca === SOS) break
    const tamanho = vista.getUint16(em + 2)
    if (tamanho < 2 || em + 2 + tamanho > bytes.length) return null
    if (marca === DQT) passos ??= passosEm(bytes.subarray(em + 4, em + 2 + tamanho))
    if (eQuadro(marca) && tamanho >= 8)
      quadro = { altura: vista.getUint16(em + 5), largura: vista.getUint16(em + 7) }
    em += 2 + tamanho
  }
  return quadro && quadro.largura > 0 && quadro.altura > 0 ? { ...quadro, passos } : null
}

/** Table 0 of a DQT segment, from the order it is stored in (zig-zag) to rows. */
function passosEm(segmento: Uint8Array): readonly number[] | undefined {
  for (let em = 0; em < segmento.length; ) {
    const [precisao, tabela] = [(segmento[em] ?? 0) >> 4, (segmento[em] ?? 0) & 15]
    const largura = precisao === 0 ? 1 : 2
    const valores = segmento.subarray(em + 1, em + 1 + 64 * largura)
    if (valores.length < 64 * largura) return undefined
    if (tabela === 0)
      return ZIGUEZAGUE.map((ordem) =>
        largura === 1
          ? (valores[ordem] ?? 0)
          : (valores[2 * ordem] ?? 0) * 256 + (valores[2 * ordem + 1] ?? 0),
      )
    em += 1 + 64 * largura
  }
  return undefined
}

/** For each place of an 8×8 block, row by row, its place in the zig-zag order (T.81, figure A.6). */
const ZIGUEZAGUE = Array.from({ length: 64 }, (_, i) => {
  const [x, y] = [i % 8, Math.floor(i / 8)]
  const diagonal = x + y
  const antes = diagonal < 8 ? (diagonal * (diagonal + 1)) / 2 : 64 - ((15 - diagonal) * (16 - diagonal)) / 2
  const inicio = diagonal < 8 ? 0 : diagonal - 7
  // Even diagonals run upwards, odd ones downwards.
  return antes + (diagonal % 2 === 0 ? x : y) - inicio
})
