import { createHash } from 'node:crypto'
import { certificadoRetorno } from '#domain/documento/contract-certificado.ts'
import { DomainError } from '#domain/erros.ts'
import { concluir } from '#lambdas/providers/psc.ts'
import { abrir } from '#lambdas/providers/selo.ts'
import { env } from '#lambdas/runtime/env.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { abrirSessao } from './certificado/abertura.ts'
import { situacaoDe } from './certificado/situacao.ts'

/**
 * The browser is back from the provider. Only who asked can return: the state is the caller's own, and only the last one
 * asked for. What was returned before is answered as it stands.
 */
export const handler = http(certificadoRetorno, async ({ state, code, error }, { actor, now }) => {
  const sessao = await sessoes.find(actor.id)
  const estado = createHash('sha256').update(state).digest('hex')
  if (sessao?.status !== 'aguardando') {
    if (!sessao) throw new DomainError('nao_encontrado')
    return situacaoDe(actor.id, now)
  }
  if (sessao.estado !== estado) throw new DomainError('nao_encontrado')
  // Another call with this approval is exchanging it.
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
