import { DomainError } from '#domain/erros.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'

/** A STUN or TURN server, as the browser's RTCPeerConnection takes it. */
export interface ServidorIce {
  readonly urls: string[]
  readonly username?: string
  readonly credential?: string
}

/**
 * Who helps two browsers find each other. On one machine nobody has to; anywhere else a call would fail between most
 * networks, so a stage without a configured helper says so instead of promising a call.
 * @throws DomainError provedor_indisponivel
 */
export function servidoresIce(): ServidorIce[] {
  if (env('ICE') === 'nenhum' && env('ESTAGIO') === 'local') return []
  logger.error('No ICE servers for this stage', { ice: env('ICE') })
  throw new DomainError('provedor_indisponivel', {
    detail: 'A chamada de vídeo ainda não está configurada neste ambiente. Avise o suporte.',
  })
}
