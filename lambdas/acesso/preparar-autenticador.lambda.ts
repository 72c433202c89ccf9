import * as acesso from '#domain/acesso/contract.ts'
import { enderecoDoAutenticador } from '#domain/acesso/segundo-fator.ts'
import * as entrada from '#lambdas/aws/cognito-entrada.ts'
import { exigirProva } from '#lambdas/runtime/recente.ts'
import { http } from '#lambdas/runtime/http.ts'
import { exigirFator } from '#lambdas/runtime/exigir-fator.ts'

/**
 * The secret of a new authenticator. Somebody who already has one may replace it only in a session whose sign-in asked
 * for it.
 */
export const handler = http(acesso.prepararAutenticador, async (_input, { actor, now }) => {
  await exigirFator(actor, actor.perfil)
  exigirProva(actor, now)
  const chave = await entrada.associarAutenticador(actor.perfil, now)
  return { chave, endereco: enderecoDoAutenticador(actor.perfil.email, chave) }
})
