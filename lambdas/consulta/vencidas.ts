import type { Consulta } from '#domain/consulta/consulta.ts'
import { alarmeDeCaptura } from '#domain/base/prazos.ts'
import { logger, metrics } from '#lambdas/runtime/log.ts'
import { salaDe } from '#domain/sala/sala.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as salas from '#lambdas/store/salas.ts'
import { agir, type Atual, ler, repetir } from '#lambdas/store/consulta-e-pagamento.ts'

/**
 * Performs the timed exit that is due on a consultation, if it still is; run late, twice or concurrently the result is
 * the same (estados §3). `folgaMs` is how far this clock may be behind the caller's. Answers the consultation as it
 * stands afterwards.
 */
export const vencer = (consulta_id: string, now: Date, folgaMs = 0): Promise<Consulta | undefined> =>
  repetir(async () => {
    const atual = await ler(consulta_id)
    const ate = new Date(now.getTime() + folgaMs).toISOString()
    if (!atual?.consulta.vence_em || atual.consulta.vence_em > ate) return atual?.consulta
    const consulta = await comUltimoSinal(atual.consulta)
    if (!consulta) return vencer(consulta_id, now, folgaMs)
    if (!consulta.vence_em || consulta.vence_em > ate) return consulta
    return (await dueAct({ ...atual, consulta }, now)) ?? consulta
  })

/**
 * The doctor's heartbeats are stored with their place in the room; the timer is moved to the last one only now, when it
 * comes due. Undefined when the consultation changed meanwhile.
 */
async function comUltimoSinal(consulta: Consulta): Promise<Consulta | undefined> {
  const sala = salaDe(consulta)
  const lugar = sala && (await salas.lugar(sala, 'medico'))
  return lugar ? consultas.vistoNaSala(consulta, lugar.visto_em) : consulta
}

async function dueAct(atual: Atual, now: Date): Promise<Consulta | undefined> {
  const { consulta } = atual
  const asRead = { vence_em: consulta.vence_em ?? null }
  switch (consulta.status) {
    case 'pending':
    case 'queued':
      return (await agir(atual, 'expirar', 'sistema', now, { quando: asRead })).consulta
    case 'assigned':
    case 'in_progress':
      return consulta.ambos_conectados_em
        ? openCase(atual, now)
        : (await agir(atual, 'faltar', 'sistema', now, { quando: asRead })).consulta
    default:
      return undefined
  }
}

/**
 * Both had met and then the doctor went away: a person decides how it ends. Without a decision it ends when the hold on
 * the card does.
 */
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
