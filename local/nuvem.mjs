import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { NUVEM, RAIZ } from './preparar.mjs'

/** The threads and the packages beside a source file are found from where it stands, not from the bundle. */
const ondeEstao = {
  name: 'onde-estao',
  setup: (empacotador) =>
    empacotador.onLoad({ filter: /\/local\/.*\.ts$/ }, ({ path: arquivo }) => ({
      loader: 'ts',
      contents: readFileSync(arquivo, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(arquivo).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(arquivo))),
    })),
}

/** The embedded cloud in one file: read as TypeScript, its two hundred files took a second and more at every start. */
export const empacotarNuvem = () =>
  build({
    absWorkingDir: RAIZ,
    entryPoints: ['local/main.ts'],
    outfile: NUVEM,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    plugins: [ondeEstao],
    logLevel: 'warning',
  })
