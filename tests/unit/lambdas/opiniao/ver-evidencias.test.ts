import { beforeEach, expect, it } from 'vitest'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { verEvidencias } from '#domain/opiniao/contract.ts'
import * as evidencias from '#lambdas/opiniao/store/evidencias.ts'
import { handler as ver } from '#lambdas/opiniao/ver-evidencias.lambda.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

beforeEach(() => {
  tabelaViva([])
  segredosVivos()
})

it('tells anybody what was last proved, and nothing before that', async () => {
  expect(await invoke(ver, verEvidencias)).toMatchObject({ status: 200, body: { evidencias: [] } })
  const provada = { alegacao: 'nota', n: 120, de: '2026-08-28', ate: '2026-11-25' } as const
  await evidencias.guardar('2026-11-26', [provada])
  expect((await invoke(ver, verEvidencias)).body).toEqual({ evidencias: [provada] })
})

it('is asked so often from one address, and no more', async () => {
  for (let i = 0; i < LIMITES_DO_SERVIDOR.evidencias_ip.maxAttempts; i++) await invoke(ver, verEvidencias)
  expect((await invoke(ver, verEvidencias)).status).toBe(429)
})
