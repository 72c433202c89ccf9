import { consultaMachine, type ConsultaAto } from './machine.ts'
import type { ConsultaStatus } from './status.ts'
import { decide, type Autor } from '../base/maquina.ts'
import { pagamentoMachine, type PagamentoAto } from '../pagamento/machine.ts'
import type { PagamentoStatus } from '../pagamento/status.ts'

/**
 * What changes together. A consultation and its payment change in one transaction, so that the two never disagree
 * (estados §3–4).
 */

type PorPagamento = Readonly<Partial<Record<PagamentoStatus, PagamentoAto>>>

const SOLTA: PorPagamento = { criado: 'pedir_liberacao', autorizado: 'pedir_liberacao' }
const RETIDO_FICA: PorPagamento = {}

/** For each act of a consultation, the payment act of the same write, by the payment's status. */
const PAGAMENTO_NO_ATO: Readonly<Record<ConsultaAto, PorPagamento>> = {
  autorizar: { criado: 'autorizar' },
  aceitar: RETIDO_FICA,
  iniciar: RETIDO_FICA,
  devolver: RETIDO_FICA,
  faltar: RETIDO_FICA,
  suspender_medico: RETIDO_FICA,
  bloquear_medico: RETIDO_FICA,
  bloquear_paciente: SOLTA,
  finalizar: { autorizado: 'pedir_captura' },
  recusar: SOLTA,
  presencial: SOLTA,
  nao_compareceu: SOLTA,
  falha_tecnica: SOLTA,
  abandonar: SOLTA,
  perder_retencao: SOLTA,
  expirar: SOLTA,
  cancelar: SOLTA,
  red_flag: SOLTA,
}

/** Acts that cannot happen without their payment's part: nothing is queued unpaid, nothing finished uncharged. */
const EXIGE_PAGAMENTO = new Set<ConsultaAto>(['autorizar', 'finalizar'])

/** For each act that starts at the card provider, the consultation act of the same write. */
export const CONSULTA_NO_ATO: Readonly<
  Partial<Record<PagamentoAto, Readonly<Partial<Record<ConsultaStatus, ConsultaAto>>>>>
> = {
  caducar: { queued: 'perder_retencao', assigned: 'perder_retencao', in_progress: 'perder_retencao' },
}

export interface Par {
  readonly consulta: ConsultaStatus
  /** null: no intent was created yet. */
  readonly pagamento: PagamentoStatus | null
}

export type VereditoDoPar =
  | { readonly ok: true; readonly to: Par; readonly pagamentoAto: PagamentoAto | null }
  | { readonly ok: false; readonly codigo: 'transicao_invalida' | 'papel_nao_autorizado' }

/** Decides an act of the consultation together with its payment's part. */
export function decidirConsulta(par: Par, ato: ConsultaAto, papel: Autor): VereditoDoPar {
  const consulta = decide(consultaMachine, par.consulta, ato, papel)
  if (!consulta.ok) return consulta
  const pagamentoAto = (par.pagamento && PAGAMENTO_NO_ATO[ato][par.pagamento]) ?? null
  if (!pagamentoAto || !par.pagamento) {
    if (EXIGE_PAGAMENTO.has(ato)) return { ok: false, codigo: 'transicao_invalida' }
    return { ok: true, to: { consulta: consulta.to, pagamento: par.pagamento }, pagamentoAto: null }
  }
  const pagamento = decide(pagamentoMachine, par.pagamento, pagamentoAto, 'sistema')
  if (!pagamento.ok) return pagamento
  return { ok: true, to: { consulta: consulta.to, pagamento: pagamento.to }, pagamentoAto }
}

/** Payment acts that belong to an act of the consultation and never happen alone. */
const SO_COM_A_CONSULTA: ReadonlySet<PagamentoAto> = new Set<PagamentoAto>([
  'autorizar',
  'pedir_liberacao',
  'pedir_captura',
])

/** Decides an act of the payment alone, or with the consultation's part when the provider's word ends it. */
export function decidirPagamento(par: Par, ato: PagamentoAto, papel: Autor): VereditoDoPar {
  if (!par.pagamento || SO_COM_A_CONSULTA.has(ato)) return { ok: false, codigo: 'transicao_invalida' }
  const pagamento = decide(pagamentoMachine, par.pagamento, ato, papel)
  if (!pagamento.ok) return pagamento
  const consultaAto = CONSULTA_NO_ATO[ato]?.[par.consulta]
  if (!consultaAto)
    return { ok: true, to: { consulta: par.consulta, pagamento: pagamento.to }, pagamentoAto: ato }
  const consulta = decide(consultaMachine, par.consulta, consultaAto, 'sistema')
  if (!consulta.ok) return consulta
  return { ok: true, to: { consulta: consulta.to, pagamento: pagamento.to }, pagamentoAto: ato }
}

/**
 * Whether a payment may be created: for a pending consultation without a valid one (after reload or back, that one is
 * reused).
 */
export const podeCriarPagamento = (par: Par): boolean =>
  par.consulta === 'pending' && (par.pagamento === null || par.pagamento === 'cancelado')
