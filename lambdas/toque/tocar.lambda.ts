import { createHash } from 'node:crypto'
import { sessaoVale } from '#domain/acesso/sessao.ts'
import { DomainError } from '#domain/base/erros.ts'
import { lerEvento } from '#domain/eventos/eventos.ts'
import type { AparelhoDoToque } from '#domain/toque/aparelho.ts'
import { tocar } from '#domain/toque/contract.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as mensagens from '#lambdas/store/envios-de-email.ts'
import { sessaoKey } from '#lambdas/store/keys.ts'
import { sessaoOf } from '#lambdas/store/sessoes.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { entregar } from './entrega-web-push.ts'
import { type Toque, toquesDe } from './novidades.ts'
import * as aparelhos from './store/aparelhos.ts'

/**
 * Rings on each device of whoever is called back, once for each fact and device. One that fails keeps none of the others
 * waiting, and is tried again with the event.
 */
export const handler = queue(async ({ tipo, detalhe }) => {
  const evento = lerEvento(tipo, detalhe)
  if (!evento) throw new Error(`${tocar.nome} does not know the event ${tipo}`)
  const toques = await toquesDe(evento, new Date())
  const feitos = await Promise.allSettled(
    (await Promise.all(toques.map(aparelhosDe))).flat().map(async (um) => tocarEm(um)),
  )
  const falhou = feitos.find((feito) => feito.status === 'rejected')
  if (falhou) throw falhou.reason
})

interface EmAparelho {
  readonly toque: Toque
  readonly aparelho: AparelhoDoToque
}

/** The devices where the sign-in goes on in which they were turned on; the others are forgotten. */
async function aparelhosDe(toque: Toque): Promise<EmAparelho[]> {
  const { usuario_id } = toque
  const todos = await aparelhos.doUsuario(usuario_id)
  if (todos.length === 0) return []
  const chave = ({ sessao_id }: AparelhoDoToque) => sessaoKey(usuario_id, sessao_id)
  const { perfil, lidos } = await usuarios.findWith(usuario_id, [
    ...new Map(todos.map((um) => [um.sessao_id, chave(um)])).values(),
  ])
  const vale = (um: AparelhoDoToque): boolean => {
    const sessao = sessaoOf(lidos(chave(um)))
    return (
      perfil?.closed_at === undefined &&
      sessao !== undefined &&
      sessaoVale(sessao, perfil?.sessoes_encerradas_em, new Date(sessao.criada_em))
    )
  }
  await Promise.all(todos.filter((um) => !vale(um)).map(aparelhos.esquecer))
  return todos.filter(vale).map((aparelho) => ({ toque, aparelho }))
}

/** @throws DomainError provedor_indisponivel while another call rings it @throws PushRecusado */
async function tocarEm({ toque: { fato, novidade }, aparelho }: EmAparelho): Promise<void> {
  const chave = `toque#${fato}#${aparelho.id}`
  const vez = await mensagens.reservar(chave, new Date())
  if (vez === 'ja_enviada') return
  if (vez === 'em_andamento') throw new DomainError('provedor_indisponivel')
  const id = createHash('sha256').update(chave).digest('base64url').slice(0, 22)
  const entregue = await entregar(aparelho, novidade, id).catch(async (error: unknown) => {
    await mensagens.desistir(chave)
    throw error
  })
  if (entregue === 'sumiu') await aparelhos.esquecer(aparelho)
  await mensagens.tocada(chave)
  logger.info('Device rung', { novidade, entregue })
}
