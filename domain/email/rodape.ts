/** The product's name, as the sender signs. */
export const MARCA = 'Acolhe'

const LGPD = 'Seus dados são protegidos pela LGPD.'

/** Footer of every message (P §1): who answers for the product; with the claim only where the stage can prove it. */
export const rodapeCom = (agencia: boolean): string =>
  agencia ? `O Acolhe é licenciado e regulado pela agência nacional reguladora da saúde. ${LGPD}` : LGPD

/** Answers to the sender's address are not read. */
export const NAO_RESPONDA = 'Esta é uma mensagem automática. Não responda a este e-mail.'

/** The recipient's address in the footer: somebody with several accounts sees which one a message is about (D §3). */
export const enviadoPara = (endereco: string): string => `Enviada para ${endereco}.`
