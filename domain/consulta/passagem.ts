import { isTerminal } from '../base/maquina.ts'
import type { PrazosDoEstagio } from '../base/prazos.ts'
import type { Consulta } from './consulta.ts'
import type { Devolucao, DevolucaoDita, MotivoDaDevolucao } from './devolucao.ts'
import { type ConsultaAto, consultaMachine, motivoDe } from './machine.ts'
import type { ConsultaStatus } from './status.ts'
import { vencimentoDaConsulta } from './vencimento.ts'

/** Facts an act adds besides the status. */
export type FatosDaConsulta = Partial<
  Pick<Consulta, 'assigned_to' | 'red_flag' | 'vence_em' | 'anotacao_fim'>
> & {
  /** Required for 'devolver' and allowed for nothing else. */
  readonly devolucao?: DevolucaoDita
}

/**
 * A consultation after an act that leads to `status`: its times, reason, next timed exit, and what belongs to a doctor
 * gone when it returns to the queue (the place, `queued_at`, is kept). Whether the act is allowed is decided before.
 */
export function consultaDepois(
  antes: Consulta,
  ato: ConsultaAto,
  status: ConsultaStatus,
  agora: Date,
  { devolucao, ...fatos }: FatosDaConsulta = {},
  estagio: PrazosDoEstagio = {},
): Consulta {
  const em = agora.toISOString()
  const voltou = status === 'queued' && antes.status !== 'pending'
  const depois: Consulta = {
    ...(voltou ? semMedico(antes, naoServe(ato, devolucao)) : antes),
    ...(voltou && { devolucoes: comDevolucao(antes, ato, em, devolucao) }),
    ...fatos,
    ...(ato === 'autorizar' && { queued_at: em }),
    ...(ato === 'aceitar' && { assigned_at: em }),
    ...(ato === 'iniciar' && { started_at: em }),
    ...(isTerminal(consultaMachine, status) && {
      ended_at: em,
      motivo_fim: motivoDe(ato, antes.status) ?? undefined,
    }),
    status,
    updated_at: em,
  }
  return { ...depois, vence_em: vencimentoDaConsulta(depois, agora, estagio) }
}

/** What the room tells of one acceptance; nothing of it is true of the next. */
export const FATOS_DA_SALA = [
  'medico_na_sala_em',
  'paciente_na_sala_em',
  'ambos_conectados_em',
  'medico_visto_em',
] as const satisfies readonly (keyof Consulta)[]

/** Whether its doctor is not offered it again: they did not come, or said that they may not attend this patient. */
const naoServe = (ato: ConsultaAto, devolucao: DevolucaoDita | undefined): boolean =>
  ato === 'faltar' || devolucao?.motivo === 'impedimento'

const semMedico = (antes: Consulta, excluir: boolean): Consulta => ({
  ...antes,
  assigned_to: undefined,
  assigned_at: undefined,
  started_at: undefined,
  room_url: undefined,
  host_url: undefined,
  ...Object.fromEntries(FATOS_DA_SALA.map((fato) => [fato, undefined])),
  medicos_excluidos:
    excluir && antes.assigned_to
      ? [...new Set([...antes.medicos_excluidos, antes.assigned_to])]
      : antes.medicos_excluidos,
})

const MOTIVO_DA_VOLTA: Partial<Record<ConsultaAto, MotivoDaDevolucao>> = {
  faltar: 'medico_ausente',
  suspender_medico: 'crm_suspenso',
  bloquear_medico: 'medico_bloqueado',
}

/** Returns that are kept; more would only repeat themselves. */
const DEVOLUCOES_GUARDADAS = 20

/** Nothing returns without its reason in the record (estados §3). */
function comDevolucao(
  { devolucoes = [], assigned_to }: Consulta,
  ato: ConsultaAto,
  em: string,
  dita: DevolucaoDita | undefined,
): Devolucao[] {
  const motivo = MOTIVO_DA_VOLTA[ato] ?? dita?.motivo
  if (!motivo || !assigned_to)
    throw new Error(`A consultation returned by ${ato} without a reason or a doctor`)
  const devolucao: Devolucao = { em, medico_id: assigned_to, motivo, anotacao: dita?.anotacao }
  return [...devolucoes, devolucao].slice(-DEVOLUCOES_GUARDADAS)
}
