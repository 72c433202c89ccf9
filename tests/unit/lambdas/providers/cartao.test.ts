import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import { lerIntencao } from '#lambdas/providers/cartao.ts'

vi.mock('#lambdas/aws/segredos.ts', () => ({
  segredo: async () => ({ chave: 'sk_test_local', segredo_webhook: 'whsec_local' }),
}))

const CHARGE = { id: 'ch_1', paid: true, amount: 15_000 }

it.each([
  ['held', 0, 0, 0],
  ['let go', 0, 15_000, 0],
  ['captured', 15_000, 0, 15_000],
  ['captured in part', 10_000, 5_000, 10_000],
  ['captured, and all of it given back', 15_000, 15_000, 0],
])('what was %s', async (_what, amount_captured, amount_refunded, capturado) => {
  const latest_charge = { ...CHARGE, amount_captured, amount_refunded }
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ id: 'pi_1', status: 'succeeded', metadata: {}, latest_charge }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  vi.stubEnv('URL_CARTAO', `http://127.0.0.1:${address.port}`)
  expect((await lerIntencao('pi_1')).cobranca).toMatchObject({ autorizado: 15_000, capturado })
  server.close()
})
