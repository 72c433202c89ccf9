import { access, mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import type { LambdaFunction } from '../../../local/assembly/assembly.ts'
import { LambdaThread } from '../../../local/gateway/thread.ts'

/** Prints two lines, on either output, and ends as it is told. */
const FUNCAO = `import { writeFileSync } from 'node:fs'
export const handler = async (fim) => {
  console.log('{"level":"INFO","fim":"' + fim + '"}')
  console.error('{"level":"ERROR","fim":"' + fim + '"}')
  if (fim === 'queda') setImmediate(() => { throw new Error('caiu') })
  if (fim === 'queda') await new Promise(() => {})
  if (fim.endsWith('/presa')) writeFileSync(fim, '')
  while (fim.endsWith('/presa'));
  return fim
}`

let fn: LambdaFunction
beforeAll(async () => {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'funcao-')), 'imprime.mjs')
  await writeFile(file, FUNCAO)
  fn = {
    id: 'imprime',
    arn: 'arn:aws:lambda:sa-east-1:000000000000:function:imprime',
    file,
    exportName: 'handler',
    timeoutSeconds: 10,
    memoryMb: 128,
    environment: {},
  }
})

const threadQueDiz = (log: (linha: string) => void) =>
  new LambdaThread({ environment: {}, log, niceness: 0, memoryMb: 128 })

const linhasDe = (fim: string) => [`{"level":"INFO","fim":"${fim}"}`, `{"level":"ERROR","fim":"${fim}"}`]

it('what a function printed is kept while its thread runs', async () => {
  const linhas: string[] = []
  const thread = threadQueDiz((linha) => void linhas.push(linha))
  expect(await thread.invoke(fn, 'resposta')).toBe('resposta')
  await vi.waitFor(() => expect(linhas.toSorted()).toEqual(linhasDe('resposta').toSorted()))
  await thread.stop()
})

it('and when it is stopped the moment after', async () => {
  const linhas: string[] = []
  const thread = threadQueDiz((linha) => void linhas.push(linha))
  await thread.invoke(fn, 'parada')
  await thread.stop()
  await vi.waitFor(() => expect(linhas.toSorted()).toEqual(linhasDe('parada').toSorted()))
})

it('and when a function crashes it', async () => {
  const dito = vi.spyOn(console, 'error').mockReturnValue()
  const linhas: string[] = []
  const thread = threadQueDiz((linha) => void linhas.push(linha))
  await expect(thread.invoke(fn, 'queda')).rejects.toMatchObject({ message: 'Error: caiu' })
  await vi.waitFor(() => expect(linhas).toEqual(expect.arrayContaining(linhasDe('queda'))))
  dito.mockRestore()
})

it('a function that does not let go of its thread is ended with it', async () => {
  const thread = threadQueDiz(() => undefined)
  const sinal = path.join(path.dirname(fn.file), 'presa')
  const fim = thread.invoke(fn, sinal).catch((error: unknown) => error)
  await vi.waitFor(() => access(sinal))
  await thread.stop()
  expect(await fim).toMatchObject({ name: 'Runtime.ExitError' })
})
