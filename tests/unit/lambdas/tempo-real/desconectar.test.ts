import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as conectar } from '#lambdas/tempo-real/conectar.lambda.ts'
import { handler as desconectar } from '#lambdas/tempo-real/desconectar.lambda.ts'
import { ANA, CARLA, HELENA } from '#semente/personas.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { dizer } from '../../../support/tempo-real.ts'

const AGORA = new Date('2026-11-20T10:00:00.000Z')

let tabela: ReturnType<typeof tabelaViva>
beforeEach(() => {
  vi.useFakeTimers({ now: AGORA, toFake: ['Date'] })
  tabela = tabelaViva(itemsOf(ANA, CARLA, HELENA))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('$disconnect', () => {
  it('forgets that connection and nothing else', async () => {
    await dizer(conectar, tempoReal.conectar, { como: ANA, conexao: 'c1=' })
    await dizer(conectar, tempoReal.conectar, { como: ANA, conexao: 'c2=' })
    expect(await dizer(desconectar, tempoReal.desconectar, { como: ANA, conexao: 'c1=' })).toEqual({
      statusCode: 200,
    })
    expect(tabela.of('conexao').map(({ id }) => id)).toEqual(['c2='])
  })
})
