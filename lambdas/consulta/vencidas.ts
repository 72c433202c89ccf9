import type { Consulta } from '#domain/consulta/consulta.ts'
import { alarmeDeCaptura } from '#domain/prazos.ts'
import { logger, metrics } from '#lambdas/runtime/log.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { agir, type Atual, ler, repetir } from '#lambdas/store/par.ts'

/**
 * Performs what fell due on a consultation, if it still is: run late, twice or by two schedulers at once it does the
 * same (estados §3). `folgaMs`: how far ahead of the other's clock the caller's may be. Answers what stands afterwards.
 */
export const vencer = (consulta_id: string, now: Date, folgaMs = 0): Promise<Consulta | undefined> =>
  repetir(async () => {
    const atual = await ler(consulta_id)
    const ate = new Date(now.getTime() + folgaMs).toISOString()
    if (!atual?.consulta.vence_em || atual.consulta.vence_em > ate) return atual?.consulta
    return (await dueAct(atual, now)) ?? atual.consulta
  })

async function dueAct(atual: Atual, now: Date): Promise<Consulta | undefined> {
  const { consulta } = atual
  const asRead = { vence_em: consulta.vence_em ?? null }
  switch (consulta.status) {
    case 'pending':
    case 'queued':
      return (await agir(atual, 'expirar', 'sistema', now, { quando: asRead })).consulta
    case 'assigned':
      return (await agir(atual, 'faltar', 'sistema', now, { quando: asRead })).consulta
    case 'in_progress':
      return consulta.ambos_conectados_em ? openCase(atual, now) : abandon(atual, now)
    default:
      return undefined
  }
}

async function abandon(atual: Atual, now: Date): Promise<Consulta> {
  const quando = { vence_em: atual.consulta.vence_em ?? null, ambos_conectados_em: { absent: true } } as const
  return (await agir(atual, 'abandonar', 'sistema', now, { quando })).consulta
}

/** Both met, then the doctor went away: a person decides, and only the end of the hold ends it without one. */
async function openCase(atual: Atual, now: Date): Promise<Consulta | undefined> {
  const { consulta, pagamento } = atual
  const limite = pagamento?.capture_before
  if (limite && limite <= now.toISOString())
    return (await agir(atual, 'perder_retencao', 'sistema', now)).consulta
  const alarme =
    limite && alarmeDeCaptura(new Date(consulta.queued_at ?? now), new Date(limite)).toISOString()
  logger.warn('Consultation left open by its doctor', { consulta_id: consulta.id })
  metrics.addMetric('ConsultaAbertaSemMedico', 'Count', 1)
  if (alarme && alarme <= now.toISOString()) metrics.addMetric('RetencaoPertoDoFim', 'Count', 1)
  const seguinte = alarme && alarme > now.toISOString() ? alarme : limite
  return seguinte ? consultas.adiar(consulta, seguinte) : undefined
}
