import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

const ESQUEMAS = /@aws-sdk[\\/].*[\\/]schemas[\\/]schemas_\d+\.js$/
const ESQUEMA = /^((?:export )?var [\w$]+ = )(\[(?:(?!\];)[^])*?\n\]);$/gm
const MANIFESTO = /@aws-sdk[\\/](?:client-[\w-]+|nested-clients)[\\/]package\.json$/

/**
 * Leaves out of a function what it does not use of an AWS client. Operations and shapes are constants with computed
 * keys, which the bundler must take for code with an effect, so that reading one object carries all of S3: marked pure,
 * the unused ones go; one that does not look like this stays as it is. Of its own package.json a client reads the version.
 */
export const clientesAws: Plugin = {
  name: 'clientes-aws',
  setup: (b) => {
    b.onLoad({ filter: ESQUEMAS }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(ESQUEMA, '$1/* @__PURE__ */ (() => $2)();'),
      loader: 'js',
    }))
    b.onLoad({ filter: MANIFESTO }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string }
      return { contents: JSON.stringify({ version }), loader: 'json' }
    })
  },
}
