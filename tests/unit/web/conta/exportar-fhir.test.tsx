// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PRIVACIDADE } from '#domain/cadastro/textos-da-conta.ts'
import type { Dependente } from '#domain/dependente/vista.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { Exportar } from '../../../../web/src/features/conta/exportar.tsx'
import { salvarArquivo } from '../../../../web/src/lib/salvar-arquivo.ts'
import { lerPerfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { abrir, PERFIL, recusa, responder } from './apoio.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')
vi.mock('../../../../web/src/lib/sessao/perfil.ts')
vi.mock('../../../../web/src/lib/salvar-arquivo.ts')
vi.mock('../../../../web/src/lib/api.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  call: vi.fn(),
}))

const TEO: Dependente = {
  dependente_id: '99999999-9999-4999-8999-999999999999',
  nome: 'Téo Nogueira Sampaio',
  data_nascimento: '2022-06-10',
  idade: 4,
  relacao: 'mae',
  status: 'confirmado',
  ate: '2040-06-10',
  motivos: [],
  falta_guarda: false,
}
const LIA: Dependente = { ...TEO, dependente_id: 'lia', nome: 'Lia Nogueira', status: 'em_revisao' }
const EXPORTAR = 'POST /usuarios/eu/exportacao/fhir'
const exportar = vi.fn<(corpo: unknown) => object>()

function naConta(tipo: 'paciente' | 'medico' = 'paciente') {
  vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, tipo })
  responder({ [EXPORTAR]: exportar, 'GET /dependentes': () => ({ dependentes: [TEO, LIA] }) })
  abrir(<Exportar tipo={tipo} />)
}
const clicar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  vi.clearAllMocks()
  exportar.mockImplementation(() => ({ resourceType: 'Bundle', timestamp: '2026-11-22T01:30:00.000Z' }))
  vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: PERFIL.email })
})
afterEach(() => {
  cleanup()
  dismissToast()
})

it('saves one’s own record, and each dependant’s in a file of its own, of the day in São Paulo', async () => {
  naConta()
  await clicar('Baixar em FHIR')
  await waitFor(() =>
    expect(salvarArquivo).toHaveBeenLastCalledWith(
      'acolhe-fhir-2026-11-21.json',
      expect.stringContaining('"resourceType": "Bundle"'),
      'application/fhir+json',
    ),
  )
  expect(exportar.mock.lastCall?.[0]).toEqual({})
  await clicar('Baixar em FHIR: Téo Nogueira Sampaio')
  await waitFor(() =>
    expect(vi.mocked(salvarArquivo).mock.lastCall?.[0]).toBe('acolhe-fhir-Téo-2026-11-21.json'),
  )
  expect(exportar.mock.lastCall?.[0]).toEqual({ paciente_id: TEO.dependente_id })
  expect(screen.queryByRole('button', { name: /Lia/ })).toBeNull()
})

it('says beside its buttons that it could not be saved', async () => {
  naConta()
  exportar.mockImplementation(() => {
    throw recusa('muitas_tentativas')
  })
  await clicar('Baixar em FHIR')
  expect(await screen.findByText(PRIVACIDADE.exportar.muitas.title)).toBeTruthy()
  expect(salvarArquivo).not.toHaveBeenCalled()
})

it('is not offered to a doctor, who has no record', () => {
  naConta('medico')
  expect(screen.getByRole('button', { name: 'Baixar em JSON' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Baixar em FHIR' })).toBeNull()
})
