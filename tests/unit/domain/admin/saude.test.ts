import { describe, expect, it } from 'vitest'
import { LIMIARES, pelo, periodo } from '#domain/admin/limiares.ts'
import { inicioDoDia } from '#domain/admin/numeros.ts'
import { geral, noMonitoramento, noPainel, SERVICOS, type Sonda } from '#domain/admin/saude.ts'

const EM = '2026-11-20T10:00:00.000Z'
const sonda = (servico: Sonda['servico'], status: Sonda['status'] = 'healthy'): Sonda => ({
  servico,
  status,
  valor: `valor de ${servico}`,
  detalhes: 'Detalhe.',
  latencia: 10,
})
const todas = (ruins: Partial<Record<Sonda['servico'], Sonda['status']>> = {}) =>
  SERVICOS.map((servico) => sonda(servico, ruins[servico]))

describe('the overall status', () => {
  it.each([
    [{}, 'healthy'],
    [{ realtime: 'warning' }, 'degraded'],
    [{ realtime: 'error' }, 'degraded'],
    [{ storage: 'error' }, 'degraded'],
    [{ database: 'warning' }, 'degraded'],
    [{ database: 'error' }, 'unhealthy'],
    [{ edge_functions: 'error' }, 'unhealthy'],
  ] as const)('of %j is %s', (ruins, esperado) => {
    expect(geral(todas(ruins))).toBe(esperado)
  })
})

it('a card is as bad as the worst of what it stands for', () => {
  const painel = noPainel(todas({ storage: 'error', workflows: 'warning' }), EM)
  expect(painel.database).toEqual({
    status: 'error',
    value: 'valor de database · valor de storage',
    details: 'Detalhe. Detalhe.',
    latency: 10,
  })
  expect(painel.edge_functions.status).toBe('warning')
  expect(painel.realtime.status).toBe('healthy')
})

it('a service of the monitoring form says what was found and when', () => {
  const { services, lastUpdate } = noMonitoramento([sonda('cron_jobs', 'warning')], EM)
  expect(lastUpdate).toBe(EM)
  expect(services).toEqual([
    {
      service: 'cron_jobs',
      status: 'degraded',
      lastCheck: EM,
      latency: 10,
      details: 'valor de cron_jobs. Detalhe.',
    },
  ])
})

it('a threshold is reached, not passed', () => {
  expect([0.009, 0.01, 0.049, 0.05].map((valor) => pelo(LIMIARES.falhas, valor))).toEqual([
    'healthy',
    'warning',
    'warning',
    'error',
  ])
})

it('reads a schedule’s period', () => {
  expect([periodo('rate(1 minute)'), periodo('rate(5 minutes)'), periodo('rate(1 day)')]).toEqual([
    60_000, 300_000, 86_400_000,
  ])
  expect(() => periodo('cron(0 12 * * ? *)')).toThrow('Unknown schedule')
})

it('the day begins in São Paulo, not in Greenwich', () => {
  expect(inicioDoDia(new Date('2026-11-20T02:59:59.000Z')).toISOString()).toBe('2026-11-19T03:00:00.000Z')
  expect(inicioDoDia(new Date('2026-11-20T03:00:00.000Z')).toISOString()).toBe('2026-11-20T03:00:00.000Z')
})
