import { parteDe } from '#domain/acesso/parte-confiavel.ts'
import * as acesso from '#domain/acesso/contract-chaves.ts'
import { env } from '#lambdas/runtime/env.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import * as desafios from '#lambdas/acesso/store/desafios-da-chave.ts'

/** No e-mail is asked for: the device itself knows which account its passkeys belong to. */
export const handler = publica(acesso.pedirDesafio, async (_input, { now }) => ({
  desafio: await desafios.emitir({ para: 'usar' }, now),
  parte: parteDe(env('ORIGEM')).id,
}))
