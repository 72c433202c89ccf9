import { chaves } from './chaves.ts'
import { documentosDeIdentidade } from './documentos.ts'
import { limites } from './limites.ts'
import { maquinas } from './maquinas.ts'
import { retencao } from './retencao.ts'
import { sinais } from './sinais.ts'

/** What stands in `docs/generated`, by file name; a contract test holds the files to it. */
export const gerados = (): Readonly<Record<string, string>> => ({
  'chaves.md': chaves(),
  'documentos-de-identidade.md': documentosDeIdentidade(),
  'limites.md': limites(),
  'maquinas.md': maquinas(),
  'retencao.md': retencao(),
  'sinais-de-fraude.md': sinais(),
})
