import { access, mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { LambdaFunction } from '../../../local/assembly/assembly.ts'
import { LambdaThread } from '../../../local/gateway/thread.ts'

/**
 * Functions that never end, or take more than they are given: what Lambda does to their sandbox, and to nobody
 * else's.
 */
const FUNCAO = `import { writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
export const handler = async ({ faz, sinal }, contexto) => {
  if (sinal) writeFileSync(sinal, '')
  while (faz === 'gira');
  if (faz === 'espera') await new Promise(() => setInterval(() => {}, 1000))
  if (faz === 'demora') await new Promise((fim) => setTimeout(fim, 1500))
  if (faz === 'guarda') { const tudo = []; for (;;) tudo.push(Array.from({ length: 10000 }, () => ({}))) }
  return { onde: threadId, memoria: contexto.memoryLimitInMB }
}`

let pasta: string
let thread: LambdaThread
beforeAll(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'sem-fim-'))
  await writeFile(path.join(pasta, 'funcao.mjs'), FUNCAO)
})
beforeEach(() => {
  thread = new LambdaThread({ environment: {}, log: () => undefined, niceness: 0, memoryMb: 64 })
})
afterEach(() => thread.stop())

const funcao = (timeoutSeconds: number): LambdaFunction => ({
  id: `de-${timeoutSeconds}-s`,
  arn: `arn:aws:lambda:sa-east-1:000000000000:function:de-${timeoutSeconds}-s`,
  file: path.join(pasta, 'funcao.mjs'),
  exportName: 'handler',
  timeoutSeconds,
  memoryMb: 64,
  environment: {},
})
const chamar = (segundos: number, faz = '', sinal?: string) =>
  thread.invoke(funcao(segundos), { faz, sinal }) as Promise<{ onde: number; memoria: string }>
const fimDe = (chamada: Promise<unknown>) => chamada.catch((erro: unknown) => erro)
const VENCIDA = { name: 'Sandbox.Timedout', message: 'de-1-s timed out after 1.00 seconds' }

it('one that computes without end is ended at its time, and the next call has a sandbox of its own', async () => {
  const { onde, memoria } = await chamar(9)
  expect(memoria).toBe('64')
  expect(await fimDe(chamar(1, 'gira'))).toMatchObject(VENCIDA)
  expect((await chamar(9)).onde).not.toBe(onde)
  await vi.waitFor(() => expect(thread.idle).toBe(true))
})

it('one that waits without end is ended too, after what shares its thread has answered', async () => {
  const vencida = fimDe(chamar(1, 'espera'))
  const outra = chamar(9, 'demora')
  expect(await vencida).toMatchObject(VENCIDA)
  const { onde } = await outra
  expect((await chamar(9)).onde).not.toBe(onde)
})

it('whoever waits behind one that computes is served elsewhere before it ends', async () => {
  const sinal = path.join(pasta, 'gira')
  const presa = fimDe(chamar(6, 'gira', sinal))
  let terminou = false
  void presa.then(() => (terminou = true))
  await vi.waitFor(() => access(sinal))
  const atendidas = await Promise.all([chamar(9), chamar(9), chamar(9)])
  expect(terminou).toBe(false)
  expect(new Set(atendidas.map(({ onde }) => onde)).size).toBe(1)
  expect(await presa).toMatchObject({ name: 'Sandbox.Timedout' })
})

it('what began on a thread that another holds is ended with it, and told so', async () => {
  const comeca = path.join(pasta, 'comeca')
  const outra = fimDe(chamar(9, 'espera', comeca))
  await vi.waitFor(() => access(comeca))
  expect(await fimDe(chamar(1, 'gira'))).toMatchObject(VENCIDA)
  expect(await outra).toMatchObject({ name: 'Runtime.ExitError' })
})

it('one that keeps more than it is given loses its sandbox, and nobody else’s call', async () => {
  const dito = vi.spyOn(console, 'error').mockReturnValue()
  expect(await fimDe(chamar(60, 'guarda'))).toMatchObject({
    name: 'Runtime.ExitError',
    message: expect.stringContaining('memory limit') as string,
  })
  expect((await chamar(9)).memoria).toBe('64')
  dito.mockRestore()
})
