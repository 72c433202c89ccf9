/** What a person reads when the card was not authorised, by the provider's code: what happened, and what to do. */
const FRASES: Readonly<Record<string, string>> = {
  insufficient_funds: 'O cartão não tem limite disponível. Tente outro cartão.',
  expired_card: 'O cartão está vencido. Confira a validade ou tente outro cartão.',
  incorrect_cvc: 'O código de segurança não confere. Confira e tente novamente.',
  invalid_cvc: 'O código de segurança não confere. Confira e tente novamente.',
  incomplete_cvc: 'O código de segurança está incompleto. Confira e tente novamente.',
  incorrect_number: 'O número do cartão não confere. Confira e tente novamente.',
  invalid_number: 'O número do cartão não confere. Confira e tente novamente.',
  incomplete_number: 'O número do cartão está incompleto. Confira e tente novamente.',
  invalid_expiry_month: 'A validade não confere. Confira o mês e o ano e tente novamente.',
  invalid_expiry_year: 'A validade não confere. Confira o mês e o ano e tente novamente.',
  incomplete_expiry: 'A validade está incompleta. Confira e tente novamente.',
  processing_error: 'O banco não respondeu agora. Nada foi cobrado. Tente novamente em alguns instantes.',
  authentication_required: 'O banco pediu a sua confirmação e ela não foi concluída. Tente novamente.',
  payment_intent_authentication_failure:
    'O banco pediu a sua confirmação e ela não foi concluída. Tente novamente.',
  card_not_supported: 'Este cartão não é aceito para este tipo de compra. Tente outro cartão.',
  card_velocity_exceeded: 'O limite de uso do cartão foi atingido. Tente outro cartão.',
  test_mode_live_card: 'Este é um ambiente de teste: use um dos cartões de teste.',
}

/** A lost or stolen card gets the same words as any other refusal: the bank tells its holder, not we. */
const RECUSADO = 'O cartão foi recusado pelo banco. Tente outro cartão.'

/** The sentence of a decline code (or error code) of the card provider; null or unknown is a plain refusal. */
export const fraseDaRecusa = (codigo: string | null | undefined): string =>
  codigo && Object.hasOwn(FRASES, codigo) ? (FRASES[codigo] ?? RECUSADO) : RECUSADO

const MOTIVOS: Readonly<Record<string, string>> = {
  card_declined: 'Recusado pelo banco',
  generic_decline: 'Recusado pelo banco',
  do_not_honor: 'Recusado pelo banco',
  insufficient_funds: 'Sem limite disponível',
  expired_card: 'Cartão vencido',
  lost_card: 'Cartão perdido',
  stolen_card: 'Cartão roubado',
  processing_error: 'Banco sem resposta',
  capture_charge_authorization_expired: 'Retenção vencida',
  charge_expired_for_capture: 'Retenção vencida',
  retencao_perdida: 'Retenção perdida',
}

/** Whether the hold was gone when the capture came: nobody's bank refused anything. */
export const reservaTerminou = (codigo: string): boolean =>
  ['capture_charge_authorization_expired', 'charge_expired_for_capture', 'retencao_perdida'].includes(codigo)

/** Why a capture was refused, for an administrator: in a few words, with the card provider's own code to look it up. */
export function motivoDaRecusa(codigo: string): string {
  const motivo = Object.hasOwn(MOTIVOS, codigo) ? MOTIVOS[codigo] : undefined
  return motivo ? `${motivo} (${codigo})` : codigo
}
