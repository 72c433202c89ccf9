import { beforeEach, expect, it } from 'vitest'
import { descartarFalhas } from '#domain/admin/contract-atos.ts'
import { handler } from '#lambdas/admin/descartar-falhas.lambda.ts'
import * as atos from '#lambdas/store/atos.ts'
import { ANA, LUCIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { filasFalsas } from './filas-falsas.ts'

const motivo = 'Os toques são de ontem: já passaram.'
const descartar = (consumidor: string, como = LUCIA) =>
  invoke(handler, descartarFalhas, { como, entrada: { consumidor, motivo } })
const feitos = () => atos.doMes(new Date().toISOString().slice(0, 7))

beforeEach(() => {
  tabelaViva(itemsOf(ANA, LUCIA))
})

it.each(['tocar', 'difundir'])(
  'empties the queue of %s, and keeps who did it and why',
  async (consumidor) => {
    const esvaziadas = filasFalsas({ [consumidor]: ['{}', '{}'] })
    expect(await descartar(consumidor)).toMatchObject({ status: 200, body: { mensagens: 2 } })
    expect(esvaziadas).toEqual([`https://sqs/acolhe-local-falhas-${consumidor}`])
    expect(await feitos()).toMatchObject([
      { ator_id: LUCIA.usuario.id, acao: 'falhas_descartar', objeto: `falhas:${consumidor}`, motivo },
    ])
  },
)

it('asked again while SQS is still emptying it, is done', async () => {
  filasFalsas({ tocar: ['{}'] })
  await descartar('tocar')
  expect(await descartar('tocar')).toMatchObject({ status: 200 })
})

it('asks nothing of an empty queue', async () => {
  const esvaziadas = filasFalsas()
  expect(await descartar('tocar')).toMatchObject({ status: 200, body: { mensagens: 0 } })
  expect(esvaziadas).toEqual([])
})

it('refuses a consumer that does not exist, a missing reason, and who is no admin', async () => {
  filasFalsas({ tocar: ['{}'] })
  expect(await descartar('ninguem')).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
  expect(
    await invoke(handler, descartarFalhas, {
      como: LUCIA,
      entrada: { consumidor: 'tocar', motivo: 'curto' },
    }),
  ).toMatchObject({ status: 400, body: { campos: [{ campo: 'motivo' }] } })
  expect(await descartar('tocar', ANA)).toMatchObject({ status: 403 })
  expect(await feitos()).toEqual([])
})
