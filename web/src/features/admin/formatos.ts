import { emSaoPaulo } from '#domain/base/em-sao-paulo.ts'

const HORA = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** '21/11/2026 13:05' in São Paulo; a dash for what did not happen. */
export const instante = (iso: string | null): string => (iso ? emSaoPaulo(iso) : '—')
/** '13:05:09' in São Paulo. */
export const hora = (iso: string): string => HORA.format(new Date(iso))
/** 'R$ 150,00' from reais. */
export const reais = (valor: number): string => REAIS.format(valor)
/** '48,6%' from 48.6; a dash where there is nothing of which it could be a part. */
export const porcento = (valor: number, de = 1): string =>
  de === 0 ? '—' : `${valor.toLocaleString('pt-BR')}%`
