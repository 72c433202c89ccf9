/**
 * Every duration the product's rules use, in one table, in milliseconds.
 * All are stage settings; these are the defaults. A timer never trusts one scheduler: a reconciler performs the same
 * idempotent act (estados.md, introduction).
 */
const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO
const HORA = 60 * MINUTO
const DIA = 24 * HORA

/** Where each comes from is said beside it, not in it: every function carries this table. */
interface Prazo {
  readonly ms: number
}

export const PRAZOS = {
  /** estados §3: pending → expired. */
  consulta_sem_pagamento: { ms: 60 * MINUTO },
  /** estados §3: queued → expired. */
  consulta_na_fila: { ms: 15 * MINUTO },
  /** estados §3: assigned → queued. */
  medico_fora_da_sala: { ms: 2 * MINUTO },
  /** estados §3: in_progress, doctor gone. */
  medico_sumido: { ms: 30 * MINUTO },
  /** As the doctor beat of D §9: the call says it goes on. */
  batimento_na_sala: { ms: 30 * SEGUNDO },
  /** Two missed beats in the call: the place counts as empty. */
  visto_na_sala: { ms: 75 * SEGUNDO },
  /** estados §3: earliest no-show. */
  nao_compareceu: { ms: 10 * MINUTO },
  /** estados §7. */
  validade_da_triagem: { ms: 24 * HORA },
  /** estados §3: documents ≤ 24 h, then as addendum. */
  documento_sem_adendo: { ms: 24 * HORA },

  /** Card hold, when the provider states no capture_before. */
  vencimento_da_retencao: { ms: 7 * DIA },
  /** estados §4: captured ≤ 5 s normally. */
  captura_normal: { ms: 5 * SEGUNDO },
  /** estados §4: falhou, retry. */
  nova_captura: { ms: 6 * HORA },

  /** estados, introduction: every minute. */
  reconciliador: { ms: MINUTO },

  /** D §9; P §9: online within 30 s. */
  batimento: { ms: 30 * SEGUNDO },
  /** estados §2: 2 s grace. */
  tolerancia_de_rede: { ms: 2 * SEGUNDO },
  /** P §9: counted online for the queue. */
  contado_na_fila: { ms: 60 * SEGUNDO },
  /** P §9: away within 120 s. */
  ausente: { ms: 120 * SEGUNDO },
  /** D §9: exit after the tab is hidden. */
  aba_oculta: { ms: 60 * SEGUNDO },
  /** estados §3: one coalesced message per specialty. */
  aviso_de_batimento: { ms: 5 * SEGUNDO },
  /** estados §2: CRM re-checked daily. */
  rechecagem_do_crm: { ms: DIA },
  /** Council away: what was informed is asked again. */
  nova_consulta_ao_conselho: { ms: 15 * MINUTO },
  /** A council answer is good for 24 h; the daily re-check asks anew. */
  resposta_do_conselho: { ms: DIA },

  /** estados §5: a stage that cannot be done ends em_analise. */
  etapa_do_kyc: { ms: 2 * MINUTO },
  /** architecture §6: the orchestrator waits. */
  espera_do_kyc: { ms: 25 * SEGUNDO },
  /** estados §1: automatic retry. */
  nova_tentativa_do_kyc: { ms: 15 * MINUTO },
  /** estados §1: the reviewer ≤ 48 h. */
  revisao_do_kyc: { ms: 48 * HORA },
  /** estados §5: originals expire after the decision. */
  originais_do_kyc: { ms: 90 * DIA },
  /** estados §8: uploads that were never validated are forgotten. */
  imagem_temporaria: { ms: DIA },
  /** A picture read once is not read again within a day. */
  leitura_guardada: { ms: DIA },
  /** Accounts that came from one device are counted over a day. */
  aparelho_lembrado: { ms: DIA },
  /** A model reads a report within 8 s, its retry included. */
  leitura_por_ia: { ms: 8 * SEGUNDO },
  /** Rekognition: a Face Liveness session and what it found are gone after this. */
  prova_de_vida: { ms: 3 * MINUTO },
  /** P §9: OCR timeout. */
  tempo_do_ocr: { ms: 10 * SEGUNDO },
  /** A face question answers within its stage of 20 s, twice asked. */
  tempo_dos_rostos: { ms: 9 * SEGUNDO },
  /** Who enters the call waits for its relays: two questions, each asked twice at most. */
  tempo_dos_retransmissores: { ms: 5 * SEGUNDO },
  /** The medical council, each of two times, for each of its two questions. */
  tempo_do_conselho: { ms: 4 * SEGUNDO },
  /** The CPF registry, which is never asked the same twice: its answer is waited for longer. */
  tempo_do_cpf: { ms: 6 * SEGUNDO },

  /** estados §1: provisional locks. */
  trava_provisoria: { ms: 48 * HORA },
  /** P §9: e-mailed links. */
  link_por_email: { ms: 15 * MINUTO },
  /** estados §1: known and unknown e-mails answer alike; answers leave at multiples of this. */
  resposta_uniforme: { ms: 600 },
  /** A send that never said how it ended is tried again after this. */
  envio_de_email: { ms: MINUTO },
  /** A mailbox that did not exist is tried once more after this. */
  supressao_de_devolvido: { ms: 90 * DIA },
  /** A sign-in that is renewed lasts at most this long. */
  entrada: { ms: 30 * DIA },
  /** A browser somebody signed in from is known for this long after the last time. */
  aparelho_da_conta: { ms: 400 * DIA },
  /** A doctor's sign-in that nobody used for this long ends. */
  ociosidade_do_medico: { ms: 2 * HORA },
  /** As above, of somebody who administers. */
  ociosidade_de_quem_administra: { ms: 30 * MINUTO },
  /** estados §1: sign-in ≤ 15 min old. */
  login_recente: { ms: 15 * MINUTO },
  /** P §9: 2FA expiry. */
  codigo_2fa: { ms: 900 * SEGUNDO },
  /** The change follows the code that was just confirmed. */
  verificacao_2fa: { ms: 5 * MINUTO },
  /** A protected request follows the token that was asked for it. */
  token_csrf: { ms: 15 * MINUTO },
  /** P §9: critical-field changes. */
  alteracao_de_dado_critico: { ms: DIA },
  /** P §9: precheck and KYC default retry. */
  nova_verificacao_de_identidade: { ms: HORA },

  /** estados §6: retried until signed. */
  nova_tentativa_de_assinatura: { ms: MINUTO },
  /** estados §6: attempts grow apart up to this while the provider is away. */
  espera_maxima_de_assinatura: { ms: 30 * MINUTO },
  /** A shift, unless the doctor chooses otherwise; the provider's own end is what counts. */
  sessao_de_assinatura: { ms: 12 * HORA },
  /** Approved or not in the holder's app by then. */
  pedido_de_certificado: { ms: 5 * MINUTO },
  /** The doctor is told so long before the signing session ends. */
  fim_da_sessao_de_assinatura: { ms: 30 * MINUTO },
  /** A provider signs while somebody waits for their own telephone's network. */
  tempo_do_psc: { ms: 12 * SEGUNDO },
  /** D §9: document status polling. */
  consulta_ao_documento: { ms: 10 * SEGUNDO },
  /** D §9: shortest time the button shows work. */
  verificar_assinatura: { ms: 2 * SEGUNDO },
  /** A reviewer looks at one person at a time. */
  link_da_evidencia: { ms: 5 * MINUTO },
  /** P §9: signed download URL. */
  link_de_download: { ms: HORA },

  /** architecture §5: single-use ticket. */
  bilhete_do_socket: { ms: 30 * SEGUNDO },
} as const satisfies Record<string, Prazo>

export type PrazoNome = keyof typeof PRAZOS

/** Share of a hold's life after which a person must look at it (P §4.2, estados §4). */
export const ALARME_DE_CAPTURA = 0.8

/** What a stage may set differently, in milliseconds. */
export type PrazosDoEstagio = Partial<Record<PrazoNome, number>>

/** Milliseconds of a timer, with the stage's own value when it sets one. */
export const prazoMs = (nome: PrazoNome, estagio: PrazosDoEstagio = {}): number =>
  estagio[nome] ?? PRAZOS[nome].ms

/** Whole seconds of a timer, rounded up: what `expires_in` and `retry_after` carry. */
export const prazoSegundos = (nome: PrazoNome, estagio: PrazosDoEstagio = {}): number =>
  Math.ceil(prazoMs(nome, estagio) / SEGUNDO)

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
