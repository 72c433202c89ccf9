import { beforeEach, expect, it } from 'vitest'
import { analyticsBasic } from '#domain/admin/contract.ts'
import { handler } from '#lambdas/admin/analytics-basic.lambda.ts'
import * as medidas from '#lambdas/admin/store/medidas.ts'
import { ANA, HELENA, IGOR, LUCIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { metricasFalsas } from './metricas-falsas.ts'

const dias = (n: number) => new Date(Date.now() - n * 86_400_000)
const analisar = (entrada: object = { days: 7 }, como = LUCIA) =>
  invoke(handler, analyticsBasic, { como, entrada: { ...entrada } })

beforeEach(() => {
  tabelaViva(itemsOf(ANA, LUCIA))
  metricasFalsas({})
})

it('computes the three groups from the metrics of the window', async () => {
  metricasFalsas({
    'TriagensFeitas resultado=elegivel': [
      [dias(1), 30],
      [dias(6), 30],
      [dias(8), 500],
    ],
    'TriagensFeitas resultado=presencial': [[dias(2), 15]],
    'TriagensFeitas resultado=emergencia': [[dias(3), 5]],
    ConsultasSolicitadas: [[dias(1), 50]],
    ConsultasNaFila: [[dias(1), 40]],
    ConsultasAceitas: [[dias(1), 38]],
    EsperaAteAceite: [[dias(1), 38 * 90]],
    'ConsultasPorEstado estado=finished': [[dias(1), 36]],
    'PagamentosPorEstado estado=capturado': [[dias(1), 35]],
    'TriagensAvaliadas veredito=confirmada confianca=acima_de_80': [[dias(1), 8]],
    'TriagensAvaliadas veredito=confirmada confianca=ate_65': [[dias(2), 1]],
    'TriagensAvaliadas veredito=perdida confianca=ate_65': [
      [dias(2), 1],
      [dias(8), 90],
    ],
    'TriagensAvaliadas veredito=subestimada confianca=ate_80': [[dias(3), 2]],
    'TriagensAvaliadas veredito=superestimada confianca=acima_de_80': [[dias(4), 4]],
  })
  await medidas.medicoAtivo(HELENA.usuario.id, dias(1).toISOString())
  await medidas.medicoAtivo(IGOR.usuario.id, dias(3).toISOString())
  await medidas.medicoAtivo('antigo', dias(9).toISOString())
  const { status, body } = await analisar()
  expect(status).toBe(200)
  expect(body).toEqual({
    triage_funnel: {
      total_triages: 80,
      approved_for_tele: 60,
      consultation_requests: 50,
      conversion_rate: 62.5,
    },
    consultation_sla: { avg_acceptance_time: 1.5, acceptance_rate: 95 },
    doctor_ltv: { active_doctors: 2, avg_consultations_per_doctor: 18, avg_revenue_per_doctor: 1750 },
    triage_review: {
      reviewed: 16,
      confirmed: 9,
      overridden: 7,
      override_rate: 43.8,
      missed: 1,
      underestimated: 2,
      overestimated: 4,
      by_confidence: [
        { band: 'ate_65', reviewed: 2, confirmed: 1, confirmed_rate: 50 },
        { band: 'ate_80', reviewed: 2, confirmed: 0, confirmed_rate: 0 },
        { band: 'acima_de_80', reviewed: 12, confirmed: 8, confirmed_rate: 66.7 },
      ],
    },
  })
})

it('is all zeros where nothing happened yet', async () => {
  expect((await analisar()).body).toEqual({
    triage_funnel: { total_triages: 0, approved_for_tele: 0, consultation_requests: 0, conversion_rate: 0 },
    consultation_sla: { avg_acceptance_time: 0, acceptance_rate: 0 },
    doctor_ltv: { active_doctors: 0, avg_consultations_per_doctor: 0, avg_revenue_per_doctor: 0 },
    triage_review: {
      reviewed: 0,
      confirmed: 0,
      overridden: 0,
      override_rate: 0,
      missed: 0,
      underestimated: 0,
      overestimated: 0,
      by_confidence: [
        { band: 'ate_65', reviewed: 0, confirmed: 0, confirmed_rate: 0 },
        { band: 'ate_80', reviewed: 0, confirmed: 0, confirmed_rate: 0 },
        { band: 'acima_de_80', reviewed: 0, confirmed: 0, confirmed_rate: 0 },
      ],
    },
  })
})

it('refuses a window that is not kept, and who is no admin', async () => {
  expect(await analisar({ days: 90 })).toMatchObject({ status: 400, body: { codigo: 'campos_invalidos' } })
  expect(await analisar({ days: 7 }, ANA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
})
