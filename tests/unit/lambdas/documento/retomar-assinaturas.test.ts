import { expect, it, vi } from 'vitest'
import { handler as retomar } from '#lambdas/documento/retomar-assinaturas.lambda.ts'
import { metrics } from '#lambdas/runtime/log.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { HELENA } from '#semente/personas.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { comAssinador, conectada } from './assinador.ts'
import { DOCUMENTO, guardar } from './cenario.ts'

vi.mock('#lambdas/documento/fontes.ts', async () => ({ FONTES: (await import('./cenario.ts')).FONTES }))

const assinador = comAssinador()
const { asked } = assinador
const assinaturas = () => asked.filter(({ path }) => path.endsWith('/signature'))

it('signs what is due once the provider is back; one question finds out that it is away', async () => {
  await conectada()
  const past = '2026-01-01T00:00:00.000Z'
  await guardar({ id: `${DOCUMENTO}-5`, codigo: 'c5', vence_em: past })
  await guardar({ id: `${DOCUMENTO}-6`, codigo: 'c6', vence_em: '2026-01-01T00:00:01.000Z' })
  assinador.psc.faults.add({ kind: 'status', status: 503, times: 1, path: /\/signature$/ })
  await retomar({}, CONTEXT)
  expect(assinaturas()).toHaveLength(1)
  expect(await documentos.find(`${DOCUMENTO}-5`)).toMatchObject({ status: 'created', tentativas: 1 })
  vi.setSystemTime(Date.now() + 120_000)
  try {
    await retomar({}, CONTEXT)
  } finally {
    vi.useRealTimers()
  }
  expect(await documentos.find(`${DOCUMENTO}-5`)).toMatchObject({ status: 'signed' })
  expect(await documentos.find(`${DOCUMENTO}-6`)).toMatchObject({ status: 'signed' })
})

it('leaves alone what is not due, and what is signed', async () => {
  await conectada()
  asked.length = 0
  await guardar({ vence_em: '2999-01-01T00:00:00.000Z' })
  await guardar({ id: `${DOCUMENTO}-9`, codigo: 'c9', status: 'signed', vence_em: undefined })
  await retomar({}, CONTEXT)
  expect(asked).toEqual([])
})

it('ends a session whose time is over, and keeps nothing of it that could sign', async () => {
  await conectada({ horas: 1 })
  vi.setSystemTime(Date.now() + 3_700_000)
  try {
    await retomar({}, CONTEXT)
  } finally {
    vi.useRealTimers()
  }
  const sessao = await sessoes.find(HELENA.usuario.id)
  expect(sessao?.status).toBe('encerrado')
  expect(sessao).not.toHaveProperty('token')
})

it('has the doctor without a session written to after an hour, each day for a week, and calls somebody', async () => {
  const HORA = 3_600_000
  const desde = Date.now()
  const em = (horas: number) => new Date(desde + horas * HORA).toISOString()
  await guardar({ created_at: em(0), vence_em: em(0) })
  const medido = vi.spyOn(metrics, 'addMetric')
  const lembrado = async (horas: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: desde + horas * HORA })
    await retomar({}, CONTEXT)
    return (await documentos.find(DOCUMENTO))?.lembrado_em
  }
  const chamados = () => medido.mock.calls.filter(([nome]) => nome === 'DocumentoSemAssinatura').length
  try {
    expect(await lembrado(0.5)).toBeUndefined()
    expect(await lembrado(1.5)).toBe(em(1.5))
    expect(await lembrado(23)).toBe(em(1.5))
    expect(chamados()).toBe(0)
    expect(await lembrado(26)).toBe(em(26))
    expect(chamados()).toBe(1)
    expect(await lembrado(51)).toBe(em(51))
    expect(chamados()).toBe(2)
    // Nobody is called any more for one whose doctor does not come back: it would silence the next.
    expect(await lembrado(24 * 7)).toBe(em(51))
    expect(chamados()).toBe(2)
  } finally {
    vi.useRealTimers()
    medido.mockRestore()
  }
})
