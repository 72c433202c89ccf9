import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type BuildOptions, build, context } from 'esbuild'
import { handlerPath, type Pacote } from '../domain/contrato.ts'
import { FUNCOES } from '../domain/contratos.ts'
import { clientesAws } from './clientes-aws.ts'
import { construcao } from './construcao.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const PACOTES: readonly Pacote[] = ['comum', 'imagem', 'pdf']

/** Folder of a code asset, as CDK uploads it. */
export const assetFolder = (pacote: Pacote): string => path.join(ROOT, '.build/lambdas', pacote)

/** Binaries that cannot be bundled: shipped beside the code, for Lambda's platform in the cloud. */
const NATIVE: Record<Pacote, readonly string[]> = { comum: [], imagem: ['sharp', 'zxing-wasm'], pdf: [] }

/** Packages of which only a part is ever loaded: what is shipped of them, dependencies (types) left out. */
const PARTES: Readonly<Record<string, RegExp>> = {
  'zxing-wasm': /zxing-wasm(\/package\.json|\/dist(\/reader.*|\/es(\/reader.*|\/share\.js)?)?)?$/,
}

/** How every function of a code asset is bundled. */
export function options(pacote: Pacote): BuildOptions {
  const functions = FUNCOES.filter((f) => (f.pacote ?? 'comum') === pacote)
  return {
    entryPoints: Object.fromEntries(
      functions.map((f) => [handlerPath(f), path.join(ROOT, 'lambdas', `${handlerPath(f)}.ts`)]),
    ),
    outdir: assetFolder(pacote),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    mainFields: ['module', 'main'],
    external: [...NATIVE[pacote]],
    // Beside the code, read at the first document: in it they would be parsed as text at every cold start.
    loader: { '.woff': 'file' },
    // The typesetter brings a decoder with a dictionary of 450 KB; Node has one.
    alias: { 'brotli/decompress.js': path.join(ROOT, 'lambdas/documento/brotli.ts') },
    // CommonJS packages inside an ESM bundle still call require.
    banner: {
      js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
    },
    // As text: an object would become a module of its own, which the shared chunk carries to every function.
    define: { CONSTRUCAO: JSON.stringify(JSON.stringify(construcao())) },
    plugins: [clientesAws],
    metafile: true,
    logLevel: 'warning',
  }
}

/** Builds every code asset once: ESM, code-split, minified, with a metafile for the size budgets. */
export async function bundle(): Promise<void> {
  rmSync(path.join(ROOT, '.build/lambdas'), { recursive: true, force: true })
  for (const pacote of PACOTES) {
    const result = await build(options(pacote))
    copyNative(pacote)
    writeFileSync(path.join(ROOT, '.build', `meta-${pacote}.json`), JSON.stringify(result.metafile))
  }
}

/** Rebuilds on every change; `onBuild` runs after each. */
export async function watch(onBuild: () => void): Promise<() => Promise<void>> {
  const contexts = await Promise.all(
    PACOTES.map((pacote) =>
      context({
        ...options(pacote),
        plugins: [
          clientesAws,
          {
            name: 'rebuilt',
            setup: (b) =>
              b.onEnd(({ errors }) => {
                if (errors.length === 0) onBuild()
              }),
          },
        ],
      }),
    ),
  )
  for (const pacote of PACOTES) copyNative(pacote)
  await Promise.all(contexts.map((c) => c.watch()))
  return async () => {
    await Promise.all(contexts.map((c) => c.dispose()))
  }
}

/** Copies a native package with everything it requires into the asset's node_modules. */
function copyNative(pacote: Pacote): void {
  const target = path.join(assetFolder(pacote), 'node_modules')
  mkdirSync(assetFolder(pacote), { recursive: true })
  const seen = new Set<string>()
  const copy = (name: string, from: string): void => {
    if (seen.has(name)) return
    const manifest = findManifest(name, from)
    if (!manifest) return
    seen.add(name)
    const folder = path.dirname(manifest)
    const parte = PARTES[name]
    const filter = (source: string): boolean => parte?.test(source) ?? true
    cpSync(folder, path.join(target, name), { recursive: true, dereference: true, filter })
    if (parte) return
    const { dependencies = {}, optionalDependencies = {} } = createRequire(manifest)(manifest) as {
      dependencies?: Record<string, string>
      optionalDependencies?: Record<string, string>
    }
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
      copy(dependency, folder)
  }
  for (const name of NATIVE[pacote]) copy(name, ROOT)
}

/** Optional binaries of other platforms are simply not installed: `undefined` then. */
function findManifest(name: string, from: string): string | undefined {
  try {
    return createRequire(path.join(from, 'package.json')).resolve(`${name}/package.json`)
  } catch {
    return undefined
  }
}

if (process.argv[1] === import.meta.filename) await bundle()
