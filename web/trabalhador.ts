import path from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const FONTE = path.join(import.meta.dirname, 'src/features/toque/trabalhador.ts')
/** Beside the pages, so that it serves all of them; its name stays, and it is asked for anew each time. */
const NOME = 'toque.js'

/** The service worker, in one file that shares nothing with the pages. */
export function trabalhador(): Plugin {
  const escrever = async (): Promise<string> => {
    const { outputFiles } = await build({
      entryPoints: [FONTE],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      charset: 'utf8',
    })
    return outputFiles[0]?.text ?? ''
  }
  return {
    name: 'acolhe-trabalhador',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NOME, source: await escrever() })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${NOME}`, (_request, response) => {
        void escrever().then((texto) => response.setHeader('content-type', 'text/javascript').end(texto))
      })
    },
  }
}
