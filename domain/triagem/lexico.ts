import { composicoesDe } from './lexico/composicoes.ts'
import { palavrasDe } from './padrao.ts'
import type { Termo } from './tipos.ts'
import { type AchadoId, TERMOS } from './lexico/termos.ts'

export type { AchadoId }

/** Every id of the lexicon, in its fixed order. */
export const ACHADO_IDS = Object.keys(TERMOS).filter((id): id is AchadoId => id in TERMOS)

/** Lay Portuguese → findings: every entry with its label and the phrases that mean it. */
export const LEXICO: Readonly<Record<AchadoId, Termo>> = comComposicoes()

function comComposicoes(): Readonly<Record<AchadoId, Termo>> {
  const completos: Record<AchadoId, Termo> = { ...TERMOS }
  for (const id of ACHADO_IDS) {
    completos[id] = { ...TERMOS[id], padroes: [...TERMOS[id].padroes, ...composicoesDe(id)] }
  }
  return completos
}

const PALAVRAS = ACHADO_IDS.flatMap((id) => LEXICO[id].padroes.map(palavrasDe))

/** Every word the lexicon spells out. */
export const VOCABULARIO: ReadonlySet<string> = new Set(PALAVRAS.flatMap((palavras) => palavras.inteiras))

/** The stems of the lexicon that take any ending. */
export const RADICAIS: readonly string[] = [...new Set(PALAVRAS.flatMap((palavras) => palavras.radicais))]
