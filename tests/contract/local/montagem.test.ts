import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStacks } from '../../../local/assembly/template.ts'

let pasta: string

beforeAll(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'montagem-'))
  const escrever = (nome: string, conteudo: object) =>
    writeFile(path.join(pasta, nome), JSON.stringify(conteudo))
  await escrever('manifest.json', {
    artifacts: {
      dados: { type: 'aws:cloudformation:stack', properties: { templateFile: 'dados.template.json' } },
    },
  })
  await escrever('dados.template.json', { Resources: {} })
  await escrever('dados.assets.json', {
    files: {
      copiado: { source: { path: 'asset.1' } },
      // As CDK writes them when nothing is copied into the assembly, which is how `npm run dev` reloads.
      ao_lado: { source: { path: '../lambdas' } },
      absoluto: { source: { path: '/projeto/step-functions/kyc.asl.json' } },
    },
  })
})
afterAll(async () => {
  await rm(pasta, { recursive: true, force: true })
})

test.each([
  ['copiado', () => path.join(pasta, 'asset.1')],
  ['ao_lado', () => path.join(path.dirname(pasta), 'lambdas')],
  ['absoluto', () => '/projeto/step-functions/kyc.asl.json'],
])('the asset "%s" is where the assembly says', (nome, onde) => {
  expect(readStacks(pasta)[0]?.assetPath(nome)).toBe(onde())
})
