// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { call, NetworkError } from '../../../web/src/lib/api.ts'

vi.mock('../../../web/src/lib/sessao/sessao.ts')

afterEach(() => vi.unstubAllGlobals())

/** Answers the headers, and of the body only its beginning: then it fails with this. */
function responderEmParte(status: number, falha: Error | DOMException) {
  const body = new ReadableStream({
    start(controle) {
      controle.enqueue(new TextEncoder().encode('{"id":'))
      controle.error(falha)
    },
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
}

it('an answer that breaks off on its way is no answer', async () => {
  responderEmParte(200, new TypeError('network error'))
  await expect(call(usuarioEu, {})).rejects.toThrow(NetworkError)
})

it('a call whose time ends in the middle of the answer ends with that reason', async () => {
  const tarde = new AbortController()
  tarde.abort(new DOMException('late', 'TimeoutError'))
  responderEmParte(200, new DOMException('aborted', 'AbortError'))
  await expect(call(usuarioEu, {}, { signal: tarde.signal })).rejects.toMatchObject({ name: 'TimeoutError' })
})

it('a refusal that cannot be read is one all the same', async () => {
  responderEmParte(503, new TypeError('network error'))
  await expect(call(usuarioEu, {})).rejects.toMatchObject({
    problema: { status: 503, codigo: 'provedor_indisponivel' },
  })
})
