import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BuildOptions, build, context, type Metafile } from 'esbuild'
import type { Construcao } from '../domain/admin/manifesto.ts'
import { type Funcao, handlerPath, handlerSource, type Pacote } from '../domain/base/contrato.ts'
import { FUNCOES } from '../domain/contratos.ts'
import { clientesAws } from './clientes-aws.ts'
import { construcao } from './construcao.ts'
import { jsonAoLado } from './json-ao-lado.ts'
import { copiarNativos, ESTA_MAQUINA, LAMBDA } from './nativos.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const PACOTES: readonly Pacote[] = ['comum', 'imagem', 'pdf']

/** Where the functions are to run: Lambda, or the embedded cloud of this machine. */
export type Alvo = 'nuvem' | 'maquina'

/** Folder of a code asset, as CDK uploads it. */
export const assetFolder = (pacote: Pacote, alvo: Alvo = 'maquina'): string =>
  path.join(ROOT, '.build/lambdas', alvo, pacote)

/** Binaries that cannot be bundled: shipped beside the code. */
const NATIVE: Record<Pacote, readonly string[]> = { comum: [], imagem: ['sharp', 'zxing-wasm'], pdf: [] }

/** The clients of files and of mail speak XML and forms, every other JSON. */
const falaXml = ({ precisa }: Funcao): boolean => Boolean(precisa.baldes ?? precisa.sondas ?? precisa.email)

/** The language model's client alone speaks HTTP/2. */
const falaHttp2 = ({ precisa }: Funcao): boolean =>
  (precisa.ia ?? []).some((acao) => acao.startsWith('bedrock:'))

/**
 * How the functions of a code asset are bundled: in groups of one area and of the same protocols. Code that one function
 * uses is kept in what all of its group share, and the more functions share, the more files each of them loads.
 */
export function options(pacote: Pacote, alvo: Alvo = 'maquina'): BuildOptions[] {
  const grupos = new Map<string, Funcao[]>()
  for (const funcao of FUNCOES.filter((f) => (f.pacote ?? 'comum') === pacote)) {
    const grupo = [funcao.capacidade, falaXml(funcao), falaHttp2(funcao)].join(' ')
    grupos.set(grupo, [...(grupos.get(grupo) ?? []), funcao])
  }
  const feita = construcao()
  return [...grupos.values()].map((grupo) => optionsOf(grupo, pacote, alvo, feita))
}

function optionsOf(
  functions: readonly Funcao[],
  pacote: Pacote,
  alvo: Alvo,
  feita: Construcao,
): BuildOptions {
  return {
    entryPoints: Object.fromEntries(
      functions.map((f) => [handlerPath(f), path.join(ROOT, handlerSource(f))]),
    ),
    outdir: assetFolder(pacote, alvo),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    // As they are written: escapes make every Portuguese text longer.
    charset: 'utf8',
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
    define: { CONSTRUCAO: JSON.stringify(JSON.stringify(feita)) },
    plugins: [clientesAws, jsonAoLado],
    metafile: true,
    logLevel: 'warning',
  }
}

/** Builds every code asset once: ESM, code-split, minified, with a metafile for the size budgets. */
export async function bundle(alvo: Alvo): Promise<void> {
  rmSync(path.join(ROOT, '.build/lambdas', alvo), { recursive: true, force: true })
  for (const pacote of PACOTES) {
    const outputs: Metafile['outputs'] = {}
    for (const grupo of options(pacote, alvo)) Object.assign(outputs, (await build(grupo)).metafile?.outputs)
    nativos(pacote, alvo)
    writeFileSync(path.join(ROOT, '.build', `meta-${pacote}.json`), JSON.stringify({ outputs }))
  }
}

/** Rebuilds the functions of the embedded cloud on every change; `onBuild` runs after each. */
export async function watch(onBuild: () => void): Promise<() => Promise<void>> {
  const contexts = await Promise.all(
    PACOTES.flatMap((pacote) => options(pacote)).map((grupo) =>
      context({
        ...grupo,
        plugins: [
          ...(grupo.plugins ?? []),
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
  for (const pacote of PACOTES) nativos(pacote, 'maquina')
  await Promise.all(contexts.map((c) => c.watch()))
  return async () => {
    await Promise.all(contexts.map((c) => c.dispose()))
  }
}

const nativos = (pacote: Pacote, alvo: Alvo): void =>
  copiarNativos(NATIVE[pacote], assetFolder(pacote, alvo), alvo === 'nuvem' ? LAMBDA : ESTA_MAQUINA)
