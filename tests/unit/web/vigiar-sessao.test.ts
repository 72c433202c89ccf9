// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TRIAGEM } from '#domain/triagem/textos.ts'

const CHAVE = 'acolhe-sessao'
const DENTRO = {
  passo: 'dentro',
  usuario_id: 'u1',
  email: 'ana@exemplo.com.br',
  token: 't',
  vale_por: 600,
}
const pedir = vi.fn<typeof fetch>()
const recusada = async () =>
  Response.json({ codigo: 'nao_autenticado', detail: 'Faça login.' }, { status: 401 })

beforeEach(() => {
  vi.resetModules()
  pedir.mockReset().mockImplementation(async () => Response.json(DENTRO))
  vi.stubGlobal('fetch', pedir)
  localStorage.setItem(CHAVE, 'u1')
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const carregar = async () => ({
  ...(await import('../../../web/src/lib/sessao/sessao.ts')),
  ...(await import('../../../web/src/lib/sessao/sessao-guardada.ts')),
})
const abrir = async () => {
  const { aoMudarSessao, vigiarSessao } = await carregar()
  const mudou = vi.fn<() => void>()
  aoMudarSessao(mudou)
  return { mudou, parar: vigiarSessao() }
}

it('a sign-in ended from elsewhere is told as the page opens', async () => {
  pedir.mockImplementation(recusada)
  const { mudou } = await abrir()
  await vi.waitFor(() => expect(mudou).toHaveBeenCalledOnce())
  expect(localStorage.getItem(CHAVE)).toBeNull()
  expect(pedir).toHaveBeenCalledExactlyOnceWith(
    '/api/acesso/renovacao',
    expect.objectContaining({ method: 'POST' }),
  )
})

it('what a page kept of a person’s health is gone with a sign-in that was ended from elsewhere', async () => {
  localStorage.setItem(TRIAGEM.chave_local, '{"sintomas":"dor"}')
  pedir.mockImplementation(recusada)
  const { mudou, parar } = await abrir()
  await vi.waitFor(() => expect(mudou).toHaveBeenCalledOnce())
  parar()
  expect(localStorage.getItem(TRIAGEM.chave_local)).toBeNull()
})

it('a renewal that brings somebody else is told, and nothing of the person before stays', async () => {
  localStorage.setItem(TRIAGEM.chave_local, '{"sintomas":"dor"}')
  pedir.mockImplementation(async () => Response.json({ ...DENTRO, usuario_id: 'u2' }))
  const { mudou, parar } = await abrir()
  await vi.waitFor(() => expect(mudou).toHaveBeenCalledOnce())
  parar()
  expect(localStorage.getItem(CHAVE)).toBe('u2')
  expect(localStorage.getItem(TRIAGEM.chave_local)).toBeNull()
})

it('one that holds, or that cannot be asked about, says nothing; coming back soon does not ask again', async () => {
  pedir.mockRejectedValue(new TypeError('no network'))
  const { mudou, parar } = await abrir()
  await vi.waitFor(() => expect(pedir).toHaveBeenCalledOnce())
  document.dispatchEvent(new Event('visibilitychange'))
  parar()
  expect(pedir).toHaveBeenCalledOnce()
  expect(mudou).not.toHaveBeenCalled()
  expect(localStorage.getItem(CHAVE)).toBe('u1')
})

it.each([
  [429, { message: 'Too Many Requests' }],
  [429, { codigo: 'muitas_tentativas', detail: 'Aguarde.' }],
  [403, { codigo: 'sem_permissao', detail: 'Sem permissão.' }],
])('a renewal refused with %i for %o ends no sign-in and loses nothing', async (status, corpo) => {
  localStorage.setItem(TRIAGEM.chave_local, '{"sintomas":"dor"}')
  pedir.mockImplementation(async () => Response.json(corpo, { status }))
  const { token } = await carregar()
  await expect(token()).rejects.toMatchObject({ motivo: 'rede' })
  expect([localStorage.getItem(CHAVE), localStorage.getItem(TRIAGEM.chave_local)]).toEqual([
    'u1',
    '{"sintomas":"dor"}',
  ])
})

it('asks nothing where nobody is signed in', async () => {
  localStorage.clear()
  const { mudou } = await abrir()
  expect(pedir).not.toHaveBeenCalled()
  expect(mudou).not.toHaveBeenCalled()
})

it('refused calls ask together, once; a sign-in that ended is told', async () => {
  const { aoMudarSessao, sessaoRecusada } = await carregar()
  const mudou = vi.fn<() => void>()
  aoMudarSessao(mudou)
  pedir.mockImplementation(recusada)
  await Promise.all([sessaoRecusada(), sessaoRecusada()])
  expect(pedir).toHaveBeenCalledOnce()
  expect(mudou).toHaveBeenCalledOnce()
})

it('keeps the token in memory alone, and asks for another only when it is about to end', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { entrar, token } = await carregar()
  localStorage.clear()
  expect(await token()).toBeUndefined()
  await entrar(' ANA@exemplo.com.br ', 'Acolhe2026')
  const [, init] = pedir.mock.calls[0] ?? []
  expect(init?.body).toBe(
    JSON.stringify({
      por: 'senha',
      email: 'ana@exemplo.com.br',
      senha: 'Acolhe2026',
    }),
  )
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('"t"')
  expect(localStorage.getItem(CHAVE)).toBe('u1')
  expect(await token()).toBe('t')
  expect(pedir).toHaveBeenCalledOnce()
  vi.setSystemTime(Date.now() + 580_000)
  expect(await token()).toBe('t')
  expect(pedir).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

it('a way out without a network is told when there is one again', async () => {
  const { sair, vigiarSessao } = await carregar()
  pedir.mockRejectedValueOnce(new TypeError('no network'))
  await sair()
  expect(localStorage.getItem(CHAVE)).toBeNull()
  vigiarSessao()
  await vi.waitFor(() => expect(pedir).toHaveBeenCalledTimes(2))
  expect(pedir.mock.calls.map(([endereco]) => endereco)).toEqual(['/api/acesso/fim', '/api/acesso/fim'])
})

it('a page that nobody touches says so as it renews, and one that is touched does not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { token, vigiarSessao } = await carregar()
  const corpos = () => pedir.mock.calls.map(([, init]) => init?.body)
  const parar = vigiarSessao()
  await vi.waitFor(() => expect(pedir).toHaveBeenCalledOnce())
  await token()
  vi.setSystemTime(Date.now() + 580_000)
  await token()
  window.dispatchEvent(new Event('pointerdown'))
  vi.setSystemTime(Date.now() + 580_000)
  await token()
  parar()
  expect(corpos()).toEqual(['{}', '{"parada":true}', '{}'])
  vi.useRealTimers()
})
