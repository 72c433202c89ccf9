import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { CHAVES_POR_PESSOA, type RespostaDaNova } from '#domain/acesso/chaves.ts'
import * as acesso from '#domain/acesso/contract-chaves.ts'
import { parteDe } from '#domain/acesso/parte-confiavel.ts'
import { DomainError } from '#domain/base/erros.ts'
import { env } from '#lambdas/runtime/env.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as chaves from '#lambdas/acesso/store/chaves.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import * as desafios from '#lambdas/acesso/store/desafios-da-chave.ts'
import { exigirFator } from '#lambdas/runtime/exigir-fator.ts'
import { desafioDe } from './desafio-da-chave.ts'

/** Keeps a key that the caller's device has just made for the challenge they were given, and for no other. */
export const handler = http(acesso.guardarChave, async ({ nome, resposta }, { actor, now }) => {
  await exigirFator(actor, actor.perfil)
  const desafio = desafioDe(resposta.response.clientDataJSON)
  await desafios.consumir(desafio, { para: 'criar', usuario_id: actor.id }, now)
  const { publica, contador, sincronizada } = await conferir(resposta, desafio)
  if ((await chaves.doUsuario(actor.id)).length >= CHAVES_POR_PESSOA)
    throw new DomainError('conflito', {
      detail: `Uma conta tem até ${CHAVES_POR_PESSOA} chaves de acesso. Retire uma que você não usa mais.`,
    })
  const chave = {
    id: resposta.id,
    usuario_id: actor.id,
    nome,
    publica,
    contador,
    sincronizada,
    criada_em: now.toISOString(),
    usada_em: null,
  }
  if (!(await chaves.guardar(chave, await fatores.guarda(actor.perfil), now)))
    throw new DomainError('conflito', { detail: 'Esta chave de acesso já está na sua conta.' })
  return { chave }
})

const recusada = (): DomainError =>
  new DomainError('credenciais_invalidas', {
    detail: 'O aparelho não confirmou a chave de acesso. Tente de novo ou use outro aparelho.',
  })

/** @throws DomainError credenciais_invalidas when any part of the answer is wrong */
async function conferir(resposta: RespostaDaNova, desafio: string) {
  const parte = parteDe(env('ORIGEM'))
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...resposta, clientExtensionResults: {} },
    expectedChallenge: desafio,
    expectedOrigin: parte.origem,
    expectedRPID: parte.id,
    requireUserVerification: true,
  }).catch(() => {
    // The library reports whatever is wrong as a plain `Error` and makes no call: any error is a refusal.
    throw recusada()
  })
  if (!verified || registrationInfo.credential.id !== resposta.id) throw recusada()
  const { credential, credentialBackedUp } = registrationInfo
  return {
    publica: Buffer.from(credential.publicKey).toString('base64url'),
    contador: credential.counter,
    sincronizada: credentialBackedUp,
  }
}
