import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { type ChaveGuardada, julgarContador, type RespostaDoUso } from '#domain/acesso/chaves.ts'
import { parteDe } from '#domain/acesso/parte-confiavel.ts'
import { DomainError } from '#domain/base/erros.ts'
import { env } from '#lambdas/runtime/env.ts'
import * as chaves from '#lambdas/acesso/store/chaves.ts'
import * as desafios from '#lambdas/acesso/store/desafios-da-chave.ts'
import { desafioDe } from './desafio-da-chave.ts'

/** One refusal for every reason: the caller must not learn whether the account or the key exists. */
const recusada = (): DomainError =>
  new DomainError('credenciais_invalidas', {
    detail: 'Esta chave de acesso não abre uma conta aqui. Entre com e-mail e senha, ou receba um link.',
  })

/**
 * The passkey that signed our challenge. The challenge is used up even when the check fails. A signature counter that
 * did not grow means that the key was copied; since nobody can tell which copy is its owner's, the key is blocked.
 * @throws DomainError entrada_vencida, credenciais_invalidas
 */
export async function conferirUso(resposta: RespostaDoUso, agora: Date): Promise<ChaveGuardada> {
  const desafio = desafioDe(resposta.response.clientDataJSON)
  await desafios.consumir(desafio, { para: 'usar' }, agora)
  const dono = Buffer.from(resposta.response.userHandle, 'base64url').toString('utf8')
  const chave = await chaves.find(dono, resposta.id)
  if (!chave || chave.copiada_em !== undefined) throw recusada()
  const contador = await contadorDe(resposta, chave, desafio)
  if (julgarContador(chave.contador, contador) === 'copiada') {
    await chaves.marcarCopiada(chave, agora)
    throw recusada()
  }
  if (!(await chaves.usar(chave, contador, agora))) throw recusada()
  return chave
}

/**
 * The signature counter that the key reports.
 * @throws DomainError credenciais_invalidas when any part of the answer is wrong
 */
async function contadorDe(resposta: RespostaDoUso, chave: ChaveGuardada, desafio: string): Promise<number> {
  const parte = parteDe(env('ORIGEM'))
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...resposta, clientExtensionResults: {} },
    expectedChallenge: desafio,
    expectedOrigin: parte.origem,
    expectedRPID: parte.id,
    requireUserVerification: true,
    credential: {
      id: chave.id,
      publicKey: new Uint8Array(Buffer.from(chave.publica, 'base64url')),
      // The counter is judged after the signature was verified: an invented number must not block somebody's key.
      counter: 0,
    },
  }).catch(() => {
    // The library reports whatever is wrong as a plain `Error` and makes no call: any error is a refusal.
    throw recusada()
  })
  if (!verified) throw recusada()
  return authenticationInfo.newCounter
}
