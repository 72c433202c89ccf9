import { type Corrida, esperaDaRepeticao, esperaDoRevisor, etapasSemNota } from '#domain/kyc/corrida.ts'
import { prazo, vencimento } from '#lambdas/runtime/prazos.ts'

/** What a run in analysis waits for. */

/** Whether trying again can help: once every stage has a score, only a person can decide. */
export const repetivel = (corrida: Pick<Corrida, 'resultados'>): boolean => etapasSemNota(corrida).length > 0

/**
 * When a run in analysis falls due (ISO): its next retry, or the deadline of the reviewer it waits for; once that is
 * over, when the reviewer is called again. `desde`: since when it is in analysis, through every retry (ISO).
 */
export function vencimentoDaAnalise(
  corrida: Pick<Corrida, 'resultados' | 'vez'>,
  desde: string,
  now: Date,
): string {
  const base = prazo('nova_tentativa_do_kyc')
  if (repetivel(corrida)) return depois(now, esperaDaRepeticao(corrida.vez, base))
  const limite = vencimento('revisao_do_kyc', desde)
  return limite > now.toISOString() ? limite : depois(now, esperaDoRevisor(base))
}

const depois = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()
