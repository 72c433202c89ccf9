import type { Plugin } from 'esbuild'
import { builtinModules } from 'node:module'

const NOME = 'modulos-do-node'
const MODULO = new RegExp(`^(?:node:)?(?:${builtinModules.join('|')})$`)
const IDENTIFICADOR = /^[A-Za-z_$][\w$]*$/

/** Of these, all that is used is at hand without the module. */
const SEM_CARREGAR: Readonly<Record<string, string>> = {
  process: 'export const { env, versions } = process\nexport default process',
  // Node's own, reached for when it is asked for: the handlers' engine asks of each answer whether it is one.
  'stream/web': `
    export const ReadableStream = new Proxy(function () {}, {
      construct: (_, argumentos) => Reflect.construct(globalThis.ReadableStream, argumentos),
      get: (_, nome) => Reflect.get(globalThis.ReadableStream, nome),
    })`,
}

/**
 * Takes what a function uses of Node's own modules, and nothing else. Imported, a module is read out name by name,
 * which loads what lies behind its getters too, at every cold start: Web Crypto and its workers behind `crypto`, the
 * reports behind `process`.
 */
export const modulosDoNode: Plugin = {
  name: NOME,
  setup: (b) => {
    b.onResolve({ filter: MODULO }, ({ path, kind }) =>
      kind === 'import-statement' ? { path: path.replace(/^node:/, ''), namespace: NOME } : undefined,
    )
    b.onLoad({ filter: /./, namespace: NOME }, ({ path }) => ({
      contents: SEM_CARREGAR[path] ?? pedido(path),
      loader: 'js',
    }))
  },
}

/** Each name on its own, so that the bundler drops those nobody uses. */
function pedido(nome: string): string {
  const nomes = Object.keys(process.getBuiltinModule(nome) ?? {}).filter(
    (cada) => cada !== 'default' && IDENTIFICADOR.test(cada),
  )
  return [
    `const modulo = process.getBuiltinModule(${JSON.stringify(nome)})`,
    'export default modulo',
    ...nomes.map(
      (cada) => `const _${cada} = /* @__PURE__ */ (() => modulo.${cada})()\nexport { _${cada} as ${cada} }`,
    ),
  ].join('\n')
}
