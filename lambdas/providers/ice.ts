import { createHmac } from 'node:crypto'
import { DomainError } from '#domain/erros.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { segredo } from './segredos.ts'

/** A STUN or TURN server, as the browser's RTCPeerConnection takes it. */
export interface ServidorIce {
  readonly urls: string[]
  readonly username?: string
  readonly credential?: string
}

/** Longer than any consultation: a relay checks it again at every refresh of an allocation. */
const VALIDADE_S = 2 * 60 * 60

/**
 * Who helps two browsers find each other. On one machine nobody has to; anywhere else a call would fail between most
 * networks, so a stage without a configured helper says so instead of promising a call. A relay knows nobody: it
 * believes a name that says until when it holds, under a code of the secret both share
 * (draft-uberti-behave-turn-rest-00, `use-auth-secret` of coturn).
 * @throws DomainError provedor_indisponivel
 */
export async function servidoresIce(usuario_id: string, agora: Date): Promise<ServidorIce[]> {
  if (env('ICE') === 'nenhum') {
    if (env('ESTAGIO') === 'local') return []
    logger.error('No ICE servers for this stage', { ice: env('ICE') })
    throw new DomainError('provedor_indisponivel', {
      detail: 'A chamada de vídeo ainda não está configurada neste ambiente. Avise o suporte.',
    })
  }
  const urls = env('ICE').split(',')
  const stun = urls.filter((url) => url.startsWith('stun'))
  const turn = urls.filter((url) => url.startsWith('turn'))
  return [
    ...(stun.length > 0 ? [{ urls: stun }] : []),
    ...(turn.length > 0 ? [{ urls: turn, ...(await credencial(usuario_id, agora)) }] : []),
  ]
}

async function credencial(
  usuario_id: string,
  agora: Date,
): Promise<{ readonly username: string; readonly credential: string }> {
  const { chave } = await segredo('turn')
  const username = `${Math.floor(agora.getTime() / 1000) + VALIDADE_S}:${usuario_id}`
  // The scheme is of HMAC-SHA-1; relays know no other.
  return { username, credential: createHmac('sha1', chave).update(username).digest('base64') }
}
