import { erroDoCpf } from '../../base/campos.ts'
import { UFS } from '../../base/crm.ts'
import { datasEm } from './datas-lidas.ts'
import { comoDigitos, comoLetras, compacto, semAcentos } from './texto-lido.ts'

/** Numbers and issuers as they are printed on identity documents. */

/** A CPF whose check digits are right. */
export function cpfEm(texto: string): string | undefined {
  return Array.from(
    // Whatever a point or a hyphen was read as: the check digits tell.
    comoDigitos(texto).matchAll(/\d{3}[^\dA-Z]{0,2}\d{3}[^\dA-Z]{0,2}\d{3}[^\dA-Z]{0,3}\d{2}/g),
    ([achado]) => achado.replace(/\D/g, ''),
  ).find((cpf) => erroDoCpf(cpf) === null)
}

/** A CPF written as one: in groups, so that no other number of eleven digits is taken for it. */
export const cpfFormatadoEm = (texto: string): string | undefined => {
  const escrito = /\d{3}[^\dA-Z]{1,2}\d{3}[^\dA-Z]{1,2}\d{3}[^\dA-Z]{1,3}\d{2}/.exec(comoDigitos(texto))?.[0]
  return escrito && cpfEm(escrito)
}

/**
 * Whether a licence's register has its check digits: the first weighs the nine digits 9 to 1, the second 1 to 9, mod
 * 11, ten counting as zero; when the first was ten the second is two less (RENACH, Portaria DENATRAN 15/2006).
 */
export function registroValido(registro: string): boolean {
  if (!/^\d{11}$/.test(registro) || /^(\d)\1+$/.test(registro)) return false
  const nove = Array.from(registro.slice(0, 9), Number)
  const resto = (peso: (i: number) => number): number =>
    nove.reduce((total, digito, i) => total + digito * peso(i), 0) % 11
  const primeiro = resto((i) => 9 - i)
  const segundo = resto((i) => i + 1) - (primeiro === 10 ? 2 : 0)
  const digito = (valor: number): number => ((valor + 11) % 11) % 10
  return registro.slice(9) === `${digito(primeiro)}${digito(segundo)}`
}

/**
 * A register of nine to eleven digits in one piece; one digit too many is taken out where the check digits then hold.
 */
export function registroEm(texto: string): string | undefined {
  const pecas = comoDigitos(texto).match(/(?<!\d)\d{9,12}(?!\d)/g) ?? []
  const certa = pecas.flatMap((peca) => (peca.length === 12 ? semUm(peca) : [peca])).find(registroValido)
  return certa ?? pecas.find((peca) => peca.length <= 11)
}

const semUm = (peca: string): string[] => Array.from(peca, (_, i) => peca.slice(0, i) + peca.slice(i + 1))

/**
 * An RG, points and hyphen gone. States print 7 to 13 digits, in groups of three or in one piece, some with a hyphen
 * before the last (SP's may be an X), Minas Gerais with its letters in front; five digits are the oldest.
 */
export function rgEm(texto: string): string | undefined {
  const achado = /(?:^|\s)([A-Z]{0,2}-?\d[\d., ]{3,}\d(?:\s?-\s?[\dX]{1,2})?)/.exec(semAcentos(texto))?.[1]
  const limpo = achado?.replace(/[^\dA-Z]/g, '')
  return limpo && /^[A-Z]{0,2}\d{5,14}X?$/.test(limpo) ? limpo : undefined
}

/** An RG in its usual form, wherever it stands: 28.345.671-9. */
export const rgFormatadoEm = (texto: string): string | undefined =>
  /(?<![\d.])\d{1,2}\.\d{3}\.\d{3}-[\dX](?![\d.])/.exec(semAcentos(texto))?.[0].replace(/[.-]/g, '')

/** An RG that has a line to itself: no date, no CPF, no words around it. */
export const rgSoltoEm = (texto: string): string | undefined => {
  const sozinho = semAcentos(texto).replace(/^[^A-Z\d]+|[^A-Z\d]+$/g, '')
  const numero = /^(?:[A-Z]{2}-?)?\d[\d.,]{4,}(?:-[\dX]{1,2})?$/.test(sozinho) ? rgEm(sozinho) : undefined
  return numero && !cpfFormatadoEm(sozinho) && !/^\d{2}\.\d{2}\.\d{4}$/.test(sozinho) ? numero : undefined
}

