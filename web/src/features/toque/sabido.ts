import { SABIDO } from '#domain/toque/textos-das-telas.ts'

/** Read by `web/public/sem-rede.js`, where there is no network: in this tab alone, and gone with it. */
const CHAVE = 'acolhe:sabido'

/** Remembers how a consultation that is waited for stood when it was last read. */
export const lembrar = (status: keyof typeof SABIDO, agora: Date): void =>
  sessionStorage.setItem(CHAVE, JSON.stringify({ frase: SABIDO[status], em: agora.toISOString() }))

export const esquecer = (): void => sessionStorage.removeItem(CHAVE)
