import { erroDoCpf } from '../../base/campos.ts'
import { comoDigitos, semAcentos } from '../texto/texto-lido.ts'

interface Mrz {
  /** Empty when its check digit is wrong. */
  readonly serie: string
  /** The optional data of line 1: a CIN's CPF, a CNH's register. */
  readonly numero?: string
  readonly data_nascimento?: string
  readonly data_validade?: string
  /** At most 30 letters: a long name is cut. */
  readonly nome?: string
  readonly sexo?: 'M' | 'F'
}

const PESOS = [7, 3, 1]
/** Digits of a CPF and of a licence's register. */
const NUMERO = 11

/** Check digit of ICAO Doc 9303 part 3 §4.9. */
export function digitoDaMrz(campo: string): string {
  const soma = Array.from(campo).reduce((total, letra, i) => {
    const valor = letra === '<' ? 0 : /\d/.test(letra) ? Number(letra) : letra.charCodeAt(0) - 55
    return total + valor * (PESOS[i % 3] ?? 0)
  }, 0)
  return String(soma % 10)
}

export const limpa = (texto: string): string =>
  semAcentos(texto)
    .replace(/[«‹]/g, '<')
    .replace(/[^A-Z0-9<]/g, '')

/** In its digit fields the zone's plain 7 is often read as a T. */
export const digitosDaZona = (texto: string): string => comoDigitos(texto).replaceAll('T', '7')

/** Line 1: the document's kind, then the country within its first letters. */
const PRIMEIRA = /^[A-Z0-9|<]{1,3}?[B8]RA(?=[A-Z0-9<]{15})/

/**
 * The machine-readable zone (TD1) among read lines, or null. A number or date with a wrong check digit is left out, so
 * that a misread zone gives less rather than something wrong; a CPF has check digits of its own.
 */
export function lerMrz(linhas: readonly string[], hoje: string): Mrz | null {
  const limpas = linhas.map(limpa)
  const primeira = limpas.find((linha) => PRIMEIRA.test(linha))?.replace(PRIMEIRA, '') ?? ''
  const serie = primeira && serieDe(primeira)
  const numero = numeroDe(primeira.slice(10), serie !== '')
  const datas = limpas.map((linha) => lerDatas(linha, hoje)).find((lidas) => lidas !== null)
  if (!serie && !numero && !datas) return null
  const nomes = limpas.find((linha) => /^[A-Z]+(<[A-Z]+)*<<[A-Z]+/.test(linha) && !PRIMEIRA.test(linha))
  return {
    serie,
    ...(numero && { numero }),
    ...datas,
    ...(nomes && { nome: nomeDe(nomes) }),
  }
}

/** As read, or with look-alike letters put right; whichever its check digit confirms. */
function serieDe(corpo: string): string {
  const lida = corpo.slice(0, 9)
  const digito = comoDigitos(corpo.slice(9, 10))
  const certa = [lida, comoDigitos(lida)].find((serie) => digitoDaMrz(serie) === digito)
  return certa?.replaceAll('<', '') ?? ''
}

/**
 * The filler around the number may be misread as digits: where the line's check digit holds, the number is what comes
 * first; otherwise only a CPF is certain, by its own check digits.
 */
function numeroDe(opcional: string, confirmada: boolean): string | undefined {
  const digitos = /^<*(\d*)/.exec(comoDigitos(opcional))?.[1] ?? ''
  const janelas = Array.from({ length: Math.max(0, digitos.length - NUMERO + 1) }, (_, i) =>
    digitos.slice(i, i + NUMERO),
  )
  return janelas.find((numero) => erroDoCpf(numero) === null) ?? (confirmada ? janelas[0] : undefined)
}

/** Line 2: birth, its digit, sex, expiry, its digit, nationality; a digit may be read twice before it. */
const SEGUNDA =
  /([0-9OQDILSBZGT]{6})([0-9OQDILSBZGT])([A-Z<])([0-9OQDILSBZGT<]{6})([0-9OQDILSBZGT<])[0-9A-Z]?[B8]RA/

/** The holder's nationality, where a line is the zone's second one. */
export const nacionalidadeDaMrz = (linha: string): string | undefined =>
  SEGUNDA.test(limpa(linha)) ? 'BRA' : undefined

function lerDatas(
  linha: string,
  hoje: string,
): Pick<Mrz, 'data_nascimento' | 'data_validade' | 'sexo'> | null {
  const [, nascimento, dn, sexo, validade, dv] = SEGUNDA.exec(linha) ?? []
  if (!nascimento || !validade) return null
  const seculo = (ano: string, futuro: boolean): string =>
    !futuro && `20${ano}` > hoje.slice(0, 4) ? `19${ano}` : `20${ano}`
  const data = (campo: string, digito: string | undefined, futuro: boolean): string | undefined => {
    const d = digitosDaZona(campo)
    if (d.includes('<') || digitoDaMrz(d) !== digitosDaZona(digito ?? '')) return undefined
    return `${seculo(d.slice(0, 2), futuro)}-${d.slice(2, 4)}-${d.slice(4, 6)}`
  }
  const data_nascimento = data(nascimento, dn, false)
  const data_validade = data(validade, dv, true)
  return {
    ...(data_nascimento && { data_nascimento }),
    ...(data_validade && { data_validade }),
    ...((sexo === 'M' || sexo === 'F') && { sexo }),
  }
}

/** 'ARAUJO<<MARIA<APARECIDA' → 'MARIA APARECIDA ARAUJO'. */
function nomeDe(linha: string): string {
  const [sobrenomes = '', nomes = ''] = linha.split('<<')
  return `${nomes} ${sobrenomes}`.replaceAll('<', ' ').replace(/\s+/g, ' ').trim()
}