/**
 * Whatever number a card has when neither label nor form tells which: seven digits or more, no date, no CPF, no law, no
 * line for machines. It says that there is one, and proves nothing.
 */
export const numeroQualquerEm = (texto: string): string | undefined => {
  const limpo = semAcentos(texto)
  if (limpo.includes('<') || /\bLEI\b/.test(limpo) || datasEm(limpo).length > 0 || cpfFormatadoEm(limpo))
    return undefined
  const achado = /(?<![\d/])\d(?:[.,-]?\d){6,10}(?:-?[\dX])?(?![\d/])/.exec(limpo)?.[0]
  return achado?.replace(/[^\dX]/g, '')
}

const ORGAOS =
  'SSPDS|SESPDS|SEJUSP|SESP|SPTC|SSP|SDS|SJS|DGPC|POLITEC|ITEP|IGP|IFP|IIRGD|DIC|DETRAN|DPF|CBM|MAER|PC|PM|MD|MB'
const UF = UFS.join('|')
const EMISSOR = new RegExp(`\\b(${ORGAOS})[\\s/.,-]{0,3}(${UF})\\b`)
/** Under its label any short word before a state is an issuer: new ones come up. */
const ROTULADO = new RegExp(`^\\W*([A-Z]{2,8})[\\s/.,-]{1,3}(${UF})\\W*$`)

interface Emissor {
  readonly orgao: string
  readonly uf: string
}

const emissor =
  (padrao: RegExp) =>
  (texto: string): Emissor | undefined => {
    const [, orgao, uf] = padrao.exec(semAcentos(texto)) ?? []
    return orgao && uf ? { orgao, uf } : undefined
  }

/** An issuer and its state: 'SSP SP', 'DETRAN/RJ'. */
export const emissorEm = emissor(EMISSOR)
/** What stands under the issuer's label: a word of letters, whatever they were read as. */
export const emissorRotuladoEm = (texto: string): Emissor | undefined =>
  emissorEm(texto) ?? emissorEm(comoLetras(texto)) ?? emissor(ROTULADO)(texto)

const ORGAO = new RegExp(`^\\W*(${ORGAOS})(?:\\W|$)`)

/** An issuer whose state was misread: 'SSP-DE'. */
export const orgaoRotuladoEm = (texto: string): string | undefined =>
  ORGAO.exec(comoLetras(semAcentos(texto)))?.[1]

const ESTADOS: Readonly<Record<string, string>> = {
  ACRE: 'AC',
  ALAGOAS: 'AL',
  AMAPA: 'AP',
  AMAZONAS: 'AM',
  BAHIA: 'BA',
  CEARA: 'CE',
  DISTRITOFEDERAL: 'DF',
  ESPIRITOSANTO: 'ES',
  GOIAS: 'GO',
  MARANHAO: 'MA',
  MATOGROSSO: 'MT',
  MATOGROSSODOSUL: 'MS',
  MINASGERAIS: 'MG',
  PARA: 'PA',
  PARAIBA: 'PB',
  PARANA: 'PR',
  PERNAMBUCO: 'PE',
  PIAUI: 'PI',
  RIODEJANEIRO: 'RJ',
  RIOGRANDEDONORTE: 'RN',
  RIOGRANDEDOSUL: 'RS',
  RONDONIA: 'RO',
  RORAIMA: 'RR',
  SANTACATARINA: 'SC',
  SAOPAULO: 'SP',
  SERGIPE: 'SE',
  TOCANTINS: 'TO',
}

/**
 * The state of a card's heading: 'GOVERNO DO ESTADO DE SANTA CATARINA', 'ESTADO: SC', 'GOVERNO DO DISTRITO FEDERAL'.
 */
export function ufDoTituloEm(texto: string): string | undefined {
  const [, nome = ''] =
    /(?:ESTADO|GOVERNODO(?=DISTRITO))(?:D[AEO](?!$))?([A-Z]+)$/.exec(compacto(texto)) ?? []
  return UFS.find((uf) => uf === nome) ?? ESTADOS[nome]
}

const LUGAR = new RegExp(`[A-Z]{3,}[\\s/,.-]{1,3}(${UF})(?:[\\s,.-]+\\d|\\W*$)`)

/** The state of a place: 'CAXIAS DO SUL RS 17/01/2025', 'CURITIBA/PR'. */
export const ufDoLugarEm = (texto: string): string | undefined => LUGAR.exec(semAcentos(texto))?.[1]
