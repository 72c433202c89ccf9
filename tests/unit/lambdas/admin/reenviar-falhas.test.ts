import { beforeEach, expect, it } from 'vitest'
import { reenviarFalhas } from '#domain/admin/contract-atos.ts'
import { handler } from '#lambdas/admin/reenviar-falhas.lambda.ts'
import * as atos from '#lambdas/store/atos.ts'
import { ANA, LUCIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { filasFalsas } from './filas-falsas.ts'

const motivo = 'O provedor de e-mail voltou.'
const reenviar = (consumidor: string, como = LUCIA) =>
  invoke(handler, reenviarFalhas, { como, entrada: { consumidor, motivo } })
const feitos = () => atos.doMes(new Date().toISOString().slice(0, 7))

beforeEach(() => {
  tabelaViva(itemsOf(ANA, LUCIA))
})

it('sends what rests back to its queue, and keeps who did it and why', async () => {
  const movidas = filasFalsas({ avisar: ['{}', '{}'] })
  expect(await reenviar('avisar')).toMatchObject({ status: 200, body: { mensagens: 2 } })
  expect(movidas).toEqual(['arn:aws:sqs:sa-east-1:000000000000:acolhe-local-falhas-avisar'])
  expect(await feitos()).toEqual([
    {
      id: expect.any(String) as string,
      em: expect.any(String) as string,
      ator_id: LUCIA.usuario.id,
      acao: 'falhas_reenviar',
      objeto: 'falhas:avisar',
      motivo,
    },
  ])
})

it('moves nothing out of an empty queue', async () => {
  const movidas = filasFalsas()
  expect(await reenviar('avisar')).toMatchObject({ status: 200, body: { mensagens: 0 } })
  expect(movidas).toEqual([])
})

it('refuses a consumer that does not exist, one of the stream, a missing reason, and who is no admin', async () => {
  filasFalsas({ difundir: ['{}'] })
  expect(await reenviar('ninguem')).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
  expect(await reenviar('difundir')).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
  expect(
    await invoke(handler, reenviarFalhas, {
      como: LUCIA,
      entrada: { consumidor: 'avisar', motivo: 'curto' },
    }),
  ).toMatchObject({ status: 400, body: { campos: [{ campo: 'motivo' }] } })
  expect(await reenviar('avisar', ANA)).toMatchObject({ status: 403 })
  expect(await feitos()).toEqual([])
})
