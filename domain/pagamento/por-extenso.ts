import { formatarReais } from './precos.ts'

/** Amounts in words, as a receipt writes them beside the figures. */

const ATE_DEZENOVE =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  )
const DEZENAS = ',,vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa'.split(',')
const CENTENAS =
  ',cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos'.split(',')

function ateMil(n: number): string {
  if (n === 100) return 'cem'
  if (n < 20) return ATE_DEZENOVE[n] ?? ''
  const [inteiro, nome] =
    n < 100 ? [10, DEZENAS[Math.floor(n / 10)] ?? ''] : [100, CENTENAS[Math.floor(n / 100)] ?? '']
  return n % inteiro === 0 ? nome : `${nome} e ${ateMil(n % inteiro)}`
}

/** A whole number from 0 to 999,999. */
export function inteiroPorExtenso(n: number): string {
  if (n < 1000) return ateMil(n)
  const milhares = Math.floor(n / 1000)
  const resto = n % 1000
  const mil = milhares === 1 ? 'mil' : `${ateMil(milhares)} mil`
  if (resto === 0) return mil
  // Before a last part of one word it says 'e': mil e cem, mil e vinte; not mil cento e vinte.
  return resto < 100 || resto % 100 === 0 ? `${mil} e ${ateMil(resto)}` : `${mil} ${ateMil(resto)}`
}

const quantia = (n: number, um: string, muitos: string): string =>
  `${inteiroPorExtenso(n)} ${n === 1 ? um : muitos}`

/** 'cento e cinquenta reais e dez centavos' of 15,010 cents; up to what a payment may be (P §9). */
export function reaisPorExtenso(centavos: number): string {
  const reais = Math.floor(centavos / 100)
  const resto = centavos % 100
  if (resto === 0) return quantia(reais, 'real', 'reais')
  const emCentavos = quantia(resto, 'centavo', 'centavos')
  return reais === 0 ? emCentavos : `${quantia(reais, 'real', 'reais')} e ${emCentavos}`
}

/** In figures, and in words between brackets. */
export const dinheiroEscrito = (centavos: number): string =>
  `${formatarReais(centavos)} (${reaisPorExtenso(centavos)})`
