import type { Plugin } from 'esbuild'
import { exigenciasDe } from '../domain/triagem/indice.ts'
import { LEXICO } from '../domain/triagem/lexico.ts'

const PRONTAS = /domain[\\/]triagem[\\/]exigencias\.ts$/
const TABELA = 'lexico-pronto'

/**
 * Works out what each pattern of the lexicon demands, which spells every way to say it and is half of what a cold
 * `ai-triage` does, and lays it beside the code as a table. Not for the embedded cloud: reloaded after a change, it would
 * find the table of before.
 */
export const lexicoPronto: Plugin = {
  name: TABELA,
  setup: (b) => {
    b.onLoad({ filter: PRONTAS }, () => ({
      contents: `
        import { readFileSync } from 'node:fs'
        import caminho from '${TABELA}'
        const { exigencias, padroes } = JSON.parse(readFileSync(new URL(caminho, import.meta.url), 'utf8'))
        export const PRONTAS = new Map(padroes.map(([texto, numeros]) => [texto, numeros.map((n) => exigencias[n])]))`,
      loader: 'js',
    }))
    b.onResolve({ filter: new RegExp(`^${TABELA}$`) }, () => ({
      path: `${TABELA}.json`,
      namespace: TABELA,
    }))
    b.onLoad({ filter: /./, namespace: TABELA }, () => ({
      contents: JSON.stringify(tabela()),
      loader: 'file',
    }))
  },
}

/** Each demand once: named groups make most stand in many patterns. */
function tabela() {
  const numeros = new Map<string, number>()
  const exigencias: (readonly string[])[] = []
  const textos = new Set(Object.values(LEXICO).flatMap(({ padroes }) => padroes))
  const padroes = [...textos].map((texto) => [
    texto,
    exigenciasDe(texto).map((exigencia) => {
      const chave = exigencia.join(' ')
      const numero = numeros.get(chave) ?? exigencias.push(exigencia) - 1
      numeros.set(chave, numero)
      return numero
    }),
  ])
  return { exigencias, padroes }
}
