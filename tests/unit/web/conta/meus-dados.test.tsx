// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MeusDados } from '../../../../web/src/app/meus-dados.tsx'
import { lerPerfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { salvarArquivo } from '../../../../web/src/lib/salvar-arquivo.ts'
import { call } from '../../../../web/src/lib/api.ts'
import { usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { abrir, PERFIL, recusa, type Respostas, responder } from './apoio.tsx'
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

const SEM_ARQUIVOS: Respostas = {
  'GET /documents': () => ({ documentos: [] }),
  'GET /recibos': () => ({ recibos: [] }),
}

describe('the data of whoever has no account area', () => {
  it.each([
    ['rejected', 'blocked'],
    ['pending', 'blocked'],
    ['pending', 'restricted'],
  ] as const)('%s and %s: the copy, and the way out', async (kyc_status, access_tier) => {
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, kyc_status, access_tier })
    responder({
      ...SEM_ARQUIVOS,
      'POST /usuarios/eu/exportacao': () => ({ gerado_em: '2026-11-20T10:00:00.000Z' }),
    })
    abrir(<MeusDados />, '/meus-dados')
    expect(await screen.findByRole('region', { name: 'Encerrar conta' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /JSON/ }))
    await waitFor(() => expect(salvarArquivo).toHaveBeenCalledOnce())
  })

  it('has the signed documents of a patient whom ‘Meus Arquivos’ is not open to', async () => {
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, kyc_status: 'rejected', access_tier: 'blocked' })
    const link = vi.fn(() => ({ url: 'about:blank', expira_em: '2026-11-20T11:00:00.000Z' }))
    const documento = {
      id: 'd1',
      consulta_id: 'c1',
      tipo: 'receita',
      status: 'signed',
      file_url: 'u1/d1.pdf',
      created_at: '2026-11-20T10:00:00.000Z',
    }
    responder({
      ...SEM_ARQUIVOS,
      'GET /documents': () => ({ documentos: [documento] }),
      'POST /documents/{id}/link': link,
    })
    abrir(<MeusDados />, '/meus-dados')
    const arquivos = await screen.findByRole('region', { name: 'Meus Arquivos' })
    await userEvent.click(within(arquivos).getByRole('button', { name: /^Baixar/ }))
    await waitFor(() => expect(link).toHaveBeenCalledOnce())
  })

  it('says why the documents did not come, beside everything else', async () => {
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, access_tier: 'blocked' })
    responder({
      ...SEM_ARQUIVOS,
      'GET /documents': () => {
        throw recusa('erro_interno')
      },
    })
    abrir(<MeusDados />, '/meus-dados')
    expect(await screen.findByText('Erro ao carregar arquivos')).toBeDefined()
    expect(screen.getByRole('region', { name: 'Encerrar conta' })).toBeDefined()
  })

  it('asks for no files of a doctor', async () => {
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, tipo: 'medico', access_tier: 'blocked' })
    responder({})
    abrir(<MeusDados />, '/meus-dados')
    expect(await screen.findByRole('region', { name: 'Encerrar conta' })).toBeDefined()
    expect(vi.mocked(call)).not.toHaveBeenCalled()
  })

  it('asks nobody for nothing: who is not signed in is asked to', async () => {
    vi.mocked(usuarioAtual).mockResolvedValue(undefined)
    abrir(<MeusDados />, '/meus-dados')
    await waitFor(() => expect(lugar()).toBe('/'))
  })
})
