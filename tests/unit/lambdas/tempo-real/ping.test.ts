import { beforeEach, expect, it } from 'vitest'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as ping } from '#lambdas/tempo-real/ping.lambda.ts'
import { ANA, BRUNO, CARLA, DIEGO, HELENA, IGOR, JULIA, LUCIA } from '#semente/personas.ts'
import { cadastrarMedicos } from '../../../support/consulta.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { dizer, socketsVivos } from '../../../support/tempo-real.ts'

const CONEXAO = 'conexao-1='
let sockets: ReturnType<typeof socketsVivos>

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, BRUNO, CARLA, DIEGO, HELENA, IGOR, JULIA, LUCIA))
  sockets = socketsVivos()
  await cadastrarMedicos()
})

it('answers a ping', async () => {
  expect(await dizer(ping, tempoReal.ping, { como: ANA, corpo: {} })).toEqual({ statusCode: 200 })
  expect(sockets.ditas).toEqual([{ conexao: CONEXAO, mensagem: { evento: 'pong' } }])
})
