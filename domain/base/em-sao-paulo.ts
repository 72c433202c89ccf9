import { sobDemanda } from './sob-demanda.ts'

const quando = sobDemanda(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'America/Sao_Paulo',
    }),
)

/** An ISO instant as people read it, in São Paulo's time: 'dd/mm/aaaa hh:mm' (P §9). */
export const emSaoPaulo = (iso: string): string => quando().format(new Date(iso)).replace(',', '')

/** Only the day of it: 'dd/mm/aaaa'. */
export const diaEmSaoPaulo = (iso: string): string => emSaoPaulo(iso).split(' ')[0] ?? ''

const porExtenso = sobDemanda(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'America/Sao_Paulo',
    }),
)

/** The same with the month written out, as on a document: '20 de novembro de 2026 às 09:00'. */
export const porExtensoEmSaoPaulo = (iso: string): string => porExtenso().format(new Date(iso))
