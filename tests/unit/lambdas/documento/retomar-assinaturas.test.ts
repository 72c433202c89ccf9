import { expect, it, vi } from 'vitest'
import { handler as retomar } from '#lambdas/documento/retomar-assinaturas.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { comAssinador } from './assinador.ts'
import { DOCUMENTO, guardar } from './cenario.ts'

vi.mock('#lambdas/documento/fontes.ts', async () => ({ FONTES: (await import('./cenario.ts')).FONTES }))

const assinador = comAssinador()
const { asked } = assinador

it('signs what is due once the provider is back, one probe while it is away', async () => {
  const past = '2026-01-01T00:00:00.000Z'
  await guardar({ id: `${DOCUMENTO}-5`, codigo: 'c5', vence_em: past })
  await guardar({ id: `${DOCUMENTO}-6`, codigo: 'c6', vence_em: '2026-01-01T00:00:01.000Z' })
  assinador.provider.faults.add({ kind: 'status', status: 503, times: 1, path: /^\/assinaturas$/ })
  await retomar({}, CONTEXT)
  expect(asked).toHaveLength(1)
  await retomar({}, CONTEXT)
  expect(await documentos.find(`${DOCUMENTO}-6`)).toMatchObject({ status: 'signed' })
  expect(await documentos.find(`${DOCUMENTO}-5`)).toMatchObject({ status: 'created', tentativas: 1 })
})

it('leaves alone what is not due, and what is signed', async () => {
  await guardar({ vence_em: '2999-01-01T00:00:00.000Z' })
  await guardar({ id: `${DOCUMENTO}-9`, codigo: 'c9', status: 'signed', vence_em: undefined })
  await retomar({}, CONTEXT)
  expect(asked).toEqual([])
})
