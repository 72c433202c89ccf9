import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { systemManifest } from '#domain/admin/contract.ts'
import type { Manifesto } from '#domain/admin/manifesto.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { handler } from '#lambdas/admin/system-manifest.lambda.ts'
import { ANA, LUCIA } from '#semente/personas.ts'
import { resumoDoCodigo } from '../../../../lib/resumo-do-codigo.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

beforeEach(() => {
  tabelaViva(itemsOf(ANA, LUCIA))
})
afterEach(() => vi.unstubAllGlobals())

const EM = '2026-11-20T10:00:00.000Z'
const todas = Object.fromEntries(FUNCOES.map(({ nome }) => [nome, EM]))
async function ler(funcoes: Record<string, string>): Promise<Manifesto> {
  vi.stubGlobal('CONSTRUCAO', JSON.stringify({ hash: 'abc123', funcoes }))
  const { status, body } = await invoke(handler, systemManifest, { como: LUCIA })
  expect(status).toBe(200)
  return body as Manifesto
}

it('lists every function of the registry with what the build knows', async () => {
  const manifesto = await ler(todas)
  expect(manifesto).toMatchObject({
    totalFunctions: FUNCOES.length,
    systemHash: 'abc123',
    migrationStatus: { totalMigrated: FUNCOES.length, legacyCount: 0, migrationComplete: true },
  })
  expect(manifesto.functions.find(({ name }) => name === 'accept-consulta')).toEqual({
    name: 'accept-consulta',
    wrapper: 'http',
    category: 'consulta',
    lastModified: EM,
    isActive: true,
  })
  const somadas = Object.values(manifesto.functionsByWrapper).reduce((soma, n) => soma + n, 0)
  expect(somadas).toBe(FUNCOES.length)
})

it('says what was not built, and what was left over', async () => {
  const { 'accept-consulta': _fora, ...sem } = todas
  const manifesto = await ler({ ...sem, 'funcao-antiga': EM })
  expect(manifesto.functions.find(({ name }) => name === 'accept-consulta')).toMatchObject({
    isActive: false,
    lastModified: '',
  })
  expect(manifesto.migrationStatus).toEqual({
    totalMigrated: FUNCOES.length - 1,
    legacyCount: 1,
    migrationComplete: false,
  })
})

it('is nothing for whoever is no admin', async () => {
  vi.stubGlobal('CONSTRUCAO', JSON.stringify({ hash: 'abc123', funcoes: todas }))
  expect(await invoke(handler, systemManifest, { como: ANA })).toMatchObject({ status: 403 })
})

it('the build knows every function, and hashes the same code to the same hash', () => {
  const uma = resumoDoCodigo()
  expect(Object.keys(uma.funcoes).sort()).toEqual(FUNCOES.map(({ nome }) => nome).sort())
  expect(uma.hash).toMatch(/^[0-9a-f]{64}$/)
  for (const em of Object.values(uma.funcoes)) expect(new Date(em).toISOString()).toBe(em)
})
