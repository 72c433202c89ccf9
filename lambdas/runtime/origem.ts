import { env } from './env.ts'

/**
 * Whether a request may be the product's own page: browsers say where one comes from, and a gateway spells the header as
 * it likes. What says nothing is no browser, and holds no cookies of anybody's.
 */
export function daMesmaOrigem(headers: Readonly<Record<string, string | undefined>>): boolean {
  const nome = Object.keys(headers).find((header) => header.toLowerCase() === 'origin')
  const origem = nome === undefined ? undefined : headers[nome]
  return origem === undefined || origem === env('ORIGEM')
}
