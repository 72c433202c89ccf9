import { JPEGS } from './jpegs.ts'
import { OUTRAS } from './outras.ts'
import { PNGS } from './pngs.ts'
import { Sorte } from './sorte.ts'

/** Hostile pictures, one after the other: the same seed and number make the same bytes. */

export interface Hostil {
  /** What it is, as `png/bomba`. */
  readonly nome: string
  /** What its sender says it is. */
  readonly tipo_conteudo: 'image/jpeg' | 'image/png'
  readonly bytes: Buffer
}

type Fazer = (s: Sorte) => Buffer | Promise<Buffer>
const todas = (
  grupo: string,
  fazeres: Readonly<Record<string, Fazer>>,
): readonly (readonly [string, Fazer])[] =>
  Object.entries(fazeres).map(([nome, fazer]) => [`${grupo}/${nome}`, fazer] as const)

const TODAS = [...todas('png', PNGS), ...todas('jpeg', JPEGS), ...todas('outra', OUTRAS)]
export const ESPECIES = TODAS.map(([nome]) => nome)

/** P §9: nothing larger is let in, which is another rule's to show. */
const MAXIMO = 10 * 1024 * 1024

/** The kinds take turns, so that any stretch of them has all. */
export async function hostil(semente: number, numero: number): Promise<Hostil> {
  const s = new Sorte(`${semente}:${numero}`)
  const especie = TODAS[numero % TODAS.length]
  if (!especie) throw new Error('There are no kinds')
  const [nome, fazer] = especie
  const bytes = await fazer(s)
  const tipo = nome.startsWith('png') ? 'image/png' : 'image/jpeg'
  const outro = tipo === 'image/png' ? 'image/jpeg' : 'image/png'
  return {
    nome,
    tipo_conteudo: s.chance(0.1) ? outro : tipo,
    bytes: bytes.length > MAXIMO ? bytes.subarray(0, MAXIMO) : bytes,
  }
}
