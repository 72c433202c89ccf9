/** Placeholders until the clinic has its own (P §2.3). */
export const CONTATO = { email: 'contato@acolhe.example', telefone: '(00) 0000-0000' } as const
