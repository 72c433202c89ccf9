import { execFile } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { handlerPath } from '#domain/base/contrato.ts'
import { assetFolder } from '../../lib/bundle.ts'
import { comFuncaoVazia, type Grafo, grafos, PESADAS } from './funcoes.ts'
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

interface Importada {
  readonly grafo: Grafo
  readonly ms: number
}

/**
 * Processor time in ms of a process that imports one function and ends, Node's own start included, against one that
 * imports a function which does nothing. Processor time, because on a shared machine the clock measures the others.
 * Each is the least of some times, one process at a time; `REPETICOES=5` repeats as often as that.
 */
export function importacao(): Promise<Medida[]> {
  return comFuncaoVazia(async (vazia) => {
    const todos = await grafos()
    const menores = new Map<Grafo, number>()
    let nada = Number.POSITIVE_INFINITY
    for (let vez = 0; vez < VEZES; vez++)
      for (const [n, grafo] of todos.entries()) {
        const { funcao } = grafo
        const arquivo = path.join(assetFolder(funcao.pacote ?? 'comum'), `${handlerPath(funcao)}.mjs`)
        menores.set(grafo, Math.min(menores.get(grafo) ?? Number.POSITIVE_INFINITY, await importar(arquivo)))
        if (n % PIORES === 0) nada = Math.min(nada, await importar(vazia))
      }
    const tempos = [...menores].map(([grafo, ms]): Importada => ({ grafo, ms })).sort((a, b) => b.ms - a.ms)
    const pesadas = tempos.filter(({ grafo }) => grafo.modulos.some((modulo) => PESADAS.test(modulo)))
    const outras = tempos.filter((importada) => !pesadas.includes(importada))
    const figura = (nome: string, valor: number, vezes: number, detalhe?: unknown) => {
      const orcamento: Orcamento = { maximo: vezes * nada }
      const contra = { o_que: 'um processo que importa uma função vazia', valor: nada }
      return medida({ figura: nome, valor, unidade: 'ms', contra, orcamento, detalhe })
    }
    return [
      figura('importacao_mediana', mediana(tempos.map(({ ms }) => ms)), 1.7),
      figura('importacao_maior_com_cartao_pdf_ou_imagem', pesadas[0]?.ms ?? 0, 3, piores(pesadas)),
      figura('importacao_maior_das_outras', outras[0]?.ms ?? 0, 2.5, piores(outras)),
    ]
  })
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
