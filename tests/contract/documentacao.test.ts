import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { gerados } from '../../docs/gerar/gerados.ts'
import { senhasComuns } from '../../docs/gerar/senhas-comuns.ts'

const PASTA = path.resolve(import.meta.dirname, '../../docs/generated')

test.each(Object.entries(gerados()))('docs/generated/%s says what the sources say', (nome, texto) => {
  expect(readFileSync(path.join(PASTA, nome), 'utf8')).toBe(texto)
})

test('the list of common passwords is the one its source gives', () => {
  const lista = path.resolve(import.meta.dirname, '../../domain/acesso/senhas-comuns.ts')
  expect(readFileSync(lista, 'utf8')).toBe(senhasComuns())
})
