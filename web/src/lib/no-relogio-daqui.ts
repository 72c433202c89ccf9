const DATA_E_HORA = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
const HORA = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' })

/** An ISO instant as the person's own clock shows it: 'dd/mm/aaaa hh:mm' (P §9). */
export const dataEHora = (iso: string): string => DATA_E_HORA.format(new Date(iso)).replace(',', '')

/** Only the time of day: 'hh:mm'. */
export const soHora = (iso: string): string => HORA.format(new Date(iso))

/** A wait as it is told: whole minutes, one at least. */
export function emMinutos(segundos: number): string {
  const inteiros = Math.max(1, Math.ceil(segundos / 60))
  return `${inteiros} ${inteiros === 1 ? 'minuto' : 'minutos'}`
}
