/** The product's name, as the sender signs. */
export const MARCA = 'Acolhe'

/** Under every message (P §1): who answers for the product, in one sentence. */
export const RODAPE =
  'O Acolhe é licenciado e regulado pela agência nacional reguladora da saúde. Seus dados são protegidos pela LGPD.'

/** Nobody reads what is answered to the sender's address. */
export const NAO_RESPONDA = 'Esta é uma mensagem automática. Não responda a este e-mail.'
