import { encryptNotification } from '@block65/webcrypto-web-push'
import { importJWK, SignJWT } from 'jose'
import { CONTATO } from '#domain/base/contato.ts'
import { type Inscricao, eServicoDePush } from '#domain/toque/aparelho.ts'
import { ENTREGAS, type Novidade, TOPICO } from '#domain/toque/toque.ts'
import { optionalEnv } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { medirProvedor } from '#lambdas/runtime/medida.ts'
import { parDeChaves } from './chave.ts'

/** One message to one device, over its browser's push service: RFC 8030, encrypted by RFC 8291, signed by RFC 8292. */

/**
 * `sumiu`: the browser gave its subscription up. `recusada`: the service wants no such message, and would not want it
 * again.
 */
type Entregue = 'entregue' | 'sumiu' | 'recusada'

/** The message was not taken. No address in the text: it is as good as a key. */
class PushRecusado extends Error {
  override readonly name = 'PushRecusado'
  constructor(
    motivo: string,
    /** Asking again may help: the service was away, or is asked too often. */
    readonly passa: boolean,
  ) {
    super(`The push service did not take the message: ${motivo}`)
  }
}

const TEMPO_MS = 8_000
/** RFC 8292 §2: at most a day; half of it leaves room for a clock that is wrong. */
const VALE = '12h'
const PASSAM = new Set([408, 425, 429])

/** @param id opaque name of the message, by which a device knows one that comes again @throws PushRecusado */
export async function entregar(inscricao: Inscricao, novidade: Novidade, id: string): Promise<Entregue> {
  const { endpoint, p256dh, auth } = inscricao
  if (!eServicoDePush(endpoint, optionalEnv('URL_PUSH'))) return 'sumiu'
  const { ttl, urgencia } = ENTREGAS[novidade]
  const corpo = await encryptNotification(
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    new TextEncoder().encode(JSON.stringify({ id })),
  )
  const headers = {
    authorization: await credencial(new URL(endpoint).origin),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(ttl),
    topic: TOPICO,
    urgency: urgencia,
  }
  return medirProvedor('push', async (): Promise<Entregue> => {
    const resposta = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: corpo,
      redirect: 'error',
      signal: AbortSignal.timeout(TEMPO_MS),
    }).catch((error: unknown) => {
      throw new PushRecusado(error instanceof Error ? error.name : 'network', true)
    })
    await resposta.body?.cancel()
    if (resposta.ok) return 'entregue'
    if (resposta.status === 404 || resposta.status === 410) return 'sumiu'
    throw new PushRecusado(`status ${resposta.status}`, PASSAM.has(resposta.status) || resposta.status >= 500)
  }).catch((error: unknown) => {
    if (!(error instanceof PushRecusado) || error.passa) throw error
    logger.error('Push refused', { error })
    return 'recusada'
  })
}

async function credencial(aud: string): Promise<string> {
  const { publica, privada } = await parDeChaves()
  const chave = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: publica.subarray(1, 33).toString('base64url'),
      y: publica.subarray(33).toString('base64url'),
      d: privada.toString('base64url'),
    },
    'ES256',
  )
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(aud)
    .setExpirationTime(VALE)
    .setSubject(`mailto:${CONTATO.email}`)
    .sign(chave)
  return `vapid t=${token}, k=${publica.toString('base64url')}`
}
