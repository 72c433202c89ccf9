/** Why nothing is mailed to a person's address any more: it came back, or they marked a message as unwanted. */
export const MOTIVOS_DO_EMAIL_DEVOLVIDO = ['devolvido', 'reclamado'] as const
export type MotivoDoEmailDevolvido = (typeof MOTIVOS_DO_EMAIL_DEVOLVIDO)[number]
