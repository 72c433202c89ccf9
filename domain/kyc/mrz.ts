import { comoDigitos, semAcentos } from './texto-lido.ts'

export interface Mrz {
  readonly serie: string
  /** The optional data of line 1: a CIN's CPF, a CNH's register. */
  readonly numero?: string
  readonly data_nascimento?: string
  readonly data_validade?: string
  readonly nome?: string
  readonly sexo?: 'M' | 'F'
}

const PESOS = [7, 3, 1]

/** Check digit of ICAO Doc 9303 part 3 §4.9. */
export function digitoDaMrz(campo: string): string {
  const soma = Array.from(campo).reduce((total, letra, i) => {
    const valor = letra === '<' ? 0 : /\d/.test(letra) ? Number(letra) : letra.charCodeAt(0) - 55
    return total + valor * (PESOS[i % 3] ?? 0)
  }, 0)
  return String(soma % 10)
}

const limpa = (texto: string): string =>
  semAcentos(texto)
    .replace(/[«‹]/g, '<')
    .replace(/[^A-Z0-9<]/g, '')

/**
 * The machine-readable zone (TD1) among read lines, or null. A number or date whose check digit is wrong is left out,
 * so a misread zone gives less, never something else.
 */
export function lerMrz(linhas: readonly string[], hoje: string): Mrz | null {
  const limpas = linhas.map(limpa)
  const inicio = limpas.findIndex((linha) => /^(I|ID|DL|D)<?BRA[A-Z0-9<]{15,}$/.test(linha))
  const primeira = limpas[inicio]
  if (!primeira) return null
  const corpo = primeira.slice(primeira.indexOf('BRA') + 3)
  const serie = corpo.slice(0, 9)
  if (digitoDaMrz(serie) !== comoDigitos(corpo.slice(9, 10))) return null
  const numero = comoDigitos(corpo.slice(10).split('<')[0] ?? '')
  const resto = limpas.slice(inicio + 1)
  const datas = resto.map((linha) => lerDatas(linha, hoje)).find((lidas) => lidas !== null)
  const nomes = resto.find((linha) => /^[A-Z]+(<[A-Z]+)*<<[A-Z]+/.test(linha))
  return {
    serie: serie.replaceAll('<', ''),
    ...(/^\d{5,15}$/.test(numero) && { numero }),
    ...datas,
    ...(nomes && { nome: nomeDe(nomes) }),
  }
}

function lerDatas(
  linha: string,
  hoje: string,
): Pick<Mrz, 'data_nascimento' | 'data_validade' | 'sexo'> | null {
  const [, nascimento, dn, sexo, validade, dv] =
    /^([0-9OILSBZ]{6})([0-9OILSBZ])([MF<])([0-9OILSBZ]{6})([0-9OILSBZ])BRA/.exec(linha) ?? []
  if (!nascimento || !validade) return null
  const seculo = (ano: string, futuro: boolean): string =>
    !futuro && `20${ano}` > hoje.slice(0, 4) ? `19${ano}` : `20${ano}`
  const data = (campo: string, digito: string | undefined, futuro: boolean): string | undefined => {
    const d = comoDigitos(campo)
    if (digitoDaMrz(d) !== comoDigitos(digito ?? '')) return undefined
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
