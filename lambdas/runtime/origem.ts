import { parteDe } from '#domain/acesso/parte-confiavel.ts'
import { env } from './env.ts'

/**
 * Protection against forged requests by their `Origin` header, whose capitalisation depends on the gateway: whether a
 * request comes from the product's own pages. One without the header does not come from a browser, so it carries
 * nobody's cookies. On one machine the pages are also served at `localhost`, where browsers allow passkeys.
 */
export function daMesmaOrigem(headers: Readonly<Record<string, string | undefined>>): boolean {
  const nome = Object.keys(headers).find((header) => header.toLowerCase() === 'origin')
  const origem = nome === undefined ? undefined : headers[nome]
  return origem === undefined || origem === env('ORIGEM') || origem === parteDe(env('ORIGEM')).origem
}
