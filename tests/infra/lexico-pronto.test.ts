import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Exigencias, PRONTAS } from '#domain/triagem/exigencias.ts'
import { ler } from '#domain/triagem/leitura.ts'
import * as lexico from '#domain/triagem/lexico.ts'
import { lexicoPronto } from '../../lib/lexico-pronto.ts'

const RELATOS = readFileSync('bancadas/triagem/desenvolvimento/lote-10.txt', 'utf8')
  .split('\n')
  .filter(Boolean)
const FONTE = `
  export { ler } from './domain/triagem/leitura.ts'
  export { PRONTAS } from './domain/triagem/exigencias.ts'
  export * as lexico from './domain/triagem/lexico.ts'`

let pasta: string
beforeAll(() => {
  pasta = mkdtempSync(path.join(os.tmpdir(), 'acolhe-lexico-'))
})
afterAll(() => rmSync(pasta, { recursive: true, force: true }))

test('bundled for Lambda, the triage has its lexicon from the table, every pattern read, and reads as its source does', async () => {
  await build({
    stdin: { contents: FONTE, resolveDir: process.cwd() },
    outfile: path.join(pasta, 'leitura.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [lexicoPronto],
  })
  const pronta = (await import(pathToFileURL(path.join(pasta, 'leitura.mjs')).href)) as {
    readonly ler: typeof ler
    readonly PRONTAS: Exigencias | undefined
    readonly lexico: typeof lexico
  }
  expect(PRONTAS).toBeUndefined()
  expect({ ...pronta.lexico }).toEqual({ ...lexico })
  expect(Object.keys(pronta.lexico.LEXICO)).toEqual(Object.keys(lexico.LEXICO))
  expect(pronta.PRONTAS?.padroes).toHaveLength(
    Object.values(lexico.LEXICO).flatMap((termo) => termo.padroes).length,
  )
  expect(RELATOS.length).toBeGreaterThan(10)
  for (const relato of RELATOS) expect(pronta.ler(relato)).toEqual(ler(relato))
})
