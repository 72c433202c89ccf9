import { sobDemanda } from '../base/sob-demanda.ts'

/** Prices and money arithmetic (P §9, D §9). Every amount is an integer of cents of BRL. */
export const PRECOS = {
  consulta: 15_000,
  repasse: 10_000,
  plataforma: 5_000,
} as const

export const MOEDA = 'brl'
export const VERSAO_DE_PRECOS = '2.0.1'

/** Amounts a payment may have. */
const VALOR_MINIMO = 50
const VALOR_MAXIMO = 99_999_999

/** Processing fee: 3.9 % of the total, rounded to the nearest cent. */
export const taxaDeProcessamento = (total: number): number => Math.round((total * 39) / 1000)

/** What is left of the total after the processing fee. */
export const valorLiquido = (total: number): number => total - taxaDeProcessamento(total)

/** Whether an amount in cents may be charged: a whole number from 50 to 99,999,999. */
export const valorValido = (centavos: number): boolean =>
  Number.isInteger(centavos) && centavos >= VALOR_MINIMO && centavos <= VALOR_MAXIMO

const reais = sobDemanda(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))

/** Cents as a person reads them, with the no-break space (U+00A0) that keeps 'R$' beside its number. */
export const formatarReais = (centavos: number): string => reais().format(centavos / 100)
