import { createHash } from 'node:crypto'
import { certificadoRetorno } from '#domain/documento/contract-certificado.ts'
import { DomainError } from '#domain/base/erros.ts'
import { concluir } from '#lambdas/providers/psc.ts'
import { abrir } from '#lambdas/documento/selo.ts'
import { env } from '#lambdas/runtime/env.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { abrirSessao } from './certificado/abertura.ts'
import { situacaoDe } from './certificado/situacao.ts'

/**
 * The browser comes back from the provider. `state` must be the caller's and of their latest request, so nobody else
 * can return in their place. A repeated return is answered with the current status.
 */
export const handler = http(certificadoRetorno, async ({ state, code, error }, { actor, now }) => {
  const sessao = await sessoes.find(actor.id)
  const estado = createHash('sha256').update(state).digest('hex')
  if (sessao?.status !== 'aguardando') {
    if (!sessao) throw new DomainError('nao_encontrado')
    return situacaoDe(actor.id, now)
  }
  if (sessao.estado !== estado) throw new DomainError('nao_encontrado')
  // Another call is exchanging this approval at this moment.
  if (!sessao.verificador) return situacaoDe(actor.id, now)
  if (!code || error) {
    await sessoes.acabar(sessao, 'recusar', 'provedor', now)
    return situacaoDe(actor.id, now)
  }
  const verificador = await abrir(sessao.verificador, actor.id)
  const retorno = `${env('ORIGEM')}/certificado/retorno`
  await abrirSessao(
    sessao,
    actor.perfil.cpf,
    () => concluir(sessao.provedor, { codigo: code, verificador, retorno }),
    now,
  )
  return situacaoDe(actor.id, now)
})
