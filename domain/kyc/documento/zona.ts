import { digitoDaMrz, digitosDaZona, limpa } from './mrz.ts'
import { maisParecido } from '../texto/semelhantes.ts'
import type { Juizo, Titular } from './titular.ts'
import { comoDigitos, distancia, semAcentos } from '../texto/texto-lido.ts'

/**
 * What a machine-readable zone says of the holder. A poorly read zone says nothing: a contradiction must be more than
 * misreading explains.
 */
export interface JuizosDaZona {
  readonly nome: Juizo
  readonly cpf: Exclude<Juizo, 'contradiz'>
  readonly data_nascimento: Juizo
}

/** Letters of a date and its check digit that may be lost, added or misread, and from which on it is another date. */
const DATA_QUASE = 1
const OUTRA_DATA = 3

/** Letters of a TD1 line (ICAO Doc 9303 part 5): of another length, some were lost or added. */
const LETRAS_DA_LINHA = 30

/** Second line of the zone: birth date, its check digit, sex, expiry, its check digit, as far as they were read. */
const SEGUNDA = /^([0-9A-Z]{6})([0-9A-Z])([A-Z0-9<])[0-9A-Z<]{6}[0-9A-Z<][A-Z0-9<]{2,}/

/**
 * Where the sex stands in a line that lost and gained no letter before it: one that did may have any check digit
 * right.
 */
const SEXO = /[MFX<]/

export function julgarZona(linhas: readonly string[], { nome, cpf, data_nascimento }: Titular): JuizosDaZona {
  const limpas = linhas.filter((linha) => linha.includes('<')).map(limpa)
  return {
    nome: juizoDoNome(limpas, nome),
    cpf: limpas.some((linha) => maisParecido(comoDigitos(linha), cpf, 1)) ? 'confirma' : 'ausente',
    data_nascimento: juizoDaData(limpas, data_nascimento),
  }
}

function juizoDaData(linhas: readonly string[], data: string): Juizo {
  const campo = data.slice(2).replaceAll('-', '')
  const esperada = `${campo}${digitoDaMrz(campo)}`
  const erros = linhas.flatMap((linha) => {
    const [, lida, digito, sexo] = SEGUNDA.exec(linha) ?? []
    if (lida === undefined || digito === undefined || sexo === undefined) return []
    const lidos = digitosDaZona(`${lida}${digito}`)
    const diferentes = distancia(lidos, esperada)
    // A letter that looks like no digit counts as misread: it may still confirm a date, but cannot deny one.
    if (!/^\d{7}$/.test(lidos) || !SEXO.test(sexo)) return diferentes <= DATA_QUASE ? [diferentes] : []
    const certa = digitoDaMrz(lidos.slice(0, 6)) === lidos.slice(6)
    if (certa) return [diferentes > DATA_QUASE ? OUTRA_DATA : diferentes]
    // Its check digit is wrong. In a line of another length letters were lost or added, so that date is not held
    // against anybody.
    return [linha.length === LETRAS_DA_LINHA ? diferentes : Math.min(diferentes, OUTRA_DATA - 1)]
  })
  const menos = Math.min(...erros)
  if (menos <= DATA_QUASE) return 'confirma'
  return erros.length > 0 && menos >= OUTRA_DATA ? 'contradiz' : 'ausente'
}

/** A zone's line of names: surnames, two fillers, given names. */
const NOMES = /^[A-Z]{2,}(?:<[A-Z]+)*<<[A-Z]{2,}(?:<[A-Z]+)*<*$/

/**
 * The zone cuts long names and puts surnames first: the holder's first name and last surname are looked up in it, in no
 * order. Both are the same name, neither of them is another one, and one alone may be misread.
 */
function juizoDoNome(linhas: readonly string[], nome: string): Juizo {
  const palavras = semAcentos(nome).split(/[^A-Z]+/)
  const pontas = [palavras.at(0) ?? '', palavras.at(-1) ?? '']
  const achadas = linhas
    .filter((linha) => NOMES.test(linha))
    .map((linha) => pontas.filter((ponta) => maisParecido(linha, ponta, ponta.length / 4) !== null).length)
  if (achadas.length === 0) return 'ausente'
  const mais = Math.max(...achadas)
  if (mais === pontas.length) return 'confirma'
  return mais === 0 ? 'contradiz' : 'ausente'
}
