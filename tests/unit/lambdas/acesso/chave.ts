import { expect } from 'vitest'
import * as acesso from '#domain/acesso/contract-chaves.ts'
import { parteDe } from '#domain/acesso/parte-confiavel.ts'
import { handler as entrarComChave } from '#lambdas/acesso/entrar-com-chave.lambda.ts'
import { handler as guardar } from '#lambdas/acesso/guardar-chave.lambda.ts'
import { handler as pedirDesafio } from '#lambdas/acesso/pedir-desafio.lambda.ts'
import { handler as preparar } from '#lambdas/acesso/preparar-chave.lambda.ts'
import { type Persona } from '#semente/personas.ts'
import { autenticador } from '../../../support/autenticador-de-chaves.ts'
import { env } from '#lambdas/runtime/env.ts'
import { invoke } from '../../../support/invoke.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'

/** Passkeys as a browser and a device make and use them. */

export const HA_UMA_HORA = new Date(Date.now() - 60 * 60_000)
export const aparelho = (conta = false) => {
  const { id: parte, origem } = parteDe(env('ORIGEM'))
  return autenticador({ origem, parte, conta })
}
type Aparelho = ReturnType<typeof aparelho>
type Pedido = Parameters<Aparelho['criar']>[0]

export const desafio = async () => {
  const { body } = await invoke(pedirDesafio, acesso.pedirDesafio)
  return (body as { desafio: string }).desafio
}
export const prepararComo = async (como: Persona, sessao: string) =>
  (await invoke(preparar, acesso.prepararChave, { como, sessao })).body as Pedido
export const guardarComo = (como: Persona, sessao: string, resposta: unknown, nome = 'Celular') =>
  invoke(guardar, acesso.guardarChave, { como, sessao, entrada: { nome, resposta } })
export const entrar = (resposta: unknown) =>
  invoke(entrarComChave, acesso.entrarComChave, { entrada: { resposta } })

/** Keeps a key of this person's, made in a fresh sign-in. */
export async function comChave(como: Persona, conta = false): Promise<Aparelho> {
  const novo = aparelho(conta)
  const sessao = await sessaoGuardada(como.usuario.id, { segundo_fator: true })
  const { status } = await guardarComo(como, sessao, novo.criar(await prepararComo(como, sessao)))
  expect(status).toBe(200)
  return novo
}

export const RECUSADA = { status: 401, body: { codigo: 'credenciais_invalidas' } }
