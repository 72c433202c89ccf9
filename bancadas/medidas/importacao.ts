import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type Funcao, handlerPath } from '#domain/base/contrato.ts'
import { assetFolder, comBinariosDaqui, metafileDe } from '../../lib/bundle.ts'
import { comFuncao, comFuncaoVazia, type Grafo, grafos, PESADAS } from './funcoes.ts'
import { mediana, type Medida, medida, type Orcamento } from './medida.ts'

const VEZES = Number(process.env['REPETICOES'] ?? 3)
const PIORES = 10
const run = promisify(execFile)
/** What the modules read while they load. */
const AMBIENTE = {
  AWS_REGION: 'sa-east-1',
  REGIAO_TEXTRACT: 'us-east-1',
  REGIAO_REKOGNITION: 'us-east-1',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
}

/** The table's official client, and nothing of ours: no function that reads it can be lighter. */
const SO_O_CLIENTE = `
  import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
  import { DynamoDBDocumentClient, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
  export const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
  export const handler = () => [GetCommand, QueryCommand, UpdateCommand].map((Command) => client.send(new Command({})))`

interface Importada {
  readonly grafo: Grafo
  readonly ms: number
}

/**
 * Processor time in ms of a process that imports one function and ends, Node's own start included, against one that
 * imports a function which does nothing. Processor time, because on a shared machine the clock measures the others.
 * Each is the least of some times, one process at a time; `REPETICOES=5` repeats as often as that. The functions are as
 * Lambda loads them, each alone, but for binaries, which are this machine's.
 */
export async function importacao(): Promise<Medida[]> {
  const todos = await grafos()
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'acolhe-importacao-'))
  try {
    comBinariosDaqui(pasta)
    return await comFuncaoVazia(async (vazia) =>
      comFuncao(SO_O_CLIENTE, async (cliente) => medirTodas(todos, pasta, { vazia, cliente })),
    )
  } finally {
    await rm(pasta, { recursive: true, force: true })
  }
}

/** @param comparadas what every function is held against, measured as often as some of them together */
async function medirTodas(
  todos: readonly Grafo[],
  pasta: string,
  comparadas: Readonly<Record<'vazia' | 'cliente', string>>,
): Promise<Medida[]> {
  const menores = new Map<string, number>()
  const medirUma = async (arquivo: string) => {
    menores.set(arquivo, Math.min(menores.get(arquivo) ?? Number.POSITIVE_INFINITY, await importar(arquivo)))
  }
  const menorDe = (arquivo: string): number => menores.get(arquivo) ?? Number.NaN
  const arquivoDe = (funcao: Funcao): string => {
    const folder = assetFolder(funcao, 'nuvem')
    const daqui = path.join(pasta, path.relative(path.dirname(metafileDe('nuvem')), folder))
    return path.join(funcao.pacote === 'imagem' ? daqui : folder, `${handlerPath(funcao)}.mjs`)
  }
  for (let vez = 0; vez < VEZES; vez++)
    for (const [n, { funcao }] of todos.entries()) {
      await medirUma(arquivoDe(funcao))
      if (n % PIORES === 0) for (const arquivo of Object.values(comparadas)) await medirUma(arquivo)
    }
  const nada = menorDe(comparadas.vazia)
  const tempos = todos
    .map((grafo): Importada => ({ grafo, ms: menorDe(arquivoDe(grafo.funcao)) }))
    .sort((a, b) => b.ms - a.ms)
  const pesadas = tempos.filter(({ grafo }) => grafo.modulos.some((modulo) => PESADAS.test(modulo)))
  const outras = tempos.filter((importada) => !pesadas.includes(importada))
  const figura = (nome: string, valor: number, vezes: number, detalhe?: unknown) => {
    const orcamento: Orcamento = { maximo: vezes * nada }
    const contra = { o_que: 'um processo que importa uma função vazia', valor: nada }
    return medida({ figura: nome, valor, unidade: 'ms', contra, orcamento, detalhe })
  }
  return [
    figura('importacao_mediana', mediana(tempos.map(({ ms }) => ms)), 1.7, {
      so_o_cliente_da_tabela: menorDe(comparadas.cliente),
    }),
    figura('importacao_maior_com_cartao_pdf_ou_imagem', pesadas[0]?.ms ?? 0, 3, piores(pesadas)),
    figura('importacao_maior_das_outras', outras[0]?.ms ?? 0, 2.5, piores(outras)),
  ]
}

/** The dearest, and where the code they load comes from: kilobytes by package or folder. */
const piores = (importadas: readonly Importada[]) =>
  Object.fromEntries(
    importadas.slice(0, PIORES).map(({ grafo, ms }) => [
      grafo.funcao.nome,
      {
        ms: Math.round(ms),
        kb: Math.round(grafo.kb),
        carrega: grafo.origens
          .slice(0, 6)
          .map(([origem, kb]) => `${origem} ${Math.round(kb)}`)
          .join(', '),
      },
    ]),
  )

async function importar(arquivo: string): Promise<number> {
  const programa = `await import(${JSON.stringify(pathToFileURL(arquivo).href)}); const { user, system } = process.cpuUsage(); console.log((user + system) / 1000); process.exit(0)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', programa], {
    env: { PATH: process.env['PATH'], ...AMBIENTE },
  })
  return Number(stdout)
}
