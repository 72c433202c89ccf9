const DATA_E_HORA = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
const HORA = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' })

/** An ISO instant as the person's own clock shows it: 'dd/mm/aaaa hh:mm' (P §9). */
export const dataEHora = (iso: string): string => DATA_E_HORA.format(new Date(iso)).replace(',', '')

/** Only the time of day: 'hh:mm'. */
export const soHora = (iso: string): string => HORA.format(new Date(iso))

const DATA = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' })
/** Only the day: 'dd/mm/aaaa'. */
export const soData = (iso: string): string => DATA.format(new Date(iso))
