const DATA = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** An ISO instant as documents state it, in São Paulo's time: 'dd/mm/aaaa hh:mm' (P §9). */
export const quando = (iso: string): string => DATA.format(new Date(iso)).replace(',', '')
