import { setTimeout as sleep } from 'node:timers/promises'
import { finishConsulta } from '#domain/consulta/contract.ts'
import { DomainError } from '#domain/base/erros.ts'
import { COBRADO, type PagamentoStatus } from '#domain/pagamento/status.ts'
import { fechar, registroCompleto } from '#lambdas/registro/fechar.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { agir, type Atual, repetir } from '#lambdas/store/consulta-e-pagamento.ts'
import type { Write } from '#lambdas/store/table.ts'
import { consultaEPagamentoDe } from './participante.ts'

/**
 * The answer must come within 5 s (estados §4); what is left of them after the write is spent waiting for the capture.
 */
const WAIT_MS = 4_500
/** The capture is usually answered quickly: the first look comes soon, the next ones at growing intervals. */
const FIRST_LOOK_MS = 25
const LOOK_EVERY_MS = 150

/**
 * The doctor finishes: status, payment 'a_capturar' and the closed record in one write, then the capture. Without the
 * record's minimum nothing is finished. Repeating it answers success.
 */
export const handler = http(finishConsulta, async ({ consulta_id }, { actor, now }) => {
  await repetir(async () => {
    const atual = await consultaEPagamentoDe(actor, consulta_id, 'medico')
    if (atual.consulta.status !== 'finished') await finish(atual, now)
  })
  const status = await settled(consulta_id, now.getTime() + WAIT_MS)
  return { success: true, pagamento: COBRADO.has(status) ? ('capturado' as const) : ('pendente' as const) }
})

async function finish(atual: Atual, now: Date): Promise<void> {
  const { id, status, ambos_conectados_em, assigned_to } = atual.consulta
  if (status === 'in_progress' && !ambos_conectados_em)
    throw new DomainError('transicao_invalida', {
      detail:
        'Você e o paciente ainda não estiveram juntos na sala. Espere o paciente entrar ou encerre informando o motivo.',
    })
  const finalizar = (outros: readonly Write[] = []) =>
    agir(atual, 'finalizar', 'medico', now, {
      quando: { ambos_conectados_em: { exists: true } },
      pagamento: { medico_id: assigned_to },
      outros,
    })
  // Any other status is refused as such, whatever was written.
  if (status !== 'in_progress' || assigned_to === undefined) await finalizar()
  else
    await fechar(await registroCompleto(id, assigned_to), assigned_to, now, async (writes) => {
      await finalizar(writes)
    })
}

/** The payment's status once the capture was answered, or as it stands when the time is over. */
async function settled(consulta_id: string, deadline: number): Promise<PagamentoStatus> {
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(2 * pause, LOOK_EVERY_MS)) {
    const status = (await pagamentos.find(consulta_id))?.status ?? 'a_capturar'
    if (status !== 'a_capturar' || Date.now() + pause > deadline) return status
    await sleep(pause)
  }
}
