import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type BuildOptions, build, context, type Metafile } from 'esbuild'
import type { Construcao } from '../domain/admin/manifesto.ts'
import { type Funcao, handlerPath, handlerSource, type Pacote } from '../domain/base/contrato.ts'
import { FUNCOES } from '../domain/contratos.ts'
import { clientesAws, SEM_FLUXOS } from './clientes-aws.ts'
import { resumoDoCodigo } from './resumo-do-codigo.ts'
import { declaradasProntas } from './declaradas-prontas.ts'
import { jsonAoLado } from './json-ao-lado.ts'
import { lexicoPronto } from './lexico-pronto.ts'
import { modulosDoNode } from './modulos-do-node.ts'
import { copiarNativos, ESTA_MAQUINA, LAMBDA, type Plataforma } from './nativos.ts'
import { sharpPorRequire } from './sharp-por-require.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const PACOTES: readonly Pacote[] = ['comum', 'imagem', 'pdf']

/** Where the functions are to run: Lambda, or the embedded cloud of this machine. */
export type Alvo = 'nuvem' | 'maquina'

type Empacotada = Pick<Funcao, 'capacidade' | 'nome' | 'pacote'>

const pastaDe = (alvo: Alvo): string => path.join(ROOT, '.build/lambdas', alvo)
const pacoteDe = ({ pacote = 'comum' }: Empacotada): Pacote => pacote

/**
 * Folder of the code asset a function is in, as CDK uploads it. For Lambda each has its own, so that one is fetched and
 * deployed without the others; only those with binaries share them.
 */
export const assetFolder = (funcao: Empacotada, alvo: Alvo): string =>
  path.join(
    pastaDe(alvo),
    alvo === 'maquina' || NATIVE[pacoteDe(funcao)].length > 0 ? pacoteDe(funcao) : handlerPath(funcao),
  )

/** What was bundled of what, written when all of it was: there is no metafile of half a build. */
export const metafileDe = (alvo: Alvo): string => path.join(pastaDe(alvo), 'meta.json')

/** Binaries that cannot be bundled: shipped beside the code. */
const NATIVE: Record<Pacote, readonly string[]> = { comum: [], imagem: ['sharp', 'zxing-wasm'], pdf: [] }

/** How the functions are bundled for where they run. */
export function options(alvo: Alvo): BuildOptions[] {
  const feita = resumoDoCodigo()
  return gruposDe(alvo).map((grupo) => optionsOf(grupo, alvo, feita))
}

/**
 * Bundled together. Lambda loads one function and nothing else: each alone, in one file and what it asks for later. A
 * thread of the embedded cloud loads every one that is called, so those of one package share what they have in
 * common: a copy for each area would be read, compiled and warmed as often.
 */
const gruposDe = (alvo: Alvo): readonly (readonly Funcao[])[] =>
  alvo === 'nuvem'
    ? FUNCOES.map((funcao) => [funcao])
    : PACOTES.map((pacote) => FUNCOES.filter((funcao) => pacoteDe(funcao) === pacote))

function optionsOf(functions: readonly Funcao[], alvo: Alvo, feita: Construcao): BuildOptions {
  const [primeira] = functions
  if (!primeira) throw new Error('There is nothing to bundle')
  return {
    entryPoints: Object.fromEntries(
      functions.map((f) => [handlerPath(f), path.join(ROOT, handlerSource(f))]),
    ),
    outdir: assetFolder(primeira, alvo),
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
    external: [...NATIVE[pacoteDe(primeira)]],
    // Beside the code, read at the first document: in it they would be parsed as text at every cold start.
    loader: { '.woff': 'file' },
    // The typesetter brings a decoder with a dictionary of 450 KB; Node has one.
    alias: { 'brotli/decompress.js': path.join(ROOT, 'lambdas/documento/brotli.ts') },
    // CommonJS packages inside an ESM bundle still call require.
    banner: {
      js: "const require=process.getBuiltinModule('module').createRequire(import.meta.url);",
    },
    // As text: an object would become a module of its own, which the shared chunk carries to every function.
    define: { CONSTRUCAO: JSON.stringify(JSON.stringify(feita)) },
    plugins: [
      clientesAws,
      jsonAoLado,
      modulosDoNode,
      sharpPorRequire,
      ...(alvo === 'nuvem' ? [declaradasProntas, lexicoPronto] : []),
    ],
    metafile: true,
    logLevel: 'warning',
  }
}

