import { afterEach, beforeEach, expect, it } from 'vitest'
import { seriesDe } from '#domain/admin/metricas.ts'
import { handler } from '#lambdas/admin/medir-situacao.ts'
import * as agendas from '#lambdas/store/agendas.ts'
import * as medidas from '#lambdas/store/medidas.ts'
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

it('measures how everything stands, every specialty among it', async () => {
  await naFila(HELENA)
  await consultar({ queued_at: haPouco(90_000) }, { status: 'falhou', vence_em: haPouco(0) })
  await medidas.contar('e1', { dinheiro_retido: 15_000, conexoes_abertas: 3 }, new Date())
  await handler({}, CONTEXT)
  const clinica = { ...SERVICO, especialidade: 'clinica_medica' }
  expect(valores('FilaProfundidade')).toContainEqual([clinica, 1])
  expect(valores('MedicosOnline')).toContainEqual([clinica, 1])
  const [, idade] = valores('FilaIdade').find(([d]) => JSON.stringify(d) === JSON.stringify(clinica)) ?? []
  expect(Math.round(Number(idade))).toBe(90)
  expect(medido.de('EsperaMaxima').map(({ valor }) => Math.round(valor))).toEqual([90])
  expect(valores('FilaProfundidade').map(([d]) => d)).toEqual(seriesDe('FilaProfundidade'))
  expect(valores('DinheiroRetido')).toEqual([[SERVICO, 15_000]])
  expect(valores('ConexoesAbertas')).toEqual([[SERVICO, 3]])
  expect(valores('FalhasParadas')).toEqual([[SERVICO, 3]])
  expect(valores('PagamentosParados')).toEqual([
    [{ ...SERVICO, estado: 'falhou' }, 1],
    [{ ...SERVICO, estado: 'a_repassar' }, 0],
  ])
})

it('says of itself that it ran', async () => {
  expect(await agendas.ultimaRodada('medir-situacao')).toBeUndefined()
  await handler({}, CONTEXT)
  expect(Date.now() - Date.parse((await agendas.ultimaRodada('medir-situacao')) ?? '')).toBeLessThan(60_000)
})
