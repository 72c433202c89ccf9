import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copiarDados } from '../../../local/copia-da-pasta.ts'
import { Storage } from '../../../local/storage.ts'

let raiz: string
beforeEach(async () => {
  raiz = await mkdtemp(path.join(os.tmpdir(), 'acolhe-copia-'))
})
afterEach(() => rm(raiz, { recursive: true, force: true, maxRetries: 5 }))

/** Large enough that the log is rotated and compacted while the copies are taken. */
const VALOR = 'x'.repeat(20_000)
const ESCRITAS = 900
const CADA = 300

test('a copy of a database that is written to has everything acknowledged before it, and nothing half', async () => {
  const origem = path.join(raiz, 'dados')
  const vivo = await Storage.open(path.join(origem, 'dynamodb'))
  await writeFile(path.join(origem, 'ambiente.json'), '{}')
  const copias: Promise<{ readonly pasta: string; readonly confirmadas: number }>[] = []
  for (let n = 0; n < ESCRITAS; n++) {
    // The pair is one write: a copy has both or neither.
    await vivo.batch([
      [`a/${String(n).padStart(6, '0')}`, VALOR],
      [`b/${String(n).padStart(6, '0')}`, n],
    ])
    if (n % CADA === 0) {
      const pasta = path.join(raiz, `copia-${n}`)
      copias.push(copiarDados(origem, pasta).then(() => ({ pasta, confirmadas: n + 1 })))
    }
  }
  for (const { pasta, confirmadas } of await Promise.all(copias)) {
    const copia = await Storage.open(path.join(pasta, 'dynamodb'))
    const [a, b] = [await chaves(copia, 'a/'), await chaves(copia, 'b/')]
    expect(a).toEqual(b)
    expect(a.length).toBeGreaterThanOrEqual(confirmadas)
    expect(a).toEqual(a.map((_, n) => String(n).padStart(6, '0')))
    await copia.close()
  }
  await vivo.close()
})

test('does not write over what is there', async () => {
  const origem = path.join(raiz, 'dados')
  await (await Storage.open(path.join(origem, 'dynamodb'))).close()
  await expect(copiarDados(origem, origem)).rejects.toThrow('EEXIST')
})

async function chaves(storage: Storage, prefixo: string): Promise<string[]> {
  const found: string[] = []
  for await (const [key] of storage.entries(prefixo)) found.push(key.slice(prefixo.length))
  return found
}
