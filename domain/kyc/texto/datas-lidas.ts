import { comoDigitos, semAcentos } from './texto-lido.ts'

/** Dates as cards print them: 18/08/2002, 14.03.1987, 14-03-87, 18/AGO/2002, 08 JAN 2021, 8 DE MARÇO DE 1990. */

/** Months by the first letters of their names, Portuguese before English. */
const MESES: readonly (readonly string[])[] = [
  ['JAN'],
  ['FEV', 'FEB'],
  ['MAR'],
  ['ABR', 'APR'],
  ['MAI', 'MAY'],
  ['JUN'],
  ['JUL'],
  ['AGO', 'AUG'],
  ['SET', 'SEP'],
  ['OUT', 'OCT'],
  ['NOV'],
  ['DEZ', 'DEC'],
]

/** A digit, or a letter a reader takes one for. */
const D = '[0-9OQDILSZBG|]'
/** A day before a month's name: without a figure it would be the end of any word. */
const DIA = `${D}[0-9]|[0-9]${D}?`
/**
 * What stands between two numbers, whatever the reader made of it; for short years a mark, never a gap alone. Before a
 * whole date a frame may be read as one digit more.
 */
const MARCA = String.raw`\s?[/.,\-–—_:\\]\s?`
const VAO = `(?:${MARCA}|\\s)`
const NUMERICAS = [
  new RegExp(`(${D}{2})${VAO}(${D}{2})${VAO}(${D}{4})(?!${D})`, 'g'),
  new RegExp(`(?<!${D}|${D}[/.-])(${D}{2})${MARCA}(${D}{2})${MARCA}(${D}{2})(?!${D}|[/.-]${D})`, 'g'),
]
const POR_EXTENSO = new RegExp(
  String.raw`(?<![0-9])(${DIA})[º°]?(?:${MARCA}|\s*)(?:DE\s+)?([A-Z0-9]{3})[A-Z]{0,6}(?:${MARCA}|\s*)(?:DE\s+)?(${D}{4}|${D}{2})(?![0-9])`,
  'g',
)

/** Short years from this one on are of the last century. */
const SECULO_PASSADO = 45

interface DataLida {
  readonly dia: string
  readonly mes: string
  /** Two or four digits. */
  readonly ano: string
}

function lidasEm(texto: string): DataLida[] {
  const limpo = semAcentos(texto)
  const numericas = NUMERICAS.flatMap((padrao) => Array.from(limpo.matchAll(padrao))).map(
    ([, dia = '', mes = '', ano = '']) => ({ dia, mes: comoDigitos(mes), ano }),
  )
  const porExtenso = Array.from(limpo.matchAll(POR_EXTENSO), ([, dia = '', mes = '', ano = '']) => ({
    dia,
    mes: mesDe(mes),
    ano,
  }))
  return [...numericas, ...porExtenso].map(({ dia, mes, ano }) => ({
    dia: comoDigitos(dia).padStart(2, '0'),
    mes,
    ano: comoDigitos(ano),
  }))
}

/** 'JAN', 'SETEMBRO' cut to three; a digit in it stands for the letter it looks like. */
function mesDe(nome: string): string {
  const letras = nome.replace(/[0156]/g, (digito) => ({ 0: 'O', 1: 'I', 5: 'S', 6: 'G' })[digito] ?? digito)
  const mes = MESES.findIndex((nomes) => nomes.includes(letras)) + 1
  return mes === 0 ? '' : String(mes).padStart(2, '0')
}

const porInteiro = ({ dia, mes, ano }: DataLida): string => {
  const anos = ano.length === 4 ? ano : `${Number(ano) >= SECULO_PASSADO ? '19' : '20'}${ano}`
  return `${anos}-${mes}-${dia}`
}

function existe(iso: string): boolean {
  const instante = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(instante.getTime()) && instante.toISOString().startsWith(iso) && iso >= '1900'
}

/** Dates in a text, as YYYY-MM-DD; impossible days are left out. */
export const datasEm = (texto: string): string[] => [
  ...new Set(lidasEm(texto).map(porInteiro).filter(existe)),
]

/**
 * Whether a text says this date (YYYY-MM-DD), also where its short year could be of another century, or where all its
 * digits stand in their order and only what is between them was misread.
 */
export const dizData = (texto: string, data: string): boolean =>
  semMarcas(data).test(comoDigitos(texto).replace(/[^0-9A-Z]/g, '')) ||
  lidasEm(texto).some(
    ({ dia, mes, ano }) => data.endsWith(`-${mes}-${dia}`) && data.slice(0, 4).endsWith(ano),
  )

/** A bar is lost, or read as one digit more; typewriters leave gaps between digits too. */
function semMarcas(data: string): RegExp {
  const [ano, mes, dia] = data.split('-')
  return new RegExp(`${dia}[17]?${mes}[17]?${ano}`)
}
