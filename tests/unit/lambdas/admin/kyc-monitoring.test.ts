import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { kycMonitoring } from '#domain/admin/contract.ts'
import { KYC_ETAPAS } from '#domain/kyc/machine.ts'
import { handler } from '#lambdas/admin/kyc-monitoring.lambda.ts'
import { ANA, LUCIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { metricasFalsas } from './metricas-falsas.ts'

// 10:30 in São Paulo, where the day began at 03:00 UTC.
const AGORA = new Date('2026-11-20T13:30:00.000Z')
const as = (hora: string) => new Date(`2026-11-20T${hora}:00.000Z`)

beforeEach(() => {
  vi.useFakeTimers({ now: AGORA, toFake: ['Date'] })
  tabelaViva(itemsOf(ANA, LUCIA))
  metricasFalsas({
    'KycCorridas resultado=iniciada': [
      [as('02:59'), 100],
      [as('03:00'), 1],
      [as('12:10'), 6],
      [as('13:20'), 3],
    ],
    'KycCorridas resultado=approved': [[as('12:10'), 5]],
    'KycCorridas resultado=rejected': [[as('12:10'), 1]],
  })
})
afterEach(() => vi.useRealTimers())

const HOJE = { total_attempts: 10, approved: 5, rejected: 1, pending: 4, success_rate: 83.3 }

it('tells of the runs that began today in São Paulo', async () => {
  const { status, body } = await invoke(handler, kycMonitoring, { como: LUCIA })
  expect({ status, body }).toEqual({ status: 200, body: { today: HOJE } })
})

it('and by the hour, when asked', async () => {
  const { body } = await invoke(handler, kycMonitoring, { como: LUCIA, entrada: { include_hourly: true } })
  const nada = { total_attempts: 0, approved: 0, rejected: 0 }
  expect(body).toEqual({
    today: HOJE,
    hourly: [
      { hour: 0, ...nada, total_attempts: 1 },
      ...Array.from({ length: 8 }, (_, i) => ({ hour: i + 1, ...nada })),
      { hour: 9, total_attempts: 6, approved: 5, rejected: 1 },
      { hour: 10, ...nada, total_attempts: 3 },
    ],
  })
})

it('and by the stage: tries, pass rate, time, how the scores lie', async () => {
  metricasFalsas({
    'KycEtapas etapa=liveness veredito=aprovado': [
      [as('03:30'), 5],
      [as('12:10'), 4],
    ],
    'KycEtapas etapa=liveness veredito=reprovado': [[as('12:10'), 1]],
    'KycEtapas etapa=liveness veredito=em_analise': [[as('12:10'), 2]],
    'KycTempo etapa=liveness': [[as('12:10'), 4200]],
    'KycNotas etapa=liveness faixa=95_100': [[as('12:10'), 9]],
    'KycNotas etapa=liveness faixa=80_84': [[as('12:10'), 3]],
  })
  const { body } = await invoke(handler, kycMonitoring, { como: LUCIA, entrada: { include_stages: true } })
  const { stages = [] } = body as { stages?: { stage: string }[] }
  expect(stages.map(({ stage }) => stage)).toEqual([...KYC_ETAPAS])
  expect(stages[2]).toEqual({
    stage: 'liveness',
    attempts: 12,
    approved: 9,
    rejected: 1,
    in_review: 2,
    pass_rate: 90,
    // The counted samples answer the same points here: one stands for the other.
    avg_ms: 1,
    scores: [
      { band: '0_49', count: 0 },
      { band: '50_69', count: 0 },
      { band: '70_74', count: 0 },
      { band: '75_79', count: 0 },
      { band: '80_84', count: 3 },
      { band: '85_94', count: 0 },
      { band: '95_100', count: 9 },
    ],
  })
  expect(stages[0]).toMatchObject({ attempts: 0, pass_rate: 0, avg_ms: 0 })
})

it('is nothing for whoever is no admin', async () => {
  const { status, body } = await invoke(handler, kycMonitoring, { como: ANA })
  expect(status).toBe(403)
  expect(body).toMatchObject({ codigo: 'sem_permissao' })
})
