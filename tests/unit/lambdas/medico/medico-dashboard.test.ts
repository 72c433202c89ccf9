import { beforeEach, expect, it } from 'vitest'
import { medicoDashboard } from '#domain/medico/contract.ts'
import { handler } from '#lambdas/medico/medico-dashboard.lambda.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { write } from '#lambdas/store/table.ts'
import { ANA, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

beforeEach(() => {
  tabelaViva(itemsOf(ANA, HELENA, IGOR))
})
const ler = (como: Persona) => invoke(handler, medicoDashboard, { como })
const minha = { assigned_to: HELENA.usuario.id, paciente_id: 'p' } as const
const NADA = { quantidade: 0, valor: 0 }
const repasse = { medico_id: HELENA.usuario.id } as const

it('counts the doctor’s stored consultations and reads the money from the ledger', async () => {
  await consultar({ id: 'c1', ...minha, status: 'finished' }, { ...repasse, status: 'repassado' })
  await consultar({ id: 'c2', ...minha, status: 'finished' }, { ...repasse, status: 'a_repassar' })
  await consultar(
    { id: 'c3', ...minha, status: 'finished', created_at: '2025-01-10T12:00:00.000Z' },
    { ...repasse, status: 'a_capturar' },
  )
  await consultar({ id: 'c4', ...minha, status: 'cancelled' }, { status: 'liberado' })
  await consultar({ id: 'c5', ...minha, status: 'in_progress' })
  await consultar({ id: 'alheia', assigned_to: IGOR.usuario.id, paciente_id: 'q', status: 'finished' })
  await consultar({ id: 'c6', ...minha, status: 'finished' }, { status: 'falhou' })
  await consultar({ id: 'c7', ...minha, status: 'finished' }, { status: 'liberado' })
  const em = new Date().toISOString()
  await write(
    pagamentos.lancamentoWrite(
      { consulta_id: 'c1', ...repasse },
      { id: 'repassado#tr_1', tipo: 'repassado', valor: 10_000, em },
    ),
    pagamentos.lancamentoWrite(
      { consulta_id: 'c1', ...repasse },
      { id: 'capturado#ch_1', tipo: 'capturado', valor: 15_000, em },
    ),
    pagamentos.lancamentoWrite(
      { consulta_id: 'alheia', medico_id: IGOR.usuario.id },
      { id: 'repassado#tr_2', tipo: 'repassado', valor: 10_000, em },
    ),
  )
  expect(await ler(HELENA)).toMatchObject({
    status: 200,
    body: {
      consultas_este_mes: 6,
      consultas_finalizadas: 5,
      taxa_de_aceite: 71,
      valor_estimado: 50_000,
      consultas_pendentes: 1,
      consultas_canceladas: 1,
      total_de_consultas: 7,
      repasses: {
        feitos: { quantidade: 1, valor: 10_000 },
        a_repassar: { quantidade: 1, valor: 10_000 },
        recusadas: { quantidade: 1, valor: 10_000 },
        nao_cobradas: { quantidade: 1, valor: 10_000 },
      },
    },
  })
})

it('a doctor without a consultation has zeros', async () => {
  expect((await ler(IGOR)).body).toEqual({
    consultas_este_mes: 0,
    consultas_finalizadas: 0,
    taxa_de_aceite: 0,
    valor_estimado: 0,
    consultas_pendentes: 0,
    consultas_canceladas: 0,
    total_de_consultas: 0,
    repasses: { feitos: NADA, a_repassar: NADA, recusadas: NADA, nao_cobradas: NADA },
  })
})

it('is a doctor’s', async () => {
  expect(await ler(ANA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
})