/**
 * Bundles for Lambda, in one build, the functions that fit each into one file: what they share is read once, and each
 * is still linked alone. It takes a fifth of what a build for each takes. @returns what was written
 */
async function bundleEmUmArquivo(feita: Construcao): Promise<Metafile['outputs']> {
  const todas = FUNCOES.filter((funcao) => NATIVE[pacoteDe(funcao)].length === 0)
  const { outputFiles, metafile } = await build({
    ...optionsOf(todas, 'nuvem', feita),
    entryPoints: Object.fromEntries(
      todas.map((f) => [path.join(handlerPath(f), handlerPath(f)), path.join(ROOT, handlerSource(f))]),
    ),
    outdir: pastaDe('nuvem'),
    splitting: false,
    metafile: true,
    write: false,
  })
  const pedeDepois = (modulo: string): boolean =>
    metafile.inputs[modulo]?.imports.some(
      ({ kind, path: nome, external }) =>
        kind === 'dynamic-import' && !external && !nome.startsWith(SEM_FLUXOS),
    ) ?? false
  const feitas = Object.fromEntries(
    Object.entries(metafile.outputs).filter(
      ([, saida]) =>
        saida.entryPoint !== undefined &&
        !saida.imports.some(({ kind }) => kind === 'file-loader') &&
        !Object.keys(saida.inputs).some(pedeDepois),
    ),
  )
  for (const { path: arquivo, contents } of outputFiles)
    if (path.relative(process.cwd(), arquivo) in feitas) {
      mkdirSync(path.dirname(arquivo), { recursive: true })
      writeFileSync(arquivo, contents)
    }
  return feitas
}

/** Builds every code asset once: ESM, minified, with a metafile for the size budgets. */
export async function bundle(alvo: Alvo): Promise<void> {
  rmSync(pastaDe(alvo), { recursive: true, force: true })
  const feita = resumoDoCodigo()
  const outputs = alvo === 'nuvem' ? await bundleEmUmArquivo(feita) : {}
  const prontas = new Set(Object.values(outputs).map(({ entryPoint }) => entryPoint))
  // Some at once: each build holds all it read.
  const pendentes = gruposDe(alvo)
    .filter(([primeira]) => primeira && !prontas.has(handlerSource(primeira)))
    .values()
  const construirCada = async () => {
    for (const grupo of pendentes)
      Object.assign(outputs, (await build(optionsOf(grupo, alvo, feita))).metafile?.outputs)
  }
  await Promise.all(Array.from({ length: 2 * os.availableParallelism() }, construirCada))
  copiarBinarios(pastaDe(alvo), alvo === 'nuvem' ? LAMBDA : ESTA_MAQUINA)
  writeFileSync(metafileDe(alvo), JSON.stringify({ outputs }))
}

/**
 * The code Lambda loads that comes with binaries, copied `de` where it was built to `pasta` with those of this
 * machine.
 */
export function comBinariosDaqui(pasta: string, de = pastaDe('nuvem')): void {
  for (const pacote of PACOTES.filter((cada) => NATIVE[cada].length > 0))
    cpSync(path.join(de, pacote), path.join(pasta, pacote), {
      recursive: true,
      filter: (arquivo) => !arquivo.includes('node_modules'),
    })
  copiarBinarios(pasta, ESTA_MAQUINA)
}

/** Rebuilds the functions of the embedded cloud on every change; `onBuild` runs after each. */
export async function watch(onBuild: () => void): Promise<() => Promise<void>> {
  const contexts = await Promise.all(
    options('maquina').map((grupo) =>
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
  copiarBinarios(pastaDe('maquina'), ESTA_MAQUINA)
  await Promise.all(contexts.map((c) => c.watch()))
  return async () => {
    await Promise.all(contexts.map((c) => c.dispose()))
  }
}

function copiarBinarios(pasta: string, plataforma: Plataforma): void {
  for (const pacote of PACOTES) copiarNativos(NATIVE[pacote], path.join(pasta, pacote), plataforma)
}
