import * as z from 'zod/mini'
import type { PrazosDoEstagio } from '../base/prazos.ts'
import type { Consulta } from './consulta.ts'
import { consultaMachine, motivoDe } from './machine.ts'
import { MEDICO_OCUPADO } from './status.ts'
import { vencimentoDaConsulta } from './vencimento.ts'

/** How an administrator ends a consultation that its doctor left after both had met. */
export const ATOS_NO_CASO = ['abandonar', 'falha_tecnica', 'finalizar'] as const
export type AtoNoCaso = (typeof ATOS_NO_CASO)[number]

/**
 * Whether a consultation waits for a person to end it: both had met, and its doctor has been away too long (estados
 * §3).
 */
export const eCaso = (consulta: Consulta, agora: Date, estagio: PrazosDoEstagio = {}): boolean =>
  MEDICO_OCUPADO.some((ocupado) => ocupado === consulta.status) &&
  consulta.ambos_conectados_em !== undefined &&
  (vencimentoDaConsulta(consulta, agora, estagio) ?? '') <= agora.toISOString()

/** Whether it already ended by this act. */
export const encerradaPor = ({ status, motivo_fim }: Consulta, ato: AtoNoCaso): boolean =>
  status === consultaMachine.acts[ato].to && (motivo_fim ?? null) === motivoDe(ato, status)

/** Somebody to ring. */
export const quem = z.object({ nome: z.string(), telefone: z.string() })
