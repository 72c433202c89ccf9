import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

const GRANDES = /aprendido[\\/]pesos\.json$/
const ARQUIVO = 'json-ao-lado'

/**
 * Keeps a large table out of the code: it lies beside it as a file, read when one of its parts is first asked for. In
 * the code it would be parsed at every cold start, also of a function that never asks.
 */
export const jsonAoLado: Plugin = {
  name: 'json-ao-lado',
  setup: (b) => {
    b.onLoad({ filter: GRANDES }, async ({ path, namespace }) => {
      if (namespace === ARQUIVO) return undefined
      const partes = Object.keys(JSON.parse(await readFile(path, 'utf8')) as object).map((nome) =>
        JSON.stringify(nome),
      )
      return {
        contents: `
          import { readFileSync } from 'node:fs'
          import caminho from ${JSON.stringify(`${ARQUIVO}:${path}`)}
          let lido
          const ler = () => (lido ??= JSON.parse(readFileSync(new URL(caminho, import.meta.url), 'utf8')))
          export default { ${partes.map((nome) => `get [${nome}]() { return ler()[${nome}] }`).join(', ')} }`,
        loader: 'js',
      }
    })
    b.onResolve({ filter: new RegExp(`^${ARQUIVO}:`) }, ({ path }) => ({
      path: path.slice(ARQUIVO.length + 1),
      namespace: ARQUIVO,
    }))
    b.onLoad({ filter: GRANDES, namespace: ARQUIVO }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'file',
    }))
  },
}
