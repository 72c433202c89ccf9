import * as z from 'zod/mini'

/** A device on which somebody is called back: what its browser's push service gave it (W3C Push API, RFC 8291). */

const NAO_E_DELE = 'O navegador não deu o que é preciso para chamar você. Tente de novo.'

/** As a browser's `PushSubscription` says it. */
export const toqueEntrada = z.object({
  endpoint: z.url(NAO_E_DELE).check(z.maxLength(1024, NAO_E_DELE)),
  /** Public key, a point of P-256 in 65 bytes. */
  p256dh: z.string(NAO_E_DELE).check(z.regex(/^B[\w-]{86}$/, NAO_E_DELE)),
  /** Secret shared with the browser, 16 bytes. */
  auth: z.string(NAO_E_DELE).check(z.regex(/^[\w-]{22}$/, NAO_E_DELE)),
})
export type Inscricao = z.output<typeof toqueEntrada>

export const aparelhoDoToqueSchema = z.extend(toqueEntrada, {
  /** Hash of `endpoint`. */
  id: z.string(),
  usuario_id: z.string(),
  /** The sign-in in which it was turned on: with it, it ends. */
  sessao_id: z.string(),
  ligado_em: z.string(),
})
export type AparelhoDoToque = z.output<typeof aparelhoDoToqueSchema>

/** What its owner reads of it. */
export const aparelhoVisto = z.pick(aparelhoDoToqueSchema, { id: true, ligado_em: true })

/** More than anybody carries; of more, the oldest goes. */
export const MAXIMO_DE_APARELHOS = 10

const SERVICOS = new Set(['fcm.googleapis.com', 'web.push.apple.com'])
const FAMILIAS = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/**
 * Whether an address is of a browser's push service: the server posts to it, so that any other would let a person make
 * it call where they like.
 * @param local origin of the service beside the embedded cloud
 */
export function eServicoDePush(endpoint: string, local?: string): boolean {
  if (local !== undefined && endpoint.startsWith(`${local}/`)) return true
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return SERVICOS.has(hostname) || FAMILIAS.some((familia) => hostname.endsWith(familia))
}
