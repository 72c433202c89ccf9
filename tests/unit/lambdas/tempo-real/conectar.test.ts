import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as conectar } from '#lambdas/tempo-real/conectar.ts'
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

describe('$connect', () => {
  it('remembers who is on the connection for two hours', async () => {
    expect(await dizer(conectar, tempoReal.conectar, { como: ANA, conexao: 'c1=' })).toEqual({
      statusCode: 200,
    })
    expect(tabela.of('conexao')).toEqual([
      {
        entidade: 'conexao',
        id: 'c1=',
        usuario_id: ANA.usuario.id,
        conectado_em: AGORA.toISOString(),
        gsi1pk: `CONEXOES#${ANA.usuario.id}`,
        gsi1sk: AGORA.toISOString(),
        ttl: AGORA.getTime() / 1000 + 7200,
      },
    ])
  })

  it('refuses a connection nobody vouched for', async () => {
    expect(await dizer(conectar, tempoReal.conectar)).toEqual({ statusCode: 403 })
    expect(tabela.of('conexao')).toEqual([])
  })
})
