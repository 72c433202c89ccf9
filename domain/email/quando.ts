const QUANDO = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** An ISO instant as people read it: '20/11/2026, 12:30'. */
export const emSaoPaulo = (em: string): string => QUANDO.format(new Date(em))
