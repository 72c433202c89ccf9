import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { DomainError } from '#domain/base/erros.ts'
import { criarProvaDeVida } from '#domain/kyc/contract.ts'
import { PROVA_DESLIGADA } from '#domain/kyc/rosto/prova-de-vida.ts'
import { criarSessao } from '#lambdas/aws/prova-de-vida.ts'
import { optionalEnv } from '#lambdas/runtime/env.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as provas from '#lambdas/kyc/store/provas-de-vida.ts'
import * as limites from '#lambdas/store/limites.ts'
import { exigirAberto } from './corrida/verificacao-aberta.ts'

/** A session for the caller's own video: good for three minutes, and for the one run it was asked for. */
export const handler = http(criarProvaDeVida, async ({ correlation_id }, { actor, now }) => {
  const regiao = optionalEnv('REGIAO_PROVA_DE_VIDA')
  if (regiao === undefined) throw new DomainError('transicao_invalida', { detail: PROVA_DESLIGADA })
  await exigirAberto(actor.perfil)
  const sessao = await criar(actor.id, now)
  const expira_em = await provas.guardar({ usuario_id: actor.id, correlation_id, sessao }, now)
  return { sessao, regiao, expira_em }
})

/**
 * A session the service could not create does not count.
 * @throws DomainError muitas_tentativas, provedor_indisponivel
 */
async function criar(usuario_id: string, now: Date): Promise<string> {
  const alvo = { tipo: 'kyc_prova_de_vida', quem: usuario_id }
  await limites.exigir(alvo, LIMITES_DO_SERVIDOR.kyc_prova_de_vida, now)
  try {
    return await criarSessao()
  } catch (error) {
    await limites.devolver(alvo)
    throw Object.assign(new DomainError('provedor_indisponivel'), { cause: error })
  }
}
