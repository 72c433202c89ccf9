import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aprendidas } from '#domain/triagem/aprendido/aprendidas.ts'
import { jsonAoLado } from '../../lib/json-ao-lado.ts'

const RAIZ = path.resolve(import.meta.dirname, '../..')
let pasta: string
beforeAll(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'acolhe-ao-lado-'))
  await build({
    // In a folder of its own, as the functions are: the file is found from where the code stands.
    entryPoints: {
      'triagem/funcao': path.join(RAIZ, 'domain/triagem/aprendido/aprendidas.ts'),
    },
    outdir: pasta,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [jsonAoLado],
  })
})
afterAll(() => rm(pasta, { recursive: true, force: true }))

it('keeps the learned weights beside the code, and they say the same', async () => {
  const codigo = path.join(pasta, 'triagem/funcao.mjs')
  expect(await readFile(codigo, 'utf8')).not.toMatch(/[A-Za-z0-9+/=]{1000}/)
  expect(await readdir(pasta)).toContainEqual(expect.stringMatching(/^pesos-\w+\.json$/))
  const funcao = (await import(pathToFileURL(codigo).href)) as { readonly aprendidas: typeof aprendidas }
  expect(serialize(funcao.aprendidas()).equals(serialize(aprendidas()))).toBe(true)
})
