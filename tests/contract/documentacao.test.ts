import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { gerados } from '../../docs/gerar/gerados.ts'

const PASTA = path.resolve(import.meta.dirname, '../../docs/generated')

test.each(Object.entries(gerados()))('docs/generated/%s says what the sources say', (nome, texto) => {
  expect(readFileSync(path.join(PASTA, nome), 'utf8')).toBe(texto)
})
