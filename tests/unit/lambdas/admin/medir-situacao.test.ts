import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { handler } from '#lambdas/admin/medir-situacao.lambda.ts'
import { logger } from '#lambdas/runtime/log.ts'
import * as agendas from '#lambdas/store/agendas.ts'
import * as medidas from '#lambdas/admin/store/medidas.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { cadastrarMedicos, consultar, haPouco, naFila } from '../../../support/consulta.ts'
import { medicoes } from '../../../support/emf.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { filasFalsas } from './filas-falsas.ts'

let medido: ReturnType<typeof medicoes>
const valores = (nome: Parameters<typeof medido.de>[0]) =>
  medido.de(nome).map(({ valor, dimensoes }) => [dimensoes, valor])
const SERVICO = { service: 'acolhe' }

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, HELENA))
  filasFalsas({ avisar: ['{}', '{}'], medir: ['{}'] })
  await cadastrarMedicos()
  medido = medicoes()
})
afterEach(() => medido.fim())

it('measures how everything stands, and tells each specialty that has anybody', async () => {
  await naFila(HELENA)
  await consultar(
    { queued_at: haPouco(90_000), vence_em: haPouco(90_000 - 900_000) },
    { status: 'falhou', vence_em: haPouco(0) },
  )
  await medidas.contar('e1', { dinheiro_retido: 15_000, conexoes_abertas: 3 }, new Date())
  const info = vi.spyOn(logger, 'info')
  await handler({}, CONTEXT)
  expect(valores('FilaProfundidade')).toEqual([[SERVICO, 1]])
  expect(valores('MedicosOnline')).toEqual([[SERVICO, 1]])
  const ditas = info.mock.calls
    .filter(([mensagem]) => mensagem === 'Queue measured')
    .map(([, dados]) => dados)
  expect(ditas).toEqual([{ especialidade: 'clinica_medica', esperam: 1, espera_s: 90, medicos: 1 }])
  expect(medido.de('EsperaMaxima').map(({ valor }) => Math.round(valor))).toEqual([90])
  expect(valores('DinheiroRetido')).toEqual([[SERVICO, 15_000]])
  expect(valores('ConexoesAbertas')).toEqual([[SERVICO, 3]])
  expect(valores('FalhasParadas')).toEqual([[SERVICO, 3]])
  expect(valores('PagamentosParados')).toEqual([
    [{ ...SERVICO, estado: 'falhou' }, 1],
    [{ ...SERVICO, estado: 'a_repassar' }, 0],
  ])
})

it('counts the wait that calls somebody from the last entry: a return keeps its place and begins anew', async () => {
  const info = vi.spyOn(logger, 'info')
  await consultar({ queued_at: haPouco(17 * 60_000), vence_em: haPouco(-12 * 60_000) })
  await handler({}, CONTEXT)
  expect(medido.de('EsperaMaxima').map(({ valor }) => Math.round(valor))).toEqual([180])
  expect(info.mock.calls).toContainEqual(['Queue measured', expect.objectContaining({ espera_s: 1020 })])
})

it('says of itself that it ran', async () => {
  expect(await agendas.ultimaRodada('medir-situacao')).toBeUndefined()
  await handler({}, CONTEXT)
  expect(Date.now() - Date.parse((await agendas.ultimaRodada('medir-situacao')) ?? '')).toBeLessThan(60_000)
})
