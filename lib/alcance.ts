import path from 'node:path'
import { buildSync } from 'esbuild'
import { handlerSource } from '../domain/base/contrato.ts'
import { FUNCOES } from '../domain/contratos.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** What IAM calls each way into the table; a transaction needs the right to each of its writes, and none of its own. */
export type Verbo =
  | 'BatchGetItem'
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem'

/** How each verb shows in what the bundler leaves of `lambdas/store/table.ts`, which drops what nobody calls. */
const VERBOS: Readonly<Record<Verbo, RegExp>> = {
  BatchGetItem: /new BatchGetCommand\d*\(/,
  ConditionCheckItem: /\{ kind: "check", key/,
  DeleteItem: /\{ kind: "delete", key/,
  GetItem: /new GetCommand\d*\(/,
  PutItem: /\{ kind: "put", item/,
  Query: /new QueryCommand\d*\(/,
  UpdateItem: /\{ kind: "update", key|ReturnValues: "ALL_NEW"/,
}
const LEITURAS: ReadonlySet<Verbo> = new Set(['BatchGetItem', 'GetItem', 'Query'])

/** The verbs of the table in a text of `codigoAlcancado`. */
export const verbosDe = (codigo: string): Verbo[] =>
  (Object.keys(VERBOS) as Verbo[]).filter((verbo) => VERBOS[verbo].test(codigo))

/** The indexes asked in it, which every question names where it is put. */
export const indicesDe = (codigo: string): string[] =>
  [...new Set([...codigo.matchAll(/index: "(gsi\d)"/g)].flatMap(([, indice = '']) => indice))].sort()

/** Whether it puts items of this kind. */
export const acrescenta = (codigo: string, entidade: string): boolean =>
  codigo.includes(`entidade: "${entidade}"`)

export const escreve = (verbos: readonly Verbo[]): boolean => verbos.some((verbo) => !LEITURAS.has(verbo))

/**
 * The code each entry can reach, by its name: our own, without packages and without what the bundler drops as unused.
 * Each entry is bundled alone, because what a group of functions shares says nothing about one of them.
 */
export function codigoAlcancado(entradas: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const { outputFiles } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: entradas,
    outdir: path.join(ROOT, '.build/alcance'),
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    loader: { '.woff': 'empty' },
    define: { CONSTRUCAO: '""' },
    logLevel: 'error',
  })
  return new Map(outputFiles.map(({ path: saida, text }) => [path.basename(saida, '.js'), text]))
}

let daqui: ReadonlyMap<string, string> | undefined

/** The code each function can reach, by the function's name. */
export function codigoDasFuncoes(): ReadonlyMap<string, string> {
  daqui ??= codigoAlcancado(Object.fromEntries(FUNCOES.map((funcao) => [funcao.nome, handlerSource(funcao)])))
  return daqui
}
