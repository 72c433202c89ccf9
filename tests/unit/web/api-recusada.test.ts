// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { DomainError, problema } from '#domain/erros.ts'
import { call } from '../../../web/src/lib/api.ts'
import { sessaoRecusada, token } from '../../../web/src/lib/sessao.ts'

vi.mock('../../../web/src/lib/sessao.ts')

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

it('any other refusal, or one of a call without a sign-in, says nothing of it', async () => {
  vi.mocked(token).mockResolvedValue('t0k3n')
  responder('conta_bloqueada')
  await expect(call(usuarioEu, {})).rejects.toMatchObject({ problema: { codigo: 'conta_bloqueada' } })
  vi.mocked(token).mockResolvedValue(undefined)
  responder('nao_autenticado')
  await expect(call(usuarioEu, {})).rejects.toThrow('Faça login para continuar.')
  expect(sessaoRecusada).not.toHaveBeenCalled()
})
