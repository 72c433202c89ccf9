import { beforeEach, describe, expect, it } from 'vitest'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as cancelarCanal } from '#lambdas/tempo-real/cancelar-canal.lambda.ts'
import { handler as desconectar } from '#lambdas/tempo-real/desconectar.lambda.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { dizer } from '../../../support/tempo-real.ts'
import { comCanais, resposta } from './cenario.ts'

let tabela: Awaited<ReturnType<typeof comCanais>>['tabela']
let sockets: Awaited<ReturnType<typeof comCanais>>['sockets']
let assinar: Awaited<ReturnType<typeof comCanais>>['assinar']

beforeEach(async () => {
  ;({ tabela, sockets, assinar } = await comCanais())
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
