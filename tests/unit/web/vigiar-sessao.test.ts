// @vitest-environment jsdom
import { fetchAuthSession } from 'aws-amplify/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.mock('aws-amplify', () => ({ Amplify: { configure: () => undefined } }))
vi.mock('aws-amplify/auth', () => ({ fetchAuthSession: vi.fn<typeof fetchAuthSession>() }))
vi.mock('../../../web/src/lib/config.ts', () => ({ config: () => Promise.resolve({}) }))

const CHAVE = 'CognitoIdentityServiceProvider.cliente.LastAuthUser'

beforeEach(() => {
  vi.resetModules()
  vi.mocked(fetchAuthSession).mockReset().mockResolvedValue({})
  localStorage.setItem(CHAVE, 'u1')
})
afterEach(() => localStorage.clear())

const abrir = async () => {
  const { aoMudarSessao, vigiarSessao } = await import('../../../web/src/lib/sessao.ts')
  const mudou = vi.fn<() => void>()
  aoMudarSessao(mudou)
  return { mudou, parar: vigiarSessao() }
}

it('a sign-in ended from elsewhere is told as the page opens', async () => {
  vi.mocked(fetchAuthSession).mockImplementation(() => {
    // As the library does when the refresh is refused.
    localStorage.removeItem(CHAVE)
    return Promise.resolve({})
  })
  const { mudou } = await abrir()
  await vi.waitFor(() => expect(mudou).toHaveBeenCalledOnce())
  expect(fetchAuthSession).toHaveBeenCalledExactlyOnceWith({ forceRefresh: true })
})

it('one that holds, or that cannot be asked about, says nothing; coming back soon does not ask again', async () => {
  vi.mocked(fetchAuthSession).mockRejectedValue(new Error('no network'))
  const { mudou, parar } = await abrir()
  await vi.waitFor(() => expect(fetchAuthSession).toHaveBeenCalledOnce())
  document.dispatchEvent(new Event('visibilitychange'))
  parar()
  expect(fetchAuthSession).toHaveBeenCalledOnce()
  expect(mudou).not.toHaveBeenCalled()
})

it('asks nothing where nobody is signed in', async () => {
  localStorage.clear()
  const { mudou } = await abrir()
  expect(fetchAuthSession).not.toHaveBeenCalled()
  expect(mudou).not.toHaveBeenCalled()
})

it('refused calls ask together, once; a sign-in that ended is told', async () => {
  const { aoMudarSessao, sessaoRecusada } = await import('../../../web/src/lib/sessao.ts')
  const mudou = vi.fn<() => void>()
  aoMudarSessao(mudou)
  vi.mocked(fetchAuthSession).mockImplementation(() => {
    localStorage.removeItem(CHAVE)
    return Promise.resolve({})
  })
  await Promise.all([sessaoRecusada(), sessaoRecusada()])
  expect(fetchAuthSession).toHaveBeenCalledOnce()
  expect(mudou).toHaveBeenCalledOnce()
})
