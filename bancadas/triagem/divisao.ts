import { comFnv1a, FNV1A } from '#domain/base/fnv1a.ts'
import type { Caso } from './caso.ts'

export type Metade = 'aberto' | 'fechado'

/** FNV-1a of its bytes. */
function sorteDe(texto: string): number {
  let hash = FNV1A
  for (const byte of new TextEncoder().encode(texto)) hash = comFnv1a(hash, byte)
  // The low bits of FNV-1a are weak for a small modulus: the high half is folded in.
  return (hash ^ (hash >>> 15)) >>> 0
}

/**
 * The part of a case, from its id alone: of each three consecutive numbers of a syndrome of a group, the one the hash
 * of that trio points at is `fechado` (opened only by the bench) and the other two are `aberto`. So every syndrome is
 * split 1 to 2, and a case added later never moves another.
 */
export function metadeDe(id: Caso['id']): Metade {
  const corte = id.lastIndexOf('-')
  const posicao = Number(id.slice(corte + 1)) - 1
  const trio = `${id.slice(0, corte)}#${Math.floor(posicao / 3)}`
  return sorteDe(trio) % 3 === posicao % 3 ? 'fechado' : 'aberto'
}
