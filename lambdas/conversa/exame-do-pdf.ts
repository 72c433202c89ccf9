import { inflateSync } from 'node:zlib'
import type { RecusaDoPdf } from '#domain/conversa/recusas.ts'
import { temPacote } from '#domain/kyc/imagem/varredura.ts'

/**
 * A PDF is kept as it came: nothing of ours could make it anew without the risk of changing what an exam says. So it
 * is looked through instead (ISO 32000-1): it is whole, opens without a password, has pages, and nothing in it runs,
 * carries another file or is more than pages. Names are read unescaped, in the file and in its compressed object
 * streams, which is where viewers read objects.
 */

const INICIO = /^%PDF-[12]\.\d/
const FIM = '%%EOF'
/** Readers look for the end in the last bytes. */
const ALCANCE_DO_FIM = 2048
/** Actions that run or fetch, files inside files, and forms that are programs (§7.11, §12.6, §13). */
const ATIVO =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|Movie|Sound|SubmitForm|ImportData|GoToE|XFA)(?![A-Za-z0-9])/
const SENHA = /\/Encrypt(?![A-Za-z0-9])/
const PAGINA = /\/Type\s*\/Page(?![A-Za-z0-9])/g

/** A dictionary before its stream is shorter than this. */
const DICIONARIO = 64 * 1024
/** Object streams unfold to a few times their size; this is more than any honest file of 10 MB. */
const DESDOBRADO = 32 * 1024 * 1024

type Exame =
  | { readonly ok: true; readonly paginas: number }
  | { readonly ok: false; readonly recusa: RecusaDoPdf }

export function examinarPdf(bytes: Uint8Array): Exame {
  const texto = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!INICIO.test(texto) || !texto.slice(-ALCANCE_DO_FIM).includes(FIM)) return recusado('corrompido')
  const simples = semEscapes(texto)
  if (SENHA.test(simples)) return recusado('protegido')
  if (ATIVO.test(simples) || temPacote(texto)) return recusado('ativo')
  const dobrados = objetosDobrados(bytes, texto)
  if (dobrados === undefined) return recusado('corrompido')
  if (dobrados.some((parte) => ATIVO.test(parte))) return recusado('ativo')
  const paginas = [simples, ...dobrados].reduce((soma, parte) => soma + (parte.match(PAGINA)?.length ?? 0), 0)
  return paginas > 0 ? { ok: true, paginas } : recusado('corrompido')
}

const recusado = (recusa: RecusaDoPdf): Exame => ({ ok: false, recusa })

/** A name may spell any of its letters as `#` and two digits (§7.3.5). */
const semEscapes = (texto: string): string =>
  texto.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The texts of the object streams (§7.5.7); undefined when one of them cannot be read. */
function objetosDobrados(bytes: Uint8Array, texto: string): string[] | undefined {
  const partes: string[] = []
  let resta = DESDOBRADO
  for (const { index } of texto.matchAll(/stream\r?\n/g)) {
    // The end of another stream is no beginning.
    if (texto.slice(index - 3, index) === 'end') continue
    const antes = texto.slice(Math.max(0, index - DICIONARIO), index)
    const dicionario = semEscapes(antes.slice(Math.max(0, antes.lastIndexOf('obj'))))
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(dicionario)) continue
    const parte = desdobrar(bytes, texto, { index, dicionario, resta })
    if (parte === undefined) return undefined
    resta -= parte.length
    partes.push(semEscapes(parte))
  }
  return partes
}

interface Fluxo {
  readonly index: number
  readonly dicionario: string
  readonly resta: number
}

function desdobrar(
  bytes: Uint8Array,
  texto: string,
  { index, dicionario, resta }: Fluxo,
): string | undefined {
  const inicio = texto.indexOf('\n', index) + 1
  const fim = texto.indexOf('endstream', inicio)
  if (fim < 0 || resta <= 0) return undefined
  if (!/\/Filter/.test(dicionario)) return texto.slice(inicio, fim)
  // No writer uses another filter here, or a predictor; what cannot be read is not kept.
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*(?:\]|\/|>|\s)/.test(dicionario) || /\/Predictor/.test(dicionario))
    return undefined
  try {
    return inflateSync(bytes.subarray(inicio, fim), { maxOutputLength: resta }).toString('latin1')
  } catch {
    return undefined
  }
}
