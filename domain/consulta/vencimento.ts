import { prazoMs, type PrazoNome, type PrazosDoEstagio } from '../prazos.ts'
import type { ConsultaStatus } from './machine.ts'

/** What a timer looks at. */
export interface ParaVencer {
  readonly status: ConsultaStatus
  readonly created_at: string
  readonly assigned_at?: string | undefined
  readonly started_at?: string | undefined
  readonly medico_visto_em?: string | undefined
}

/**
 * When a consultation's next timed exit comes, as ISO; undefined once it has ended (estados §3). The queue counts from
 * the entry into it (`entrouEm`), also when a doctor gave the consultation back; the room counts from when the doctor
 * was last seen in it.
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
      return depois('medico_fora_da_sala', consulta.assigned_at ?? entrada, consulta.medico_visto_em)
    case 'in_progress':
      return depois('medico_sumido', consulta.started_at ?? entrada, consulta.medico_visto_em)
    default:
      return undefined
  }
}
