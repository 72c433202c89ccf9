import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ProviderFault } from '../../local/cloud/providers.ts'
import { saida } from './saida.ts'
import { recolher } from './vazamentos.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** The assembly the cloud runs. */
export const MONTAGEM = path.join(ROOT, 'cdk.out')
const run = promisify(execFile)

/** A running local cloud of its own, as `npm start` runs it, with its own ports and data folder. */
export interface CloudProcess {
  readonly origem: string
  readonly aws: string
  readonly provedores: string
  readonly dados: string
  /** Of the process that runs now. */
  pid(): number
  /** The functions' environment, as the operator's commands read it. */
  ambiente(): Promise<Record<string, string>>
  /** `kill -9`, as a crash. */
  kill(): Promise<void>
  /** These services are away from now on, or one operation of them; none mends all. */
  quebrar(...servicos: readonly { readonly service: string; readonly operation?: string }[]): Promise<void>
  /** What goes wrong at the providers outside AWS from now on; nothing mends all. */
  falhar(...falhas: readonly ProviderFault[]): Promise<void>
  /** Requests to those providers that such a fault leaves without an answer. */
  retidos(): Promise<number>
  /** Whether no function runs and none is about to; what waits for its time, as a schedule does, is not. */
  parada(): Promise<boolean>
  /** Starts again on the same data and ports. */
  restart(): Promise<void>
  /** Lets what runs end, and ends it; its data stays. */
  parar(): Promise<void>
  /**
   * Ends it and removes its data; what it logged is kept when the run is searched for leaks (`tests/vazamentos.ts`).
   */
  close(): Promise<void>
}

interface CloudProcessOptions {
  /** Writes the personas; on unless told. */
  readonly semente?: boolean
  /** Has the readers of documents and faces ready, as `npm start`; each takes seconds of both cores to load. */
  readonly leitores?: boolean
  /** Timers with other values, in ms, beside those of a whole layer (`PRAZOS_DO_TESTE`). */
  readonly prazos?: Readonly<Record<string, number>>
  /** Everything asynchronous comes again and out of order, as AWS may deliver it. */
  readonly entregasRepetidas?: boolean
  /** A data folder to start on, which is then this cloud's own; an empty one unless told. */
  readonly dados?: string
}

/** Starts a local cloud from the built assembly and waits until it is ready. */
export async function startCloudProcess({
  semente = true,
  leitores = false,
  prazos = {},
  entregasRepetidas = false,
  dados: existentes,
}: CloudProcessOptions = {}): Promise<CloudProcess> {
  const dados = existentes ?? (await mkdtemp(path.join(os.tmpdir(), 'acolhe-')))
  const porta = await freePorts()
  const semeados = semente && existentes === undefined ? process.env['DADOS_SEMEADOS'] : undefined
  if (semeados) await cp(semeados, dados, { recursive: true })
  const daCamada = JSON.parse(process.env['PRAZOS_DO_TESTE'] ?? '{}') as Record<string, number>
  const iniciar = () =>
    launch({ porta, dados, prazos: { ...daCamada, ...prazos }, leitores, entregasRepetidas })
  let child = await iniciar()
  if (semente && !semeados)
    await run(
      path.join(ROOT, 'node_modules/.bin/tsx'),
      ['semente/semear.ts', path.join(dados, 'ambiente.json')],
      { cwd: ROOT },
    )
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const kill = () => end('SIGKILL')
  /** Says something to the process that runs now and waits for what it answers under the same name. */
  const dizer = <T>(nome: 'quebrados' | 'falhas' | 'retidos' | 'parada', valor: unknown): Promise<T> =>
    new Promise((resolve) => {
      const processo = child
      const ouvir = (resposta: Readonly<Record<string, T>>) => {
        const dito = resposta[nome]
        if (dito === undefined) return
        processo.off('message', ouvir)
        resolve(dito)
      }
      processo.on('message', ouvir)
      processo.send({ [nome]: valor })
    })
  return {
    origem: `http://127.0.0.1:${porta}`,
    aws: `http://127.0.0.1:${porta + 1}`,
    provedores: `http://127.0.0.1:${porta + 2}`,
    dados,
    pid: () => {
      if (child.pid === undefined) throw new Error('The local cloud has no process')
      return child.pid
    },
    ambiente: async () =>
      JSON.parse(await readFile(path.join(dados, 'ambiente.json'), 'utf8')) as Record<string, string>,
    kill,
    quebrar: async (...quebrados) => {
      await dizer('quebrados', quebrados)
    },
    falhar: async (...falhas) => {
      await dizer('falhas', falhas)
    },
    retidos: () => dizer<number>('retidos', null),
    parada: () => dizer<boolean>('parada', null),
    restart: async () => {
      await kill()
      child = await iniciar()
    },
    parar: () => end('SIGTERM'),
    close: async () => {
      await kill()
      const registros = process.env['REGISTROS_DO_TESTE']
      if (registros) await recolher(dados, path.join(registros, path.basename(dados)))
      await rm(dados, { recursive: true, force: true })
    },
  }
}

interface Launch {
  readonly porta: number
  readonly dados: string
  readonly prazos: Readonly<Record<string, number>>
  readonly leitores: boolean
  readonly entregasRepetidas: boolean
}

async function launch({ porta, dados, prazos, leitores, entregasRepetidas }: Launch): Promise<ChildProcess> {
  // What one cloud of a layer read, the others need not read again.
  const lidos = process.env['LIDOS_DO_TESTE']
  // What functions log and measure in this process is nobody's (`pessoas.ts`); what they do in the cloud is the
  // cloud's.
  const { POWERTOOLS_LOG_LEVEL: _nivel, POWERTOOLS_METRICS_DISABLED: _semMedidas, ...env } = process.env
  const child = fork(
    path.join(ROOT, '.build/nuvem.mjs'),
    [
      '--porta',
      String(porta),
      '--dados',
      dados,
      '--prazos',
      JSON.stringify(prazos),
      ...(leitores && !lidos ? [] : ['--leitores-depois']),
      ...(lidos ? ['--lidos', lidos] : []),
      ...(entregasRepetidas ? ['--entregas', 'repetidas'] : []),
    ],
    {
      cwd: ROOT,
      execArgv: ['--enable-source-maps'],
      env: { ...env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
      // Its words are not this process's results.
      stdio: ['ignore', saida, saida, 'ipc'],
    },
  )
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The local cloud ended with ${String(code)} before it was ready`)
  })
  await Promise.race([once(child, 'message'), failed])
  failed.catch(() => undefined)
  return child
}

/** The first of three free ports in a row, below those the system lends to callers: a restart finds them free again. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 12_000)
    const free = await Promise.all([first, first + 1, first + 2].map(isFree))
    if (free.every(Boolean)) return first
  }
}

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
