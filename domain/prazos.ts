/**
 * Every duration the product's rules use, in one table: milliseconds and where the value comes from.
 * All are stage settings; these are the defaults. A timer never trusts one scheduler: a reconciler performs the same
 * idempotent act (estados.md, introduction).
 */
const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO
const HORA = 60 * MINUTO
const DIA = 24 * HORA

interface Prazo {
  readonly ms: number
  readonly fonte: string
}

export const PRAZOS = {
  consulta_sem_pagamento: { ms: 60 * MINUTO, fonte: 'estados §3: pending → expired' },
  consulta_na_fila: { ms: 15 * MINUTO, fonte: 'estados §3: queued → expired' },
  medico_fora_da_sala: { ms: 2 * MINUTO, fonte: 'estados §3: assigned → queued' },
  medico_sumido: { ms: 30 * MINUTO, fonte: 'estados §3: in_progress, doctor gone' },
  batimento_na_sala: { ms: 30 * SEGUNDO, fonte: 'as the doctor beat of D §9: the call says it goes on' },
  visto_na_sala: { ms: 75 * SEGUNDO, fonte: 'two missed beats in the call: the place counts as empty' },
  nao_compareceu: { ms: 10 * MINUTO, fonte: 'estados §3: earliest no-show' },
  validade_da_triagem: { ms: 24 * HORA, fonte: 'estados §7' },
  documento_sem_adendo: { ms: 24 * HORA, fonte: 'estados §3: documents ≤ 24 h, then as addendum' },

  vencimento_da_retencao: { ms: 7 * DIA, fonte: 'card hold, when the provider states no capture_before' },
  captura_normal: { ms: 5 * SEGUNDO, fonte: 'estados §4: captured ≤ 5 s normally' },
  nova_captura: { ms: 6 * HORA, fonte: 'estados §4: falhou, retry' },

  reconciliador: { ms: MINUTO, fonte: 'estados, introduction: every minute' },

  batimento: { ms: 30 * SEGUNDO, fonte: 'D §9; P §9: online within 30 s' },
  tolerancia_de_rede: { ms: 2 * SEGUNDO, fonte: 'estados §2: 2 s grace' },
  contado_na_fila: { ms: 60 * SEGUNDO, fonte: 'P §9: counted online for the queue' },
  ausente: { ms: 120 * SEGUNDO, fonte: 'P §9: away within 120 s' },
  aba_oculta: { ms: 60 * SEGUNDO, fonte: 'D §9: exit after the tab is hidden' },
  aviso_de_batimento: { ms: 5 * SEGUNDO, fonte: 'estados §3: one coalesced message per specialty' },
  rechecagem_do_crm: { ms: DIA, fonte: 'estados §2: CRM re-checked daily' },
  nova_consulta_ao_conselho: { ms: 15 * MINUTO, fonte: 'council away: what was informed is asked again' },
  resposta_do_conselho: { ms: DIA, fonte: 'a council answer is good for 24 h; the daily re-check asks anew' },

  etapa_do_kyc: { ms: 2 * MINUTO, fonte: 'estados §5: a stage that cannot be done ends em_analise' },
  espera_do_kyc: { ms: 25 * SEGUNDO, fonte: 'architecture §6: the orchestrator waits' },
  nova_tentativa_do_kyc: { ms: 15 * MINUTO, fonte: 'estados §1: automatic retry' },
  revisao_do_kyc: { ms: 48 * HORA, fonte: 'estados §1: the reviewer ≤ 48 h' },
  originais_do_kyc: { ms: 90 * DIA, fonte: 'estados §5: originals expire after the decision' },
  imagem_temporaria: { ms: DIA, fonte: 'estados §8: uploads that were never validated are forgotten' },
  leitura_guardada: { ms: DIA, fonte: 'a picture read once is not read again within a day' },
  aparelho_lembrado: { ms: DIA, fonte: 'accounts that came from one device are counted over a day' },
  leitura_por_ia: { ms: 8 * SEGUNDO, fonte: 'a model reads a report within 8 s, its retry included' },
  prova_de_vida: {
    ms: 3 * MINUTO,
    fonte: 'Rekognition: a Face Liveness session and what it found are gone after this',
  },
  tempo_do_ocr: { ms: 10 * SEGUNDO, fonte: 'P §9: OCR timeout' },
  tempo_dos_rostos: {
    ms: 9 * SEGUNDO,
    fonte: 'a face question answers within its stage of 20 s, twice asked',
  },
  tempo_do_conselho: {
    ms: 4 * SEGUNDO,
    fonte: 'the registry, each of three times, within its stage of 20 s',
  },

  trava_provisoria: { ms: 48 * HORA, fonte: 'estados §1: provisional locks' },
  link_por_email: { ms: 15 * MINUTO, fonte: 'P §9: e-mailed links' },
  resposta_uniforme: {
    ms: 600,
    fonte: 'estados §1: known and unknown e-mails answer alike; answers leave at multiples of this',
  },
  envio_de_email: { ms: MINUTO, fonte: 'a send that never said how it ended is tried again after this' },
  supressao_de_devolvido: {
    ms: 90 * DIA,
    fonte: 'a mailbox that did not exist is tried once more after this',
  },
  login_recente: { ms: 15 * MINUTO, fonte: 'estados §1: sign-in ≤ 15 min old' },
  codigo_2fa: { ms: 900 * SEGUNDO, fonte: 'P §9: 2FA expiry' },
  verificacao_2fa: { ms: 5 * MINUTO, fonte: 'the change follows the code that was just confirmed' },
  token_csrf: { ms: 15 * MINUTO, fonte: 'a protected request follows the token that was asked for it' },
  alteracao_de_dado_critico: { ms: DIA, fonte: 'P §9: critical-field changes' },
  nova_verificacao_de_identidade: { ms: HORA, fonte: 'P §9: precheck and KYC default retry' },

  nova_tentativa_de_assinatura: { ms: MINUTO, fonte: 'estados §6: retried until signed' },
  espera_maxima_de_assinatura: {
    ms: 30 * MINUTO,
    fonte: 'estados §6: attempts grow apart up to this while the provider is away',
  },
  consulta_ao_documento: { ms: 10 * SEGUNDO, fonte: 'D §9: document status polling' },
  verificar_assinatura: { ms: 2 * SEGUNDO, fonte: 'D §9: shortest time the button shows work' },
  link_da_evidencia: { ms: 5 * MINUTO, fonte: 'a reviewer looks at one person at a time' },
  link_de_download: { ms: HORA, fonte: 'P §9: signed download URL' },

  bilhete_do_socket: { ms: 30 * SEGUNDO, fonte: 'architecture §5: single-use ticket' },
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
