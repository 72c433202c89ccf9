import { DomainError } from '#domain/base/erros.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { pedirCodigoDoSms } from '#domain/toque/contract.ts'
import { smsDoCodigo } from '#domain/toque/sms.ts'
import { enviarSms } from '#lambdas/aws/sms.ts'
import { optionalEnv } from '#lambdas/runtime/env.ts'
import { http } from '#lambdas/runtime/http.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as codigos from './store/codigos-do-sms.ts'

/** Sent here and not by an event: only a hash of the code is stored, so an event would have nothing to carry. */
export const handler = http(pedirCodigoDoSms, async (_input, { actor, now }) => {
  if (optionalEnv('SMS') === undefined) throw new DomainError('nao_encontrado')
  const { telefone } = actor.perfil
  // Nobody proved yet whose the number is: it is spared whoever asks, and by however many accounts.
  const alvo = { tipo: 'codigo_sms', quem: await hmac('sms:numero', telefone) }
  await limites.exigir(alvo, LIMITES_DO_SERVIDOR.codigo_sms, now)
  const codigo = await codigos.emitir(actor.id, telefone, now)
  const destino = await enviarSms({
    telefone,
    texto: smsDoCodigo(codigo),
    validade: Math.floor(prazo('codigo_2fa') / 1000),
  })
  if (destino !== 'enviado') throw new DomainError('sms_nao_enviado')
  return {}
})
