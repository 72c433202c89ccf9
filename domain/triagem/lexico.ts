import { ASSUNTOS } from './lexico/assuntos.ts'
import { BARRIGA } from './lexico/barriga.ts'
import { composicoesDe } from './lexico/composicoes.ts'
import { CONDICOES } from './lexico/condicoes.ts'
import { CORACAO } from './lexico/coracao.ts'
import { CRIANCA } from './lexico/crianca.ts'
import { EXPOSICAO } from './lexico/exposicao.ts'
import { GERAL } from './lexico/geral.ts'
import { MENTE } from './lexico/mente.ts'
import { MULHER } from './lexico/mulher.ts'
import { NERVOS } from './lexico/nervos.ts'
import { OSSOS } from './lexico/ossos.ts'
import { PELE_OLHOS } from './lexico/pele_olhos.ts'
import { RESPIRACAO } from './lexico/respiracao.ts'
import { TRAUMA } from './lexico/trauma.ts'
import { SINAIS } from './lexico/sinais.ts'
import { URINARIO } from './lexico/urinario.ts'
import { palavrasDe } from './padrao.ts'
import type { Termo } from './tipos.ts'

const TODOS = {
  ...GERAL,
  ...CORACAO,
  ...NERVOS,
  ...RESPIRACAO,
  ...BARRIGA,
  ...MULHER,
  ...URINARIO,
  ...PELE_OLHOS,
  ...OSSOS,
  ...MENTE,
  ...TRAUMA,
  ...EXPOSICAO,
  ...CRIANCA,
  ...CONDICOES,
  ...ASSUNTOS,
  ...SINAIS,
}

/** A finding the protocol knows: a complaint, a condition of the person, or how something is. */
export type AchadoId = keyof typeof TODOS

/** Every id of the lexicon, in its fixed order. */
export const ACHADO_IDS = Object.keys(TODOS).filter((id): id is AchadoId => id in TODOS)

/** Lay Portuguese → findings: every entry with its label and the phrases that mean it. */
export const LEXICO: Readonly<Record<AchadoId, Termo>> = comComposicoes()

function comComposicoes(): Readonly<Record<AchadoId, Termo>> {
  const completos: Record<AchadoId, Termo> = { ...TODOS }
  for (const id of ACHADO_IDS) {
    completos[id] = { ...TODOS[id], padroes: [...TODOS[id].padroes, ...composicoesDe(id)] }
  }
  return completos
}

const PALAVRAS = ACHADO_IDS.flatMap((id) => LEXICO[id].padroes.map(palavrasDe))

/** Every word the lexicon spells out. */
export const VOCABULARIO: ReadonlySet<string> = new Set(PALAVRAS.flatMap((palavras) => palavras.inteiras))

/** The stems of the lexicon that take any ending. */
export const RADICAIS: readonly string[] = [...new Set(PALAVRAS.flatMap((palavras) => palavras.radicais))]
