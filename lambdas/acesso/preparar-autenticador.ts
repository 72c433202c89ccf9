import * as acesso from '#domain/acesso/contract.ts'
import { enderecoDoAutenticador } from '#domain/acesso/segundo-fator.ts'
import * as entrada from '#lambdas/providers/entrada.ts'
import { exigirProva } from '#lambdas/runtime/recente.ts'
import { http } from '#lambdas/runtime/http.ts'
import { semSegundoFator } from '#lambdas/runtime/segundo-fator.ts'
import * as fatores from '#lambdas/store/fatores.ts'

/** The key of a new authenticator. Whoever has one puts another in its place only in a sign-in that was asked for it. */
export const handler = http(acesso.prepararAutenticador, async (_input, { actor, now }) => {
  if (!actor.segundoFator && (await fatores.temFator(actor.id))) throw semSegundoFator('entrar_de_novo')
  exigirProva(actor, now)
  const chave = await entrada.associarAutenticador(actor.perfil, now)
  return { chave, endereco: enderecoDoAutenticador(actor.perfil.email, chave) }
})
