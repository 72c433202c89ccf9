import type { Plugin } from 'esbuild'
import { exigenciasDasEntradas } from '../domain/triagem/indice.ts'
import { ACHADO_IDS, LEXICO, RADICAIS, VOCABULARIO } from '../domain/triagem/lexico.ts'

const TABELA = 'lexico-pronto'
const ARQUIVO = `${TABELA}.json`

/** What stands in for a module of the lexicon once bundled. */
const MODULOS: readonly { readonly filter: RegExp; readonly contents: string }[] = [
  {
    filter: /domain[\\/]triagem[\\/]exigencias\.ts$/,
    contents: `export { exigencias as PRONTAS } from '${TABELA}'`,
  },
  {
    filter: /domain[\\/]triagem[\\/]lexico\.ts$/,
    contents: `
      import { lexico, radicais, vocabulario } from '${TABELA}'
      export const LEXICO = lexico
      export const ACHADO_IDS = Object.keys(lexico)
      export const VOCABULARIO = new Set(vocabulario)
      export const RADICAIS = radicais`,
  },
]

/**
 * Lays the lexicon beside the code as a table, with what each of its patterns demands already worked out: as code it is
 * parsed, put together and spelt out at every cold start, which is most of what a cold `ai-triage` does. Not for the
 * embedded cloud: reloaded after a change, it would find the table of before.
 */
export const lexicoPronto: Plugin = {
  name: TABELA,
  setup: (b) => {
    for (const { filter, contents } of MODULOS) b.onLoad({ filter }, () => ({ contents, loader: 'js' }))
    b.onResolve({ filter: new RegExp(`^${TABELA}(\\.json)?$`) }, ({ path }) => ({ path, namespace: TABELA }))
    b.onLoad({ filter: /pronto$/, namespace: TABELA }, () => ({
      contents: `
        import { readFileSync } from 'node:fs'
        import caminho from '${ARQUIVO}'
        const tabela = JSON.parse(readFileSync(new URL(caminho, import.meta.url), 'utf8'))
        export const { exigencias, lexico, radicais, vocabulario } = tabela`,
      loader: 'js',
    }))
    b.onLoad({ filter: /\.json$/, namespace: TABELA }, () => ({
      contents: JSON.stringify(tabela()),
      loader: 'file',
    }))
  },
}

const tabela = () => ({
  lexico: LEXICO,
  exigencias: exigenciasDasEntradas(ACHADO_IDS.map((id) => [id, LEXICO[id].padroes])),
  vocabulario: [...VOCABULARIO],
  radicais: RADICAIS,
})
