/** Where a person reaches the clinic; placeholders until it has its own (P §2.3). */
export const CONTATO = { email: 'contato@acolhe.example', telefone: '(00) 0000-0000' } as const

/** What a text calls 'o suporte': a mail to the clinic, with its subject. */
export const mailDoSuporte = (assunto: string): string =>
  `mailto:${CONTATO.email}?subject=${encodeURIComponent(assunto)}`
