import { execFile } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { handlerPath } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { assetFolder } from '../../lib/bundle.ts'
import { comFuncaoVazia } from './funcoes.ts'
import { mediana, type Medida, medida } from './medida.ts'

const VEZES = Number(process.env['REPETICOES'] ?? 3)
const run = promisify(execFile)
/** What the modules read while they load. */
const AMBIENTE = { AWS_REGION: 'sa-east-1', REGIAO_TEXTRACT: 'us-east-1', REGIAO_REKOGNITION: 'us-east-1' }

/**
 * Time in ms that a function's import takes in a process of its own, one at a time; next to each, so that both see the
 * same machine, that of a function which does nothing. `REPETICOES=5` repeats as often as that.
 */
export function importacao(): Promise<Medida[]> {
  return comFuncaoVazia(async (vazia) => {
    const vazias: number[] = []
    const tempos: (readonly [string, number])[] = []
    for (const funcao of FUNCOES) {
      const arquivo = path.join(assetFolder(funcao.pacote ?? 'comum'), `${handlerPath(funcao)}.mjs`)
      const amostras: number[] = []
      for (let vez = 0; vez < VEZES; vez++) {
        amostras.push(await importar(arquivo))
        vazias.push(await importar(vazia))
      }
      tempos.push([funcao.nome, mediana(amostras)])
    }
    tempos.sort(([, a], [, b]) => b - a)
    return [
      medida({
        figura: 'importacao_mediana',
        valor: mediana(tempos.map(([, ms]) => ms)),
        unidade: 'ms',
        contra: { o_que: 'importar uma função vazia', valor: mediana(vazias) },
        orcamento: null,
        detalhe: Object.fromEntries(tempos.slice(0, 5).map(([nome, ms]) => [nome, Math.round(ms)])),
      }),
    ]
  })
}

async function importar(arquivo: string): Promise<number> {
  const programa = `const t = performance.now(); await import(${JSON.stringify(pathToFileURL(arquivo).href)}); console.log(performance.now() - t); process.exit(0)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', programa], {
    env: { PATH: process.env['PATH'], ...AMBIENTE },
  })
  return Number(stdout)
}
