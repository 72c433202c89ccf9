/** Why nothing is mailed to a person's address any more: it came back, or they marked a message as unwanted. */
export const MOTIVOS_DA_DEVOLUCAO = ['devolvido', 'reclamado'] as const
export type MotivoDaDevolucao = (typeof MOTIVOS_DA_DEVOLUCAO)[number]
