// @vitest-environment jsdom
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Inicio } from '../../../web/src/app/inicio.tsx'
import { lerPerfil } from '../../../web/src/lib/sessao/perfil.ts'
import { anunciar } from '../../../web/src/lib/sessao/sessao-guardada.ts'
import { servidor } from '../../support/api-falsa.ts'
import { abrirTela, lugar } from '../../support/tela.tsx'
import { PERFIL } from './cadastro/apoio.ts'
import { vista } from './sala/consulta-de-teste.ts'

configure({ asyncUtilTimeout: 8_000 })

vi.mock('../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../web/src/lib/sessao/perfil.ts')
vi.mock('../../../web/src/lib/sessao/sessao.ts', { spy: true })

async function entrarPeloCabecalho() {
  abrirTela(<Inicio />)
  const [doCabecalho] = screen.getAllByRole('button', { name: /^(Entrar|Minha área)$/ })
  if (doCabecalho) await userEvent.setup().click(doCabecalho)
}
const comSessao = () => localStorage.setItem('acolhe-sessao', PERFIL.id)

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.clearAllMocks()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('"Entrar" on the landing page', () => {
  it.each([
    ['paciente', 'restricted', '/cadastro-paciente'],
    ['paciente', 'full', '/inicio'],
    ['medico', 'full', '/inicio'],
  ] as const)('takes a signed-in %s (%s) to %s', async (tipo, access_tier, destino) => {
    comSessao()
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, tipo, access_tier, papeis: [tipo] })
    await entrarPeloCabecalho()
    await waitFor(() => expect(lugar()).toBe(destino))
  })

  it('is the way in for everybody again once the sign-in here ends, wherever it was ended', async () => {
    comSessao()
    vi.mocked(lerPerfil).mockResolvedValue(null)
    abrirTela(<Inicio />)
    expect(await screen.findByRole('button', { name: 'Minha área' })).toBeDefined()
    localStorage.clear()
    act(() => anunciar())
    expect(screen.queryByRole('button', { name: 'Minha área' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeDefined()
  })

  it('asks whoever is not signed in to sign in, and the server nothing', async () => {
    await entrarPeloCabecalho()
    expect(await screen.findByRole('dialog', { name: 'Login Paciente' })).toBeDefined()
    expect(lerPerfil).not.toHaveBeenCalled()
    expect(lugar()).toBe('/')
  })

  it.each([
    ['there is no profile', async () => null],
    ['the session ran out, or nobody answers', async () => Promise.reject(new Error('401'))],
  ])('asks to sign in where %s', async (_, resposta) => {
    comSessao()
    vi.mocked(lerPerfil).mockImplementation(resposta)
    await entrarPeloCabecalho()
    expect(await screen.findByRole('dialog', { name: 'Login Paciente' })).toBeDefined()
    expect(lugar()).toBe('/')
  })
})

describe('whoever is signed in', () => {
  it('sees their own way in, also at the hero, and no sign-in', async () => {
    comSessao()
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, access_tier: 'full' })
    abrirTela(<Inicio />)
    expect(await screen.findByRole('button', { name: 'Minha área' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Agende sua consulta Agora' }))
    await waitFor(() => expect(lugar()).toBe('/inicio'))
  })

  it('with an open consultation is told of it on the landing page, and led to it', async () => {
    comSessao()
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, access_tier: 'full' })
    const consulta = vista({ status: 'queued' })
    servidor({ 'minhas-consultas': { consultas: [consulta] } })
    abrirTela(<Inicio />)
    expect(await screen.findByText('Você já tem uma consulta aberta')).toBeDefined()
    await userEvent.setup().click(screen.getByRole('link', { name: 'Acompanhar consulta' }))
    expect(lugar()).toBe(`/status-consulta/${consulta.id}`)
  })
})
