import { type AtoNoCaso, encerradaPor } from '#domain/consulta/caso.ts'
import { agirNaConsulta } from '#domain/consulta/contract-casos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { fechar, registroCompleto } from '#lambdas/registro/fechar.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as atos from '#lambdas/store/atos.ts'
import { agir, type Atual, ler, repetir } from '#lambdas/store/consulta-e-pagamento.ts'
import type { When, Write } from '#lambdas/store/table.ts'
import { paradaDesde } from './caso.ts'

/**
 * An administrator ends a consultation that its doctor left after both had met; status, payment, locks and the act with
 * its reason are one write. Repeating it answers the same. A doctor who came back ends it themselves.
 */
export const handler = semLimite(agirNaConsulta, async ({ consulta_id, ato, motivo }, { actor, now }) =>
  repetir(async () => {
    const atual = await ler(consulta_id)
    if (!atual) throw new DomainError('nao_encontrado')
    if (encerradaPor(atual.consulta, ato)) return { status: atual.consulta.status }
    if ((await paradaDesde(atual.consulta, now)) === undefined) throw semCaso()
    const fato = {
      ator_id: actor.id,
      acao: `consulta_${ato}`,
      objeto: `consulta:${consulta_id}`,
      motivo,
    } as const
    const depois = await encerrar(atual, ato, actor.id, [atos.ato(fato, now)], now)
    return { status: depois.consulta.status }
  }),
)

const semCaso = () =>
  new DomainError('transicao_invalida', {
    detail: 'Esta consulta não espera por você: o médico voltou à sala, ou ela já terminou.',
  })

async function encerrar(
  atual: Atual,
  ato: AtoNoCaso,
  ator_id: string,
  outros: readonly Write[],
  now: Date,
): Promise<Atual> {
  const { id, assigned_to: medico_id, medico_visto_em } = atual.consulta
  // A doctor who enters the room again writes this before anything else.
  const quando: When = { medico_visto_em: medico_visto_em ?? { absent: true } }
  if (ato !== 'finalizar') return agir(atual, ato, 'admin', now, { quando, outros })
  if (medico_id === undefined) throw semCaso()
  let depois = atual
  const registro = await registroCompleto(id, medico_id)
  await fechar(registro, ator_id, now, async (writes) => {
    depois = await agir(atual, ato, 'admin', now, {
      quando,
      pagamento: { medico_id },
      outros: [...outros, ...writes],
    })
  })
  return depois
}
