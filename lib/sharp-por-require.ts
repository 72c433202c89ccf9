import type { Plugin } from 'esbuild'

const NOME = 'sharp-por-require'

/**
 * Asks for `sharp` by `require`. Imported, Node first reads each of its CommonJS files for the names it may export,
 * which takes as long again as loading it, at every cold start of a function with pictures.
 */
export const sharpPorRequire: Plugin = {
  name: NOME,
  setup: (b) => {
    b.onResolve({ filter: /^sharp$/ }, ({ kind }) =>
      kind === 'require-call' ? { path: 'sharp', external: true } : { path: 'sharp', namespace: NOME },
    )
    b.onLoad({ filter: /./, namespace: NOME }, () => ({ contents: `module.exports = require('sharp')` }))
  },
}
