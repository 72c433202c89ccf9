// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Inicio } from '../../../web/src/app/inicio.tsx'
import { lerPerfil } from '../../../web/src/lib/perfil.ts'
import { PERFIL } from './cadastro/apoio.ts'

configure({ asyncUtilTimeout: 8_000 })

vi.mock('../../../web/src/lib/perfil.ts')
vi.mock('../../../web/src/lib/sessao.ts', { spy: true })

function Lugar() {
  return <output aria-label="lugar">{useLocation().pathname}</output>
}

async function entrarPeloCabecalho() {
  render(
    <MemoryRouter>
      <Lugar />
      <Inicio />
    </MemoryRouter>,
  )
  const [doCabecalho] = screen.getAllByRole('button', { name: 'Entrar' })
  if (doCabecalho) await userEvent.setup().click(doCabecalho)
}
const lugar = () => screen.getByLabelText('lugar').textContent
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
    ['paciente', 'full', '/triagem'],
    ['medico', 'full', '/medico-dashboard'],
  ] as const)('takes a signed-in %s (%s) to %s', async (tipo, access_tier, destino) => {
    comSessao()
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, tipo, access_tier, papeis: [tipo] })
    await entrarPeloCabecalho()
    await waitFor(() => expect(lugar()).toBe(destino))
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
