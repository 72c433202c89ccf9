/** The product's name, as the sender signs. */
export const MARCA = 'Acolhe'

/** Under every message (P §1): who answers for the product, in one sentence. */
export const RODAPE =
  'O Acolhe é licenciado e regulado pela agência nacional reguladora da saúde. Seus dados são protegidos pela LGPD.'

/** Nobody reads what is answered to the sender's address. */
export const NAO_RESPONDA = 'Esta é uma mensagem automática. Não responda a este e-mail.'

/** Whose mailbox this is: who has several sees which account a message is about (D §3, the recipient's e-mail). */
export const enviadoPara = (endereco: string): string => `Enviada para ${endereco}.`
