import { type Avaliacao, LIMITES } from '#domain/base/limites-da-especificacao.ts'
import { DomainError } from '#domain/base/erros.ts'
import { kycEu } from '#domain/kyc/contract.ts'
import type { Kyc } from '#domain/kyc/corrida.ts'
import { proximosPassos } from '#domain/kyc/proximo-passo.ts'
import { etapaDoPainel, progressoDaEtapa } from '#domain/kyc/progresso.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { resumoDe } from './desfecho/resumo.ts'

/** The status of the caller's identity check: the current run's stages, and which attempts are left. */
export const handler = semLimite(kycEu, async (_input, { actor, now }) => {
  const atual = await kyc.find(actor.id)
  if (!atual) throw new DomainError('conflito')
  const { corrida_id, current_state } = atual
  const corrida = corrida_id === undefined ? undefined : await corridas.find(actor.id, corrida_id)
  const [perfil, retry, recomeco, attempt] = await Promise.all([
    // Read after the check, so that a finished check never comes with the profile from before its end.
    usuarios.find(actor.id),
    limites.verificar({ tipo: 'kyc_retry', quem: actor.id }, LIMITES.kyc_retry, now),
    limites.verificar({ tipo: 'kyc_recomeco', quem: actor.id }, LIMITES.kyc_retry, now),
    limites.verificar({ tipo: 'kyc_attempt', quem: actor.id }, LIMITES.kyc_attempt, now),
  ])
  const { kyc_status, access_tier } = perfil ?? actor.perfil
  const { scores, stepResults } = resumoDe(corrida ?? { resultados: {} })
  const etapa = etapaDoPainel(current_state, stepResults)
  // Starting again without the retry page uses an attempt too: the smaller remaining count of the two applies.
  const maisUsada = recomeco.attemptsRemaining < retry.attemptsRemaining ? recomeco : retry
  const tentativas = contagem(maisUsada, LIMITES.kyc_retry.maxAttempts, now)
  const envios = contagem(attempt, LIMITES.kyc_attempt.maxAttempts, now)
  return {
    current_state,
    etapa,
    progresso: progressoDaEtapa(etapa),
    scores,
    stepResults,
    kyc_status,
    access_tier,
    reasons: corrida?.reasons ?? [],
    passos: current_state === 'rejected' ? proximosPassos(stepResults, corrida?.reasons ?? []) : [],
    documento: documentoDe(atual),
    tentativas: { usadas: tentativas.usadas, maximo: tentativas.maximo, proxima_em: tentativas.em },
    envios: { usados: envios.usadas, maximo: envios.maximo, proximo_em: envios.em },
  }
})

const contagem = ({ allowed, attemptsRemaining, retryAfter }: Avaliacao, maximo: number, now: Date) => ({
  usadas: maximo - attemptsRemaining,
  maximo,
  em: allowed ? null : new Date(now.getTime() + retryAfter * 1000).toISOString(),
})

const documentoDe = ({ lado_frente, lado_verso }: Kyc) => ({
  documento_tipo: lado_frente?.documento_tipo ?? lado_verso?.documento_tipo ?? null,
  frente: lado_frente?.aceito ? lado_frente.caminho : null,
  verso: lado_verso?.aceito ? lado_verso.caminho : null,
  frente_basta: lado_frente?.aceito === true && lado_frente.basta === true,
})
