import { chaves } from './chaves.ts'
import { maquinas } from './maquinas.ts'
import { sinais } from './sinais.ts'

/** What stands in `docs/generated`, by file name; a contract test holds the files to it. */
export const gerados = (): Readonly<Record<string, string>> => ({
  'chaves.md': chaves(),
  'maquinas.md': maquinas(),
  'sinais-de-fraude.md': sinais(),
})
