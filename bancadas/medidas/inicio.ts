import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { mediana, type Medida, medida } from './medida.ts'
import { construir, RAIZ } from './palco.ts'

const PORTA = 20_000 + Math.floor(Math.random() * 20_000)
const REINICIOS = 3

/**
 * Seconds of `npm start` until it has printed the product's address, everything being built: on an empty data folder,
 * personas included, and on the one that leaves behind; against a process that loads TypeScript and does nothing.
 */
export async function inicio(): Promise<Medida[]> {
  const dados = await mkdtemp(path.join(os.tmpdir(), 'acolhe-inicio-'))
  try {
    const primeiro = await iniciar(dados)
    const reinicios: number[] = []
    const vazios: number[] = []
    for (let vez = 0; vez < REINICIOS; vez++) {
      reinicios.push(await iniciar(dados))
      vazios.push(await processoVazio())
    }
    const contra = { o_que: 'um processo que carrega TypeScript e não faz nada', valor: mediana(vazios) }
    return [
      medida({ figura: 'inicio_primeiro', valor: primeiro, unidade: 's', contra, orcamento: null }),
      medida({
        figura: 'inicio_seguinte_maior',
        valor: Math.max(...reinicios),
        unidade: 's',
        contra,
        orcamento: { maximo: 10 },
        detalhe: { inicios: reinicios.map((segundos) => Number(segundos.toFixed(2))) },
      }),
    ]
  } finally {
    await rm(dados, { recursive: true, force: true })
  }
}

async function iniciar(dados: string): Promise<number> {
  // Whoever edits meanwhile would have a start measured with its build.
  construir()
  const antes = performance.now()
  const child = spawn(process.execPath, ['local/start.mjs', '--porta', String(PORTA), '--dados', dados], {
    cwd: RAIZ,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await aoDizer(child, `:${PORTA}`)
  const segundos = (performance.now() - antes) / 1000
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
  return segundos
}

/** @throws Error when it ends without saying so */
async function aoDizer(child: ChildProcess, texto: string): Promise<void> {
  let dito = ''
  for await (const parte of child.stdout ?? []) {
    dito += String(parte)
    if (dito.includes(texto)) {
      child.stdout?.resume()
      return
    }
  }
  throw new Error(`The product ended without its address: ${dito}`)
}

async function processoVazio(): Promise<number> {
  const antes = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', ''], { cwd: RAIZ, stdio: 'ignore' })
  await once(child, 'exit')
  return (performance.now() - antes) / 1000
}
