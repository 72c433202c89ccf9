import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Where the detector finds its WebAssembly: the very version it was written for, which is not the product's own. */
const require = createRequire(createRequire(import.meta.url).resolve('@aws-amplify/ui-react-liveness'))
const backend = path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json'))
const { version } = require('@tensorflow/tfjs-backend-wasm/package.json') as { readonly version: string }
const dist = path.join(backend, 'dist')
const PASTA = `assets/tfjs-${version}/`

/** The folder the site serves it from. */
export const PASTA_DO_WASM = `/${PASTA}`

/** Puts the detector's WebAssembly beside the site's own files: it comes from nowhere else. */
export const wasmDaProvaDeVida = (): Plugin => ({
  name: 'acolhe-prova-de-vida',
  generateBundle() {
    for (const nome of readdirSync(dist).filter((arquivo) => arquivo.endsWith('.wasm')))
      this.emitFile({ type: 'asset', fileName: PASTA + nome, source: readFileSync(path.join(dist, nome)) })
  },
})
