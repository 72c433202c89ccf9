import { beforeEach, expect, it } from 'vitest'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as mensagemDesconhecida } from '#lambdas/tempo-real/mensagem-desconhecida.lambda.ts'
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

it.each(['', 'not json', '{"acao":"voar"}', '{"__proto__":{}}', '[]'])('says so: %s', async (corpo) => {
  expect(await dizer(mensagemDesconhecida, tempoReal.mensagemDesconhecida, { como: ANA, corpo })).toEqual({
    statusCode: 403,
  })
  expect(sockets.ditas).toEqual([
    {
      conexao: CONEXAO,
      mensagem: {
        evento: 'erro',
        dados: {
          acao: '$default',
          codigo: 'corpo_invalido',
          title: 'Pedido inválido',
          detail: 'O corpo do pedido não pôde ser lido.',
        },
      },
    },
  ])
})
