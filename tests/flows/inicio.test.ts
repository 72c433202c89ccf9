import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePorts, isFree } from '../support/cloud.ts'
import { saida } from '../support/saida.ts'

const RAIZ = path.resolve(import.meta.dirname, '../..')
let dados: string
let porta: number

beforeAll(async () => {
  dados = await mkdtemp(path.join(os.tmpdir(), 'acolhe-'))
  const semeados = process.env['DADOS_SEMEADOS']
  if (semeados) await cp(semeados, dados, { recursive: true })
  porta = await freePorts()
})
afterAll(async () => {
  await rm(dados, { recursive: true, force: true })
})

/** As `npm start` runs it, until it has said where the product is. */
async function iniciar() {
  const produto = spawn(process.execPath, ['local/start.mjs', '--porta', String(porta), '--dados', dados], {
    cwd: RAIZ,
    stdio: ['ignore', 'pipe', saida],
  })
  let dito = ''
  for await (const parte of produto.stdout.iterator({ destroyOnReturn: false })) {
    dito += String(parte)
    if (dito.includes(`http://127.0.0.1:${porta}`)) break
  }
  produto.stdout.resume()
  expect(dito).toContain(`http://127.0.0.1:${porta}`)
  return produto
}

async function encerrar(produto: ReturnType<typeof spawn>, sinal: NodeJS.Signals): Promise<void> {
  const fim = once(produto, 'exit')
  produto.kill(sinal)
  await fim
}

test('what was started is gone when the command itself is killed, and the next start takes its place', async () => {
  await encerrar(await iniciar(), 'SIGKILL')
  await expect.poll(async () => isFree(porta), { timeout: 10_000 }).toBe(true)
  const outra = await iniciar()
  const { status } = await fetch(`http://127.0.0.1:${porta}/`)
  await encerrar(outra, 'SIGTERM')
  expect(status).toBe(200)
})
