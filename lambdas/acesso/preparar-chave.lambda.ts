import { parteDe } from '#domain/acesso/parte-confiavel.ts'
import * as acesso from '#domain/acesso/contract-chaves.ts'
import { env } from '#lambdas/runtime/env.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as chaves from '#lambdas/acesso/store/chaves.ts'
import * as desafios from '#lambdas/acesso/store/desafios-da-chave.ts'
import { exigirFator } from '#lambdas/runtime/exigir-fator.ts'

/**
 * What a device needs to create a passkey. Somebody who has a second factor may create one only in a session whose
 * sign-in asked for it.
 */
export const handler = http(acesso.prepararChave, async (_input, { actor, now }) => {
  await exigirFator(actor, actor.perfil)
  const existentes = await chaves.doUsuario(actor.id)
  return {
    desafio: await desafios.emitir({ para: 'criar', usuario_id: actor.id }, now),
    parte: parteDe(env('ORIGEM')).id,
    dono: {
      id: Buffer.from(actor.id).toString('base64url'),
      nome: actor.perfil.nome,
      email: actor.perfil.email,
    },
    existentes: existentes.map(({ id }) => id),
  }
})
