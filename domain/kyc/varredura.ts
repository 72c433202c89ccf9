/**
 * What a picture's file carries besides the picture: something that another program would open as a page, a document or
 * an archive. Pixels are decoded anew and metadata dropped, but the file as sent is kept, and somebody may open it.
 */

/** What begins active content, wherever it lies: each long enough not to stand in compressed pixels by chance. */
const ATIVO = /^(?:<!doctype|<(?:html|script|iframe|svg)[\s/>]|<\?php\s|%pdf-\d)/i
const EMPACOTADOS = ['Rar!\x1a\x07', "7z\xbc\xaf'\x1c"]
const COMECOS = Array.from('<%R7', (letra) => letra.charCodeAt(0))
const MAIOR = 9
/** An archive is told by its end, which its readers look for in the last bytes of a file. */
const FIM_DO_ZIP = 'PK\x05\x06'
const ALCANCE_DO_ZIP = 65_557

/** @param fim where the picture ends, as its own format tells; undefined when the file ends first */
export const trazOutraCoisa = (bytes: Uint8Array, fim: number | undefined): boolean =>
  COMECOS.some((comeco) => temAtivo(bytes, comeco)) ||
  letras(bytes.subarray(-ALCANCE_DO_ZIP)).includes(FIM_DO_ZIP) ||
  (fim !== undefined && !doTelefone(bytes.subarray(fim)))

function temAtivo(bytes: Uint8Array, comeco: number): boolean {
  for (let em = bytes.indexOf(comeco); em >= 0; em = bytes.indexOf(comeco, em + 1)) {
    const aqui = letras(bytes.subarray(em, em + MAIOR))
    if (ATIVO.test(aqui) || EMPACOTADOS.some((sinal) => aqui.startsWith(sinal))) return true
  }
  return false
}

/** One letter for each byte, of a part of a file. */
const letras = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/**
 * Telephones append to a photo: nothing but filling, further JPEGs (Multi-Picture Format: depth, brightness), a second of
 * film (ISO base media), or their maker's own block.
 */
function doTelefone(resto: Uint8Array): boolean {
  const dados = resto.findIndex((byte) => byte !== 0x00 && byte !== 0xff && byte !== 0x20 && byte !== 0x0a)
  const de = letras(resto.subarray(Math.max(0, dados - 1), dados + 2))
  return (
    dados < 0 ||
    de === '\xff\xd8\xff' ||
    letras(resto.subarray(4, 8)) === 'ftyp' ||
    letras(resto.subarray(-4)) === 'SEFT'
  )
}
