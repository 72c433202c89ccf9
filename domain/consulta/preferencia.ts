import * as z from 'zod/mini'
import { prazoMs, type PrazosDoEstagio } from '../base/prazos.ts'
import type { Consulta } from './consulta.ts'

/**
 * 'Falar de novo com este médico' (decision 047): the same request, payment and queue, with the doctor the patient asks
 * for. For one step of the offer the consultation is offered to that doctor alone; then it is as far as any other that
 * waited as long. Its place in the queue is the same all the time.
 */

/**
 * What became of the wish: they are offered it first; they were not free in this specialty when it was asked for; or
 * they did not take it in their step. In the last two it is a request like any other.
 */
export const SITUACOES_DA_PREFERENCIA = ['primeiro', 'ausente', 'seguiu'] as const

export const preferenciaVistaSchema = z.object({
  /** The doctor's name, as the council has it. */
  medico: z.string(),
  situacao: z.enum(SITUACOES_DA_PREFERENCIA),
})
export type PreferenciaVista = z.output<typeof preferenciaVistaSchema>

/** Whether a consultation with a preferred doctor is theirs alone after this wait. */
export const soDoPreferido = (esperaMs: number, estagio: PrazosDoEstagio = {}): boolean =>
  esperaMs < prazoMs('passo_da_oferta', estagio)

type ComPreferencia = Pick<Consulta, 'status' | 'queued_at' | 'medico_preferido' | 'preferido_ausente'>

/** What became of the wish, while nobody has accepted; undefined where there was none or it no longer matters. */
export function situacaoDaPreferencia(
  { status, queued_at, medico_preferido, preferido_ausente }: ComPreferencia,
  agora: Date,
  estagio: PrazosDoEstagio = {},
): PreferenciaVista['situacao'] | undefined {
  if (status !== 'pending' && status !== 'queued') return undefined
  if (preferido_ausente !== undefined) return 'ausente'
  if (medico_preferido === undefined) return undefined
  const espera = queued_at === undefined ? 0 : agora.getTime() - Date.parse(queued_at)
  return soDoPreferido(espera, estagio) ? 'primeiro' : 'seguiu'
}
