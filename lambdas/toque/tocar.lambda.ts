import { createHash } from 'node:crypto'
import { DomainError } from '#domain/base/erros.ts'
import { lerEvento } from '#domain/eventos/eventos.ts'
import type { AparelhoDoToque } from '#domain/toque/aparelho.ts'
import { tocar } from '#domain/toque/contract.ts'
import { SMS_NOVIDADE, vaiPorSms } from '#domain/toque/sms.ts'
import { ENTREGAS } from '#domain/toque/toque.ts'
import { enviarSms } from '#lambdas/aws/sms.ts'
import { optionalEnv } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as mensagens from '#lambdas/store/envios-de-email.ts'
import * as sms from '#lambdas/store/sms.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { entregar } from './entrega-web-push.ts'
import { type Toque, toquesDe } from './novidades.ts'
import * as aparelhos from './store/aparelhos.ts'

/**
 * Rings on each device of whoever is called back, and sends a text to whoever asked for it, once for each fact and
 * device or person. One that fails keeps none of the others waiting, and is tried again with the event.
 */
export const handler = queue(async ({ tipo, detalhe }) => {
  const evento = lerEvento(tipo, detalhe)
  if (!evento) throw new Error(`${tocar.nome} does not know the event ${tipo}`)
  const toques = await toquesDe(evento, new Date())
  const emAparelhos = (await Promise.all(toques.map(aparelhosDe))).flat()
  const feitos = await Promise.allSettled([...emAparelhos.map(tocarEm), ...toques.map(porSms)])
  const falhou = feitos.find((feito) => feito.status === 'rejected')
  if (falhou) throw falhou.reason
})

interface EmAparelho {
  readonly toque: Toque
  readonly aparelho: AparelhoDoToque
}

/** The devices that ring; the others are forgotten. */
async function aparelhosDe(toque: Toque): Promise<EmAparelho[]> {
  const { tocam, calados } = await aparelhos.separados(toque.usuario_id)
  await Promise.all(calados.map(aparelhos.esquecer))
  return tocam.map((aparelho) => ({ toque, aparelho }))
}

/** @throws DomainError provedor_indisponivel while another call rings it @throws PushRecusado */
async function tocarEm({ toque: { fato, novidade }, aparelho }: EmAparelho): Promise<void> {
  await umaVez(`toque#${fato}#${aparelho.id}`, async (id) => {
    const entregue = await entregar(aparelho, novidade, id)
    if (entregue === 'sumiu') await aparelhos.esquecer(aparelho)
    logger.info('Device rung', { novidade, entregue })
  })
}

/**
 * Nobody knows whether a device rang: who asked for a text has it besides. @throws DomainError provedor_indisponivel
 */
async function porSms({ usuario_id, novidade, fato }: Toque): Promise<void> {
  if (optionalEnv('SMS') === undefined || !vaiPorSms(novidade)) return
  const [perfil, ligado] = await Promise.all([usuarios.find(usuario_id), sms.find(usuario_id)])
  if (!ligado || perfil?.telefone !== ligado.telefone) return
  const { telefone } = ligado
  await umaVez(`toque#${fato}#sms#${usuario_id}`, async () => {
    const destino = await enviarSms({ telefone, texto: SMS_NOVIDADE, validade: ENTREGAS[novidade].ttl })
    if (destino === 'nao_quer') await sms.desligarEm(usuario_id, telefone)
    logger.info('Text sent', { novidade, destino })
  })
}

/**
 * Calls somebody once for what `chave` names.
 * @param chamar given the opaque name of the message
 * @throws DomainError provedor_indisponivel while another call does it
 */
async function umaVez(chave: string, chamar: (id: string) => Promise<void>): Promise<void> {
  const vez = await mensagens.reservar(chave, new Date())
  if (vez === 'ja_enviada') return
  if (vez === 'em_andamento') throw new DomainError('provedor_indisponivel')
  const id = createHash('sha256').update(chave).digest('base64url').slice(0, 22)
  await chamar(id).catch(async (error: unknown) => {
    await mensagens.desistir(chave)
    throw error
  })
  await mensagens.tocada(chave)
}
