import { beforeEach, describe, expect, it } from 'vitest'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as assinarCanal } from '#lambdas/tempo-real/assinar-canal.lambda.ts'
import { handler as cancelarCanal } from '#lambdas/tempo-real/cancelar-canal.lambda.ts'
import { handler as conectar } from '#lambdas/tempo-real/conectar.lambda.ts'
import { handler as desconectar } from '#lambdas/tempo-real/desconectar.lambda.ts'
import { ANA, BRUNO, CARLA, DIEGO, HELENA, IGOR, JULIA, LUCIA, type Persona } from '#semente/personas.ts'
import { cadastrarMedicos } from '../../../support/consulta.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { dizer, socketsVivos } from '../../../support/tempo-real.ts'

const CONEXAO = 'conexao-1='
let tabela: ReturnType<typeof tabelaViva>
let sockets: ReturnType<typeof socketsVivos>

beforeEach(async () => {
  tabela = tabelaViva(itemsOf(ANA, BRUNO, CARLA, DIEGO, HELENA, IGOR, JULIA, LUCIA))
  sockets = socketsVivos()
  await cadastrarMedicos()
})

const assinar = async (como: Persona, canal: unknown, conexao = CONEXAO) => {
  await dizer(conectar, tempoReal.conectar, { como, conexao })
  await dizer(assinarCanal, tempoReal.assinarCanal, { como, conexao, corpo: { canal } })
  return sockets.ditas.at(-1)
}
const resposta = (canal: string, evento: string) => ({
  conexao: CONEXAO,
  mensagem: { canal, evento, dados: {} },
})
describe('cancelar', () => {
  it('ends this subscription of this connection only', async () => {
    await assinar(ANA, 'kyc-updates', 'outra=')
    await assinar(ANA, 'kyc-updates')
    await dizer(cancelarCanal, tempoReal.cancelarCanal, { como: ANA, corpo: { canal: 'kyc-updates' } })
    expect(sockets.ditas.at(-1)).toEqual(resposta('kyc-updates', 'cancelado'))
    expect(tabela.of('inscricao').map(({ conexao_id }) => conexao_id)).toEqual(['outra='])
  })

  it('$disconnect ends all of them', async () => {
    await assinar(HELENA, 'kyc-updates')
    await assinar(HELENA, 'fila:cardiologia')
    await assinar(HELENA, 'fila:cardiologia', 'outra=')
    await dizer(desconectar, tempoReal.desconectar, { como: HELENA })
    expect(tabela.of('inscricao').map(({ conexao_id }) => conexao_id)).toEqual(['outra='])
  })
})
