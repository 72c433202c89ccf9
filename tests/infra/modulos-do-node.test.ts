import { execFileSync } from 'node:child_process'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { modulosDoNode } from '../../lib/modulos-do-node.ts'

const FONTE = `
  import { createHash } from 'node:crypto'
  import { EventEmitter } from 'events'
  import path, { join } from 'node:path'
  import { env } from 'node:process'
  import { ReadableStream } from 'node:stream/web'
  const carregados = process.moduleLoadList.filter((nome) => /webcrypto|readablestream|process.report/.test(nome))
  console.log(JSON.stringify({
    carregados,
    resumo: createHash('sha256').update('a').digest('hex').slice(0, 8),
    caminho: [path.sep, join('a', 'b')],
    escuta: new EventEmitter().listenerCount('nada'),
    vindo: env.VINDO,
    fluxos: [new globalThis.ReadableStream() instanceof ReadableStream, {} instanceof ReadableStream],
    feito: new ReadableStream() instanceof globalThis.ReadableStream,
  }))`

/** What the program says, when its modules of Node are taken by these plugins. */
async function dito(plugins: readonly (typeof modulosDoNode)[]): Promise<unknown> {
  const { outputFiles } = await build({
    stdin: { contents: FONTE },
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    plugins: [...plugins],
  })
  const programa = outputFiles[0]?.text ?? ''
  const stdout = execFileSync(process.execPath, ['--input-type=module', '-e', programa], {
    env: { VINDO: 'sim' },
    encoding: 'utf8',
  })
  return JSON.parse(stdout)
}

test('bundled, a function has of Node what it uses, and loads nothing that lies behind the rest', async () => {
  const esperado = {
    resumo: 'ca978112',
    caminho: ['/', 'a/b'],
    escuta: 0,
    vindo: 'sim',
    fluxos: [true, false],
    feito: true,
  }
  expect(await dito([modulosDoNode])).toEqual({ ...esperado, carregados: [] })
  expect(await dito([])).toMatchObject({
    ...esperado,
    carregados: expect.arrayContaining([expect.any(String)]),
  })
})
