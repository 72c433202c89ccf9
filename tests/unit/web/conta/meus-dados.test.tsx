// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MeusDados } from '../../../../web/src/features/conta/meus-dados.tsx'
import { lerPerfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { salvarArquivo } from '../../../../web/src/lib/salvar-arquivo.ts'
import { usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { abrir, PERFIL, responder } from './apoio.tsx'
import { lugar } from '../../../support/tela.tsx'

vi.mock('../../../../web/src/lib/sessao/sessao.ts')
vi.mock('../../../../web/src/lib/sessao/perfil.ts')
vi.mock('../../../../web/src/lib/salvar-arquivo.ts')
vi.mock('../../../../web/src/lib/api.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  call: vi.fn(),
}))

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(usuarioAtual).mockResolvedValue({ id: PERFIL.id, email: PERFIL.email })
})
afterEach(cleanup)

describe('the data of whoever has no account area', () => {
  it.each([
    ['rejected', 'blocked'],
    ['pending', 'blocked'],
    ['pending', 'restricted'],
  ] as const)('%s and %s: the copy, and the way out', async (kyc_status, access_tier) => {
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, kyc_status, access_tier })
    responder({ 'POST /usuarios/eu/exportacao': () => ({ gerado_em: '2026-11-20T10:00:00.000Z' }) })
    abrir(<MeusDados />, '/meus-dados')
    expect(await screen.findByRole('region', { name: 'Encerrar conta' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /JSON/ }))
    await waitFor(() => expect(salvarArquivo).toHaveBeenCalledOnce())
  })

  it('asks nobody for nothing: who is not signed in is asked to', async () => {
    vi.mocked(usuarioAtual).mockResolvedValue(undefined)
    abrir(<MeusDados />, '/meus-dados')
    await waitFor(() => expect(lugar()).toBe('/'))
  })
})
