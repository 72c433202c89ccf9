import type { Plugin } from 'esbuild'
import { exigenciasDe } from '../domain/triagem/indice.ts'
import { LEXICO, RADICAIS, VOCABULARIO } from '../domain/triagem/lexico.ts'

const TABELA = 'lexico-pronto'
const ARQUIVO = `${TABELA}.json`

/** What stands in for a module of the lexicon once bundled. */
const MODULOS: readonly { readonly filter: RegExp; readonly contents: string }[] = [
  {
    filter: /domain[\\/]triagem[\\/]exigencias\.ts$/,
    contents: `
      import { exigencias, padroes } from '${TABELA}'
      export const PRONTAS = new Map(padroes.map(([texto, numeros]) => [texto, numeros.map((n) => exigencias[n])]))`,
  },
  {
    filter: /domain[\\/]triagem[\\/]lexico\.ts$/,
    contents: `
      import { padroes, radicais, termos, vocabulario } from '${TABELA}'
      const comPadroes = ([id, termo]) => [id, { ...termo, padroes: termo.padroes.map((n) => padroes[n][0]) }]
      export const LEXICO = Object.fromEntries(termos.map(comPadroes))
      export const ACHADO_IDS = Object.keys(LEXICO)
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
        export const { exigencias, padroes, radicais, termos, vocabulario } = tabela`,
      loader: 'js',
    }))
    b.onLoad({ filter: /\.json$/, namespace: TABELA }, () => ({
      contents: JSON.stringify(tabela()),
      loader: 'file',
    }))
  },
}

/** Each pattern and each demand once: many entries share them, and named groups make most demands stand in many patterns. */
function tabela() {
  const exigencias = semRepetir<readonly string[]>((exigencia) => exigencia.join(' '))
  const padroes = semRepetir<readonly [string, readonly number[]]>(([texto]) => texto)
  const termos = Object.entries(LEXICO).map(([id, termo]) => [
    id,
    {
      ...termo,
      padroes: termo.padroes.map((texto) =>
        padroes.numero([texto, exigenciasDe(texto).map(exigencias.numero)]),
      ),
    },
  ])
  return {
    exigencias: exigencias.todos,
    padroes: padroes.todos,
    termos,
    vocabulario: [...VOCABULARIO],
    radicais: RADICAIS,
  }
}

/** Numbers things in the order they first come, each once. */
function semRepetir<Coisa>(chaveDe: (coisa: Coisa) => string) {
  const numeros = new Map<string, number>()
  const todos: Coisa[] = []
  const numero = (coisa: Coisa): number => {
    const chave = chaveDe(coisa)
    const conhecido = numeros.get(chave)
    if (conhecido !== undefined) return conhecido
    numeros.set(chave, todos.length)
    return todos.push(coisa) - 1
  }
  return { todos, numero }
}
