import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import type { LambdaFunction } from '../../../local/assembly/assembly.ts'
import { apart } from '../../../local/cloud/isolation.ts'

// Inside the repository, as `cdk.out` is: from here its packages are found.
mkdirSync('.build', { recursive: true })
const pasta = mkdtempSync(path.resolve('.build/ativo-'))
const asset = path.join(pasta, `asset.${path.basename(pasta)}`)
const feitos: string[] = [pasta]
afterAll(() => {
  for (const feito of feitos) rmSync(feito, { recursive: true, force: true })
})

const funcao = (nome: string): LambdaFunction => ({
  arn: nome,
  id: nome,
  file: path.join(asset, 'kyc', `${nome}.mjs`),
  exportName: 'handler',
  environment: {},
  timeoutSeconds: 1,
  memoryMb: 128,
})

it('a function finds what its asset holds, and no package of the repository', () => {
  mkdirSync(path.join(asset, 'kyc'), { recursive: true })
  mkdirSync(path.join(asset, 'node_modules/so-do-ativo'), { recursive: true })
  writeFileSync(path.join(asset, 'node_modules/so-do-ativo/index.js'), 'module.exports = 1')
  writeFileSync(path.join(asset, 'kyc/a.mjs'), 'export const handler = () => 1')
  const de = (file: string) => createRequire(pathToFileURL(file))
  expect(de(funcao('a').file).resolve('sharp')).toContain('node_modules/sharp')

  const [a, b] = [...apart(new Map([funcao('a'), funcao('b')].map((fn) => [fn.arn, fn]))).values()]
  if (!a || !b) throw new Error('two functions went in')
  feitos.push(path.dirname(path.dirname(a.file)))
  expect(path.dirname(a.file)).toBe(path.dirname(b.file))
  expect(a.file.startsWith(os.tmpdir())).toBe(true)
  expect(readFileSync(a.file, 'utf8')).toContain('handler')
  expect(de(a.file)('so-do-ativo')).toBe(1)
  expect(() => de(a.file).resolve('sharp')).toThrow('sharp')
})
