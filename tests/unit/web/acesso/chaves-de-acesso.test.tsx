// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChaveMostrada } from '#domain/acesso/chaves.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { ChavesDeAcesso } from '../../../../web/src/features/acesso/chaves-de-acesso.tsx'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { criarChave, ondeGuarda, provarComChave } from '../../../../web/src/features/acesso/chaves.ts'
import { lerPerfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { abrir, aviso, PERFIL, recusa, responder } from '../conta/apoio.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/sessao/sessao.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/perfil.ts')
vi.mock('../../../../web/src/features/acesso/chaves.ts', async (original) => ({
  ...(await original<object>()),
  criarChave: vi.fn(),
  ondeGuarda: vi.fn(),
  provarComChave: vi.fn(),
}))
vi.mock('../../../../web/src/lib/api.ts', async (original) => ({
  ...(await original<object>()),
  call: vi.fn(),
}))

const CHAVE: ChaveMostrada = {
  id: 'k1',
  nome: 'Chrome no Windows',
  sincronizada: false,
  criada_em: '2026-01-05T12:00:00.000Z',
  usada_em: null,
}
const FALHA = 'Chave de acesso não aceita'
let chaves: ChaveMostrada[]
let retirar: () => object

beforeEach(() => {
  vi.clearAllMocks()
  chaves = [CHAVE]
  vi.mocked(ondeGuarda).mockReturnValue('aqui')
  vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: PERFIL.email })
  vi.mocked(lerPerfil).mockResolvedValue(PERFIL)
  responder({
    'GET /acesso/chaves': () => ({ chaves }),
    'POST /acesso/chaves/{chave_id}/fim': () => retirar(),
  })
})
afterEach(() => {
  cleanup()
  dismissToast()
})

const mostrar = () => abrir(<ChavesDeAcesso />, '/seguranca')
const clicar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const secao = () => within(screen.getByRole('region', { name: 'Chaves de acesso' }))

it('says beside its button why a key was not made, until one is', async () => {
  vi.mocked(criarChave).mockRejectedValueOnce(recusa('erro_interno'))
  mostrar()
  await clicar('Criar chave de acesso')
  expect(await secao().findByText(FALHA)).toBeTruthy()
  await clicar('Criar chave de acesso')
  await waitFor(() => expect(aviso()?.[0]).toBe('Chave de acesso criada'))
  expect(secao().queryByText(FALHA)).toBeNull()
})

it('says beside its button why this entry was not proven, until it is', async () => {
  vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, segundo_fator: 'entrar_de_novo' })
  vi.mocked(provarComChave).mockRejectedValueOnce(new NetworkError('x'))
  mostrar()
  await clicar('Confirmar com a chave de acesso')
  expect(await secao().findByText('Erro de conectividade')).toBeTruthy()
  await clicar('Confirmar com a chave de acesso')
  await waitFor(() => expect(aviso()?.[0]).toBe('Verificação feita'))
  expect(secao().queryByText('Erro de conectividade')).toBeNull()
})

it('says in its line why a key was not removed, until it is', async () => {
  retirar = () => {
    throw recusa('erro_interno')
  }
  mostrar()
  const linha = await screen.findByRole('listitem')
  await clicar(`Retirar: ${CHAVE.nome}`)
  await clicar('Retirar chave')
  expect(await within(linha).findByText(FALHA)).toBeTruthy()
  retirar = () => {
    chaves = []
    return {}
  }
  await clicar(`Retirar: ${CHAVE.nome}`)
  await clicar('Retirar chave')
  expect(await screen.findByText('A sua conta ainda não tem chaves de acesso.')).toBeTruthy()
  expect(screen.queryByText(FALHA)).toBeNull()
})

it('says in the server’s words why the only second factor stays', async () => {
  const detail = 'É a sua única verificação em duas etapas.'
  retirar = () => {
    throw recusa('transicao_invalida', { detail })
  }
  mostrar()
  const linha = await screen.findByRole('listitem')
  await clicar(`Retirar: ${CHAVE.nome}`)
  await clicar('Retirar chave')
  expect(await within(linha).findByText(detail)).toBeTruthy()
  expect(aviso()).toEqual([FALHA, detail, 'destructive'])
})
