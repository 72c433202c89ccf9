/**
 * What a picture's file carries besides the picture: something that another program would open as a page, a document or
 * an archive. Pixels are decoded anew and metadata dropped, but the file as sent is kept, and somebody may open it.
 */

/** What begins active content, wherever it lies: too long to stand in compressed pixels by chance. */
const ATIVO = /<!doctype|<(?:html|script|iframe)[\s/>]|<\?php\s|%pdf-\d/i
/** What begins an archive that is read from its beginning: RAR and 7-Zip. */
const INICIOS_DE_PACOTE = ['Rar!\x1a\x07', "7z\xbc\xaf'\x1c"]
/** Short enough to stand there by chance: a drawing is active by what follows it. */
const DESENHO = /<svg[\s/>]/i
const NO_DESENHO = /\bon[a-z]{3,}\s*=|href\s*=|<(?:foreignobject|animate|set|use|image|style)/i
/**
 * A ZIP is told by its end, which its readers look for in the last bytes of a file, and by an entry of its list:
 * either alone stands in some photo in sixty thousand by chance.
 */
const FIM_DO_ZIP = 'PK\x05\x06'
const ENTRADA_DO_ZIP = 'PK\x01\x02'
const ALCANCE_DO_ZIP = 65_557

/** @param fim where the picture ends, as its own format tells; undefined when the file ends first */
export function trazOutraCoisa(bytes: Uint8Array, fim: number | undefined): boolean {
  const texto = letras(bytes)
  return temAtivo(texto) || temPacote(texto) || (fim !== undefined && !doTelefone(bytes.subarray(fim)))
}

/** Each expression goes over the file once: what is sent may repeat a beginning a million times. */
function temAtivo(texto: string): boolean {
  if (ATIVO.test(texto)) return true
  const desenho = texto.search(DESENHO)
  return desenho >= 0 && NO_DESENHO.test(texto.slice(desenho))
}

/** @param texto one letter for each byte */
export const temPacote = (texto: string): boolean =>
  INICIOS_DE_PACOTE.some((inicio) => texto.includes(inicio)) || temZip(texto)

const temZip = (texto: string): boolean =>
  texto.slice(-ALCANCE_DO_ZIP).includes(FIM_DO_ZIP) && texto.includes(ENTRADA_DO_ZIP)

/** One letter for each byte. A `TextDecoder` takes `latin1` for windows-1252 and many times as long. */
const letras = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1')

/**
 * Telephones append to a photo: nothing but filling, further JPEGs (Multi-Picture Format: depth, brightness), a
 * second of film (ISO base media), or their maker's own block.
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
