import { comFnv1a, FNV1A } from '../base/fnv1a.ts'

/** The ring on which consultations that wait and free doctors have their places (decision 033). */

/** Places on the ring. */
export const ANEL = 2 ** 32

/** An arc of the ring: its first place, and how many places it has. */
export interface Arco {
  readonly de: number
  readonly largura: number
}

/** The place of an id on the ring; ids spread evenly. */
export function lugarNoAnel(id: string): number {
  let hash = FNV1A
  for (const letra of id) hash = comFnv1a(hash, letra.charCodeAt(0))
  // The last letters hardly change the high bits of FNV-1a; the final step of MurmurHash3 spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Number of the part of the ring in which a consultation stands, of `partes` equal ones. */
export const parteDoAnel = (id: string, partes: number): number =>
  Math.floor((lugarNoAnel(id) / ANEL) * partes)

/** Whether a place lies on an arc. */
export const noArco = ({ de, largura }: Arco, lugar: number): boolean => (lugar - de + ANEL) % ANEL < largura

/** The part an arc gained since before; undefined when it gained nothing. */
export const acrescimo = (antes: Arco, agora: Arco): Arco | undefined =>
  agora.largura > antes.largura
    ? { de: (antes.de + antes.largura) % ANEL, largura: agora.largura - antes.largura }
    : undefined

/** An arc as ranges that do not wrap around the ring's end: first and last place of each. */
export function trechos({ de, largura }: Arco): readonly (readonly [number, number])[] {
  if (largura >= ANEL) return [[0, ANEL - 1]]
  const fim = de + largura - 1
  return fim < ANEL
    ? [[de, fim]]
    : [
        [de, ANEL - 1],
        [0, fim - ANEL],
      ]
}
