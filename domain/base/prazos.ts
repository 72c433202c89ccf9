/**
 * Every duration the product's rules use, in one table, in milliseconds.
 * All are stage settings; these are the defaults. A timer never trusts one scheduler: a reconciler performs the same
 * idempotent act (docs/especificacao/estados.md).
 */
const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO
const HORA = 60 * MINUTO
const DIA = 24 * HORA

/** Milliseconds by name. The source of each is a comment and not data, because every function carries this table. */
const MS = {
  /** estados §3: pending → expired. */
  consulta_sem_pagamento: 60 * MINUTO,
  /** estados §3: queued → expired. */
  consulta_na_fila: 15 * MINUTO,
  /** estados §3: assigned → queued. */
  medico_fora_da_sala: 2 * MINUTO,
  /** estados §3: in_progress, doctor gone. */
  medico_sumido: 30 * MINUTO,
  /** Same interval as the doctor's heartbeat (D §9): the call says that it goes on. */
  batimento_na_sala: 30 * SEGUNDO,
  /** After two missed heartbeats in the call the place counts as empty. */
  visto_na_sala: 75 * SEGUNDO,
  /** estados §3: earliest no-show. */
  nao_compareceu: 10 * MINUTO,
  /** estados §7. */
  validade_da_triagem: 24 * HORA,
  /** As long as the triage of the request is valid. */
  aviso_de_medico: 24 * HORA,
  /** estados §3: documents ≤ 24 h, then as addendum. */
  documento_sem_adendo: 24 * HORA,

  /** estados §9: the record stays open so long after the consultation ended; the same time as for documents. */
  registro_aberto: 24 * HORA,

  /** Duration of a card's hold when the provider states no `capture_before`. */
  vencimento_da_retencao: 7 * DIA,
  /** estados §4: captured ≤ 5 s normally. */
  captura_normal: 5 * SEGUNDO,
  /** estados §4: falhou, retry. */
  nova_captura: 6 * HORA,

  /** How late a timer may be when its scheduler failed: a minute. */
  reconciliador: MINUTO,

  /** D §9; P §9: online within 30 s. */
  batimento: 30 * SEGUNDO,
  /** estados §2: 2 s grace. */
  tolerancia_de_rede: 2 * SEGUNDO,
  /** P §9: counted online for the queue. */
  contado_na_fila: 60 * SEGUNDO,
  /** P §9: away within 120 s. */
  ausente: 120 * SEGUNDO,
  /** D §9: exit after the tab is hidden. */
  aba_oculta: 60 * SEGUNDO,
  /** estados §3: one coalesced message per specialty. */
  aviso_de_batimento: 5 * SEGUNDO,
  /** estados §3: nobody accepted, so a further group of doctors is offered the consultation. */
  passo_da_oferta: 20 * SEGUNDO,
  /** estados §3: every doctor of the specialty is. */
  oferta_a_todos: 5 * MINUTO,
  /** estados §2: CRM re-checked daily. */
  rechecagem_do_crm: DIA,
  /** When the council is unavailable, it is asked again after this. */
  nova_consulta_ao_conselho: 15 * MINUTO,
  /** A council answer is good for 24 h; the daily re-check asks anew. */
  resposta_do_conselho: DIA,

  /** estados §5: a stage that cannot be done ends em_analise. */
  etapa_do_kyc: 2 * MINUTO,
  /** When the run takes longer, the browser is told by other means: an HTTP API answers within 30 s. */
  espera_do_kyc: 25 * SEGUNDO,
  /** estados §1: automatic retry. */
  nova_tentativa_do_kyc: 15 * MINUTO,
  /** estados §1: the reviewer ≤ 48 h. */
  revisao_do_kyc: 48 * HORA,
  /** estados §8: uploads that were never validated are forgotten. */
  imagem_temporaria: DIA,
  /** A picture read once is not read again within a day. */
  leitura_guardada: DIA,
  /** Accounts that came from one device are counted over a day. */
  aparelho_lembrado: DIA,
  /** A model reads a report within 8 s, its retry included. */
  leitura_por_ia: 8 * SEGUNDO,
  /** Rekognition: a Face Liveness session and what it found are gone after this. */
  prova_de_vida: 3 * MINUTO,
  /** P §9: OCR timeout. */
  tempo_do_ocr: 10 * SEGUNDO,
  /** A face comparison must answer within its stage of 20 s, two attempts included. */
  tempo_dos_rostos: 9 * SEGUNDO,
  /** Who enters the call waits for its relays: two questions, each asked twice at most. */
  tempo_dos_retransmissores: 5 * SEGUNDO,
  /** The medical council, each of two times, for each of its two questions. */
  tempo_do_conselho: 4 * SEGUNDO,
  /** The CPF registry gets longer, because a request is never repeated. */
  tempo_do_cpf: 6 * SEGUNDO,

  /** estados §10: a dependant whose document was never sent is forgotten after this. */
  prova_do_vinculo: 30 * DIA,
  /** estados §10: a proof nobody decided about does not wait for ever. */
  vinculo_em_revisao: 30 * DIA,
  /** estados §10: the reviewer ≤ 48 h, as for an identity. */
  revisao_do_vinculo: 48 * HORA,

  /** estados §1: provisional locks. */
  trava_provisoria: 48 * HORA,
  /** P §9: e-mailed links. */
  link_por_email: 15 * MINUTO,
  /** estados §1: known and unknown e-mails answer alike; answers leave at multiples of this. */
  resposta_uniforme: 600,
  /** A mail whose outcome was never recorded is sent again after this. */
  envio_de_email: MINUTO,
  /** A mailbox that did not exist gets another message after this. */
  supressao_de_devolvido: 90 * DIA,
  /** A session ends after this time at the latest, however often it is renewed. */
  entrada: 30 * DIA,
  /** A browser somebody signed in from is remembered this long after the last time. */
  aparelho_da_conta: 400 * DIA,
  /** A doctor's session that is idle this long ends. */
  ociosidade_do_medico: 2 * HORA,
  /** The same for an administrator. */
  ociosidade_de_quem_administra: 30 * MINUTO,
  /** estados §1: sign-in ≤ 15 min old. */
  login_recente: 15 * MINUTO,
  /** Time to find the device that holds a passkey. */
  desafio_da_chave: 5 * MINUTO,
  /** P §9: 2FA expiry. */
  codigo_2fa: 900 * SEGUNDO,
  /** How long after its code was confirmed a change may be made. */
  verificacao_2fa: 5 * MINUTO,
  /** How long after its token was issued a protected request may be sent. */
  token_csrf: 15 * MINUTO,
  /** P §9: critical-field changes. */
  alteracao_de_dado_critico: DIA,

  /** estados §6: retried until signed. */
  nova_tentativa_de_assinatura: MINUTO,
  /** While the provider is unavailable attempts become rarer, up to this interval. */
  espera_maxima_de_assinatura: 30 * MINUTO,
  /** So long without the doctor's session, and they are written to; again a day later, for a week (decision 092). */
  documento_por_assinar: HORA,
  /** Then whoever operates is called. */
  documento_sem_assinatura: DIA,
  lembretes_de_assinatura: 7 * DIA,
  /** Length of a shift, unless the doctor chooses otherwise; what the provider grants is what counts. */
  sessao_de_assinatura: 12 * HORA,
  /** Time to approve the request in the holder's app. */
  pedido_de_certificado: 5 * MINUTO,
  /** The doctor is told so long before the signing session ends. */
  fim_da_sessao_de_assinatura: 30 * MINUTO,
  /** The provider's signing call is slow: it may involve the holder's telephone. */
  tempo_do_psc: 12 * SEGUNDO,
  /** D §9: document status polling. */
  consulta_ao_documento: 10 * SEGUNDO,
  /** D §9: shortest time the button shows work. */
  verificar_assinatura: 2 * SEGUNDO,
  /** A reviewer looks at one person at a time. */
  link_da_evidencia: 5 * MINUTO,
  /** A file sent in a consultation is shown at once, or asked for again. */
  link_do_anexo: 5 * MINUTO,
  /** P §9: signed download URL. */
  link_de_download: HORA,

  /**
   * A WebSocket carries no header of ours, so the ticket is part of its address: used once, and soon worthless in a
   * log.
   */
  bilhete_do_socket: 30 * SEGUNDO,
} as const satisfies Record<string, number>

