import { beforeEach, describe, expect, it } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { verIce } from '#domain/sala/contract.ts'
import { handler as ice } from '#lambdas/sala/ver-ice.ts'
import { ANA, BRUNO, HELENA, IGOR, LUCIA, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

beforeEach(() => {
  tabelaViva(itemsOf(ANA, BRUNO, HELENA, IGOR, LUCIA))
})

const emAndamento = (dados: Partial<Consulta> = {}) =>
  consultar({ status: 'in_progress', assigned_to: HELENA.usuario.id, started_at: haPouco(1000), ...dados })

describe('GET /sala/{consulta_id}/ice', () => {
  const pedir = (como: Persona) => invoke(ice, verIce, { como, entrada: { consulta_id: CONSULTA } })

  it('has no servers where both are on one machine', async () => {
    await emAndamento()
    expect(await pedir(ANA)).toMatchObject({ status: 200, body: { ice_servers: [] } })
    expect(await pedir(HELENA)).toMatchObject({ status: 200, body: { ice_servers: [] } })
  })

  it('says so where they are not, and none is configured', async () => {
    await emAndamento()
    process.env['ESTAGIO'] = 'prod'
    try {
      expect(await pedir(ANA)).toMatchObject({
        status: 503,
        body: {
          codigo: 'provedor_indisponivel',
          detail: 'A chamada de vídeo ainda não está configurada neste ambiente. Avise o suporte.',
        },
      })
    } finally {
      process.env['ESTAGIO'] = 'local'
    }
  })

  it("answers another's consultation as a missing one, and an ended one as closed", async () => {
    await emAndamento()
    expect(await pedir(IGOR)).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
  })
})
