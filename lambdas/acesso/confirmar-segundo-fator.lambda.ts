import * as acesso from '#domain/acesso/contract.ts'
import * as cognito from '#lambdas/aws/cognito.ts'
import * as entrada from '#lambdas/aws/cognito-entrada.ts'
import { http } from '#lambdas/runtime/http.ts'
import { exigirProva } from '#lambdas/runtime/recente.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import { sairDeTudo } from '#lambdas/acesso/store/saidas.ts'
import { exigirFator } from '#lambdas/runtime/exigir-fator.ts'

/**
 * The first right code of an authenticator: from here on every password waits for one, and every earlier sign-in is
 * over.
 */
export const handler = http(acesso.confirmarSegundoFator, async ({ codigo }, { actor, now }) => {
  await exigirFator(actor, actor.perfil)
  exigirProva(actor, now)
  await entrada.conferirAutenticador(actor.perfil, codigo, now)
  await cognito.exigirAutenticador(actor.id)
  await fatores.ligar(actor.id, now)
  await cognito.encerrarSessoes(actor.id)
  await sairDeTudo(actor.id, now)
  return { segundo_fator_desde: now.toISOString() }
})