export type PrazoNome = keyof typeof MS

interface Prazo {
  readonly ms: number
}

/** The same table for readers such as the documentation; functions do not bundle it. */
export const PRAZOS = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(MS).map(([nome, ms]) => [nome, { ms }]),
) as Readonly<Record<PrazoNome, Prazo>>

/** Share of a hold's life after which a person must look at it (P §4.2, estados §4). */
export const ALARME_DE_CAPTURA = 0.8

/** What a stage may set differently, in milliseconds. */
export type PrazosDoEstagio = Partial<Record<PrazoNome, number>>

/** Milliseconds of a timer, with the stage's own value when it sets one. */
export const prazoMs = (nome: PrazoNome, estagio: PrazosDoEstagio = {}): number => estagio[nome] ?? MS[nome]

/** True once `prazo` has passed since `desde` (both ISO instants or epoch milliseconds). */
export const venceu = (
  nome: PrazoNome,
  desde: Date | string | number,
  agora: Date,
  estagio: PrazosDoEstagio = {},
): boolean => agora.getTime() - new Date(desde).getTime() >= prazoMs(nome, estagio)

/** When an authorised card must have been looked at: 80 % of the way from hold to `capture_before`. */
export const alarmeDeCaptura = (autorizadoEm: Date, captureBefore: Date): Date =>
  new Date(autorizadoEm.getTime() + ALARME_DE_CAPTURA * (captureBefore.getTime() - autorizadoEm.getTime()))
