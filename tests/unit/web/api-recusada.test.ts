// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { DomainError, problema } from '#domain/base/erros.ts'
import { call } from '../../../web/src/lib/api.ts'
import { sessaoRecusada, token } from '../../../web/src/lib/sessao/sessao.ts'

vi.mock('../../../web/src/lib/sessao/sessao.ts')

afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const responder = (codigo: ConstructorParameters<typeof DomainError>[0]) => {
  const corpo = problema(new DomainError(codigo), 'r1')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(corpo, { status: corpo.status })))
}

it('a sign-in the server refuses is asked about at once', async () => {
  vi.mocked(token).mockResolvedValue('t0k3n')
  responder('nao_autenticado')
  await expect(call(usuarioEu, {})).rejects.toThrow('Faça login para continuar.')
  expect(sessaoRecusada).toHaveBeenCalledOnce()
})

it.each([
  [401, 'Unauthorized', 'nao_autenticado', 'Faça login para continuar.'],
  [
    429,
    'Too Many Requests',
    'provedor_indisponivel',
    'Nada foi perdido. Tente novamente em alguns instantes.',
  ],
  [
    503,
    'Service Unavailable',
    'provedor_indisponivel',
    'Nada foi perdido. Tente novamente em alguns instantes.',
  ],
] as const)(
  'the gateway’s own %i is told in the product’s words',
  async (status, message, codigo, detail) => {
    vi.mocked(token).mockResolvedValue('t0k3n')
    const headers = { 'apigw-requestid': 'g1' }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message }, { status, headers })))
    await expect(call(usuarioEu, {})).rejects.toMatchObject({
      problema: { status, codigo, detail, request_id: 'g1' },
    })
    expect(sessaoRecusada).toHaveBeenCalledTimes(status === 401 ? 1 : 0)
  },
)

it('any other refusal, or one of a call without a sign-in, says nothing of it', async () => {
  vi.mocked(token).mockResolvedValue('t0k3n')
  responder('conta_bloqueada')
  await expect(call(usuarioEu, {})).rejects.toMatchObject({ problema: { codigo: 'conta_bloqueada' } })
  vi.mocked(token).mockResolvedValue(undefined)
  responder('nao_autenticado')
  await expect(call(usuarioEu, {})).rejects.toThrow('Faça login para continuar.')
  expect(sessaoRecusada).not.toHaveBeenCalled()
})
