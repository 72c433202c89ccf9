import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'

const ROOT = path.resolve(import.meta.dirname, '..')

const ESQUEMAS = /@aws-sdk[\\/].*[\\/]schemas[\\/]schemas_\d+\.js$/
const ESQUEMA = /^((?:export )?var [\w$]+ = )(\[(?:(?!\];)[^])*?\n\]);$/gm
const CREDENCIAIS = /@aws-sdk[\\/]credential-provider-node[\\/]dist-es[\\/]index\.js$/
const FLUXOS = /^@smithy\/core\/event-streams$/
/** Stands for event streams, which no function speaks. */
export const SEM_FLUXOS = 'sem-fluxos'
const MANIFESTO = /@aws-sdk[\\/](?:client-[\w-]+|nested-clients)[\\/]package\.json$/

/**
 * Leaves out of a function what it does not use of an AWS client. Operations and shapes are constants with computed
 * keys, which the bundler must take for code with an effect, so that reading one object carries all of S3: marked
 * pure, the unused ones go; one that does not look like this stays as it is. Of its own package.json a client reads
 * the version. A function's credentials are in its environment (Lambda's and the embedded cloud's), never in a
 * profile or a machine's metadata; and none speaks in event streams, which a client would load when it met one.
 */
export const clientesAws: Plugin = {
  name: 'clientes-aws',
  setup: (b) => {
    b.onLoad({ filter: ESQUEMAS }, async ({ path: arquivo }) => ({
      contents: (await readFile(arquivo, 'utf8')).replace(ESQUEMA, '$1/* @__PURE__ */ (() => $2)();'),
      loader: 'js',
    }))
    b.onLoad({ filter: CREDENCIAIS }, () => ({
      contents: `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'`,
      resolveDir: ROOT,
    }))
    b.onResolve({ filter: FLUXOS }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: SEM_FLUXOS, namespace: SEM_FLUXOS } : undefined,
    )
    b.onLoad({ filter: /./, namespace: SEM_FLUXOS }, () => ({
      contents: `throw new Error('No function speaks in event streams')`,
    }))
    b.onLoad({ filter: MANIFESTO }, async ({ path: arquivo }) => {
      const { version } = JSON.parse(await readFile(arquivo, 'utf8')) as { version: string }
      return { contents: JSON.stringify({ version }), loader: 'json' }
    })
  },
}
