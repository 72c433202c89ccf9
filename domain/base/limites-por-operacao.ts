import { type Limite, LIMITES, type TipoDeTentativa } from './limites-da-especificacao.ts'

const HORA = 60 * 60 * 1000

const MINUTO = 60 * 1000

const porHora = (maxAttempts: number): Limite => ({ maxAttempts, windowMs: HORA, blockDurationMs: HORA })

const porMinuto = (maxAttempts: number): Limite => ({
  maxAttempts,
  windowMs: MINUTO,
  blockDurationMs: MINUTO,
})

const porDia = (maxAttempts: number): Limite => ({
  maxAttempts,
  windowMs: 24 * HORA,
  blockDurationMs: 24 * HORA,
})

/**
 * Limits the server keeps by itself: per network address, per identity that a request names (an e-mail, a CPF) and per
 * account. People in one home or office share an address, so those limits are wide; the ones per identity hold somebody
 * who changes addresses.
 */
export const LIMITES_DO_SERVIDOR = {
  cadastro_ip: porHora(20),
  cadastro_email: porHora(10),
  /** A request repeated because its answer was lost, for any operation. */
  repeticao_ip: porHora(120),
  /** The duplicate check reveals whether somebody has an account, so it answers rarely (leituras §6). */
  precheck_ip: porHora(10),
  precheck_cpf: porHora(5),
  precheck_email: porHora(5),
  /** `verify-crm` quick: every typed number asks the council. */
  verify_crm_ip: porHora(60),
  /** `verify-crm` at 'Finalizar Cadastro', per account. */
  verify_crm_conta: porHora(20),
  /** Mails that can be requested without a session. */
  mensagem_ip: porHora(30),
  /** Keeps strangers from filling somebody's inbox: beyond this nothing is sent, and the requester is not told. */
  mensagem_destino: porHora(10),
  link_email_ip: porHora(5),
  confirmacao_email_ip: porHora(5),
  /** Tries of a mailed token, which cannot be guessed anyway. */
  token_ip: porHora(60),
  /** Sign-ins and their codes: an office shares an address. */
  entrada_ip: porMinuto(60),
  /** Wrong passwords for one account from browsers it does not know; from known ones `login_attempt` alone counts. */
  entrada_conta: { maxAttempts: 8, windowMs: 15 * MINUTO, blockDurationMs: 15 * MINUTO },
  /** Renewals of sign-ins: every tab of an office, every ten minutes. */
  renovacao_ip: porMinuto(300),
  /** Security codes mailed to one person: with five tries each, nobody guesses one. */
  codigo_2fa: porHora(10),
  /** Security codes sent by SMS, per account and per number: each is paid for, and may ring at somebody else's. */
  codigo_sms: porHora(5),
  /** Attempts to change an own field, most of them refused: limits probing whether others use a value. */
  alteracao_tentada: porDia(10),
  /** Own data as a file: each reads everything there is. */
  exportacao: porHora(10),
  /** Test copies of the mails, per network address and per recipient: the page is public (leituras §13). */
  email_teste_ip: porHora(30),
  email_teste_destino: porHora(12),
  /**
   * Tickets for the WebSocket, per account: a browser that lost its line asks again and again, at growing distances.
   */
  bilhete_conta: porMinuto(60),
  /** Failures a browser reports. */
  erros_ip: porHora(60),
  /** The rate limiter itself: every guarded navigation of everybody at an address asks it. */
  limitador_ip: porMinuto(600),
  /** Signing sessions asked for: each may ring a telephone or try a code. */
  certificado_conectar: porHora(20),
  /** The landing page, once a visit: an office shares an address. */
  evidencias_ip: porMinuto(300),
  /** Documents checked: the official validator asks for the whole country from few addresses. */
  validacao_ip: porMinuto(600),
  /** What a person does with buttons and forms, all of it together: nobody comes near, a script does. */
  ato_conta: porMinuto(240),
  /** Saves of what a doctor types, a second apart at the most: two tabs of one doctor stay far below. */
  registro_conta: porMinuto(180),
  /** Messages of a consultation, typed by a person. */
  mensagem_conta: porMinuto(60),
  /** Files sent in a consultation: a form and a delivery for each, tried again where the line broke. */
  anexo_conta: porHora(120),
  /** 'Revisar dados' before the identity check, which reveals for each new value whether somebody has it. */
  revisao_conta: porDia(20),
  /** Documents a doctor issues: each is a file, a signature and a mail. */
  documento_conta: porHora(120),
  /** Asking for a card's authorisation, and what became of it: each asks the card provider. */
  pagamento_conta: porMinuto(30),
  /** A doctor's account at the card provider. */
  repasse_conta: porMinuto(20),
  /** Asking the certificate providers who has one, and what became of a request: a page asks every two seconds. */
  certificado_conta: porMinuto(60),
  /** Relays for a call: a lost connection asks again every few seconds, on either side. */
  ice_conta: porMinuto(60),
  /** Reading a document and running the identity check; each holds a function for seconds. */
  kyc_conta: porMinuto(30),
  /** Forms to upload a picture: far more than somebody with trouble taking it needs, too few to fill the bucket. */
  kyc_envio: porHora(60),
  /** Sessions of the video proof of life: each costs; three runs an hour leave room for videos that went wrong. */
  kyc_prova_de_vida: porHora(9),
  /** Calls of the reading service, answered or not: an outage costs no attempt, but nobody may hammer it. */
  kyc_ocr_chamada: porHora(20),
  /** Dependants added: each asks the CPF registry, which is paid for and tells whose a number is. */
  dependente_conta: porDia(10),
  /** Triages of one person: far more than anybody ill needs, far fewer than a script wants. */
  triagem: { maxAttempts: 30, windowMs: HORA, blockDurationMs: HORA / 4 },
  /** Access codes tried for one document: enough for a misread paper, useless for guessing. */
  codigo_do_documento: porHora(10),
} as const satisfies Record<string, Limite>

export type LimiteDoServidor = keyof typeof LIMITES_DO_SERVIDOR

/**
 * Factor from the limit of one address to that of the network around it: it stops a flood that changes addresses within
 * one network, and leaves room for a carrier whose customers share one.
 */
const DA_VIZINHANCA = 50

/** The limit of a whole neighbourhood (`rede.ts`), where one address has this one. */
export const daVizinhanca = (limite: Limite): Limite => ({
  ...limite,
  maxAttempts: limite.maxAttempts * DA_VIZINHANCA,
})

/** The numbers of a limit by its name. */
export const limiteChamado = (nome: LimiteDoServidor | TipoDeTentativa): Limite =>
  nome in LIMITES ? LIMITES[nome as TipoDeTentativa] : LIMITES_DO_SERVIDOR[nome as LimiteDoServidor]
