import { prazoMs, type PrazoNome, type PrazosDoEstagio } from '../base/prazos.ts'
import type { ConsultaStatus } from './status.ts'

/** The facts a timer depends on. */
interface ParaVencer {
  readonly status: ConsultaStatus
  readonly created_at: string
  readonly assigned_at?: string | undefined
  readonly ambos_conectados_em?: string | undefined
  readonly medico_visto_em?: string | undefined
}

/**
 * When a consultation's next timed exit comes, as ISO; undefined once it has ended (estados §3). The queue counts from
 * the entry into it (`entrouEm`), also when a doctor gave the consultation back; the room counts from when the doctor
 * was last seen in it, and what time they have depends on whether the two have met, not on who opened its page first.
 */
export function vencimentoDaConsulta(
  consulta: ParaVencer,
  entrouEm: Date,
  estagio: PrazosDoEstagio = {},
): string | undefined {
  const depois = (prazo: PrazoNome, ...desde: (string | undefined)[]) =>
    new Date(
      Math.max(...desde.filter((em) => em !== undefined).map((em) => Date.parse(em))) +
        prazoMs(prazo, estagio),
    ).toISOString()
  const entrada = entrouEm.toISOString()
  switch (consulta.status) {
    case 'pending':
      return depois('consulta_sem_pagamento', consulta.created_at)
    case 'queued':
      return depois('consulta_na_fila', entrada)
    case 'assigned':
    case 'in_progress':
      return consulta.ambos_conectados_em
        ? depois('medico_sumido', consulta.ambos_conectados_em, consulta.medico_visto_em)
        : depois('medico_fora_da_sala', consulta.assigned_at ?? entrada, consulta.medico_visto_em)
    default:
      return undefined
  }
}

/**
 * Milliseconds since the queue was last entered, which the 15 minutes count from (estados §3). Who came back to it
 * keeps the place, `queued_at`, so only the timed exit tells.
 */
export function desdeAEntrada(
  { queued_at, vence_em }: { readonly queued_at: string; readonly vence_em?: string | undefined },
  agora: Date,
  estagio: PrazosDoEstagio = {},
): number {
  const entrada = vence_em
    ? Date.parse(vence_em) - prazoMs('consulta_na_fila', estagio)
    : Date.parse(queued_at)
  return Math.max(0, agora.getTime() - entrada)
}

/**
 * Whether a heartbeat of the doctor in the room must be written to the consultation (estados §3). Their place in the
 * room stores every heartbeat; the consultation, indexed by its timed exit, is only updated when less than half of the
 * time is left, or when its exit was postponed further than a present doctor would.
 */
export function pedeNovoVencimento(
  consulta: ParaVencer & { readonly vence_em?: string | undefined },
  agora: Date,
  estagio: PrazosDoEstagio = {},
): boolean {
  const novo = vencimentoDaConsulta({ ...consulta, medico_visto_em: agora.toISOString() }, agora, estagio)
  if (novo === undefined || consulta.vence_em === undefined) return true
  const inteiro = Date.parse(novo) - agora.getTime()
  const resto = Date.parse(consulta.vence_em) - agora.getTime()
  return resto < inteiro / 2 || resto > inteiro
}
