// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { SystemStatus } from '../../../../web/src/features/admin/manifesto.tsx'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { servidor } from '../../../support/api-falsa.ts'
import { abrir } from './apoio.tsx'
import { aviso } from '../../../support/tela.tsx'

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')

const EM = '2026-11-20T13:05:00.000Z'
const MANIFESTO = {
  totalFunctions: 4,
  timestamp: EM,
  systemHash: 'abc123',
  functionsByWrapper: { http: 3, schedule: 1 },
  functions: [
    { name: 'accept-consulta', wrapper: 'http', category: 'consulta', lastModified: EM, isActive: true },
    { name: 'velha', wrapper: 'http', category: 'kyc', lastModified: '', isActive: false },
  ],
  migrationStatus: { totalMigrated: 3, legacyCount: 1, migrationComplete: false },
}
const valorDe = (nome: string) => screen.getByText(nome).nextSibling?.textContent
const linhas = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  dismissToast()
})

it('shows total, migration, hash and status', async () => {
  servidor({ 'system-manifest': MANIFESTO })
  abrir(<SystemStatus />)
  await screen.findByRole('tab', { name: 'Visão Geral' })
  expect(['Total de funções', 'Migração', 'Hash do sistema', 'Status'].map(valorDe)).toEqual([
    '4',
    '75%',
    'abc123',
    'Em migração',
  ])
})

it('lists functions, wrappers and metadata in their tabs', async () => {
  servidor({ 'system-manifest': MANIFESTO })
  abrir(<SystemStatus />)
  await userEvent.click(await screen.findByRole('tab', { name: 'Funções' }))
  expect(linhas()).toEqual(['accept-consultahttpconsulta20/11/2026 10:05Sim', 'velhahttpkyc—Não'])
  await userEvent.click(screen.getByRole('tab', { name: 'Wrappers' }))
  expect(linhas()).toEqual(['http3', 'schedule1'])
  await userEvent.click(screen.getByRole('tab', { name: 'Metadados' }))
  expect(['Funções migradas', 'Funções legadas'].map(valorDe)).toEqual(['3', '1'])
})

it.each([
  [new Error('O manifesto sumiu'), 'O manifesto sumiu'],
  [new Error(''), 'Erro desconhecido'],
])('tells that the check failed (D §8)', async (erro, description) => {
  const mocks = servidor({ 'system-manifest': MANIFESTO })
  mocks['system-manifest'].mockRejectedValue(erro)
  abrir(<SystemStatus />)
  await waitFor(() =>
    expect(aviso()).toEqual({ title: 'Erro na Verificação', description, variant: 'destructive' }),
  )
  mocks['system-manifest'].mockResolvedValue(MANIFESTO)
  await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
  expect(await screen.findByRole('tab', { name: 'Funções' })).toBeDefined()
})

it('names a lost connection (P §8)', async () => {
  servidor({ 'system-manifest': MANIFESTO })['system-manifest'].mockRejectedValue(new NetworkError(undefined))
  abrir(<SystemStatus />)
  expect(await screen.findByText('Erro de conectividade')).toBeDefined()
  expect(aviso()?.title).toBe('Erro de conectividade')
})
