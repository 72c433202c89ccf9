import { timingSafeEqual } from 'node:crypto'

/** Constant-time comparison: how long it takes tells nobody how much of a guessed secret was right. */
export function iguais(um: string | Buffer, outro: string | Buffer): boolean {
  const [a, b] = [Buffer.from(um), Buffer.from(outro)]
  return a.length === b.length && timingSafeEqual(a, b)
}
