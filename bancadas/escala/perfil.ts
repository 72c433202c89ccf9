import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Uso } from './contagem.ts'
import type { Passagens } from './frente.ts'

/** What one step of the journey asked of AWS, as it was recorded. */
export interface Passo extends Readonly<Passagens> {
  readonly usos: readonly Readonly<Uso>[]
  readonly chamadas: Readonly<Record<string, number>>
  readonly eventos: Readonly<Record<string, number>>
  /** Changes of the table that each consumer of its stream is called for. */
  readonly mudancas: Readonly<Record<string, number>>
}

/** One consultation as it was recorded: `npm run bench:escala -- --medir` records it anew. */
export interface Perfil {
  readonly medido_em: string
  /** Bytes of the largest item seen of each kind. */
  readonly tamanhos: Readonly<Record<string, number>>
  readonly passos: Readonly<Record<string, Passo>>
}

const ARQUIVO = path.join(import.meta.dirname, 'perfil.json')

export const lerPerfil = (): Perfil => JSON.parse(readFileSync(ARQUIVO, 'utf8')) as Perfil

export const guardarPerfil = (perfil: Perfil): void =>
  writeFileSync(ARQUIVO, `${JSON.stringify(perfil, null, 2)}\n`)

/** A step by its name. @throws Error when it was not recorded */
export function passoDe({ passos }: Perfil, nome: string): Passo {
  const passo = passos[nome]
  if (!passo) throw new Error(`O passo "${nome}" não foi medido: rode npm run bench:escala -- --medir.`)
  return passo
}
