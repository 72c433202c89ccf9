import { beforeEach, describe, expect, it } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { entrarSala, sairSala } from '#domain/sala/contract.ts'
import { type Sala, salaDe } from '#domain/sala/sala.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as entrar } from '#lambdas/sala/entrar-sala.ts'
import { handler as sair } from '#lambdas/sala/sair-sala.ts'
import * as salas from '#lambdas/store/salas.ts'
import { handler as desconectar } from '#lambdas/tempo-real/desconectar.ts'
import { ANA, BRUNO, HELENA, IGOR, LUCIA, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar, emSala } from '../../../support/consulta.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { dizer, socketsVivos } from '../../../support/tempo-real.ts'

let sockets: ReturnType<typeof socketsVivos>

beforeEach(() => {
  tabelaViva(itemsOf(ANA, BRUNO, HELENA, IGOR, LUCIA))
  sockets = socketsVivos()
})

let sala: Sala

async function emAndamento(dados: Partial<Consulta> = {}) {
  const consulta = await consultar({ ...emSala(HELENA), ...dados })
  sala = salaDe({ ...consulta, status: 'in_progress' }) as Sala
}

const chegar = (como: Persona, conexao: string, corpo: object = {}) =>
  dizer(entrar, entrarSala, { como, conexao, corpo: { consulta_id: CONSULTA, ...corpo } })

const situacao = (papel: string, qual: string, outro: boolean, extra: object = {}) => ({
  canal: `consulta:${CONSULTA}`,
  evento: 'sala.status',
  dados: { consulta_id: CONSULTA, papel, situacao: qual, outro, ...extra },
})

describe('sair-sala', () => {
  it('frees the place and tells the other one', async () => {
    await emAndamento()
    await chegar(ANA, 'da-ana')
    await chegar(HELENA, 'da-helena')
    sockets.ditas.length = 0
    await dizer(sair, sairSala, { como: ANA, conexao: 'da-ana', corpo: { consulta_id: CONSULTA } })
    expect(sockets.ditas).toEqual([
      { conexao: 'da-helena', mensagem: situacao('medico', 'dentro', false, { saiu: true }) },
      { conexao: 'da-ana', mensagem: situacao('paciente', 'fora', true) },
    ])
    expect(await salas.lugar(sala, 'paciente')).toBeUndefined()
  })

  it('of an older tab does not free the place of the newer', async () => {
    await emAndamento()
    await chegar(ANA, 'aba-1')
    await chegar(ANA, 'aba-2')
    await dizer(sair, sairSala, { como: ANA, conexao: 'aba-1', corpo: { consulta_id: CONSULTA } })
    expect((await salas.lugar(sala, 'paciente'))?.conexao_id).toBe('aba-2')
  })

  it('happens by itself when the connection is gone: the other one is told, not that somebody hung up', async () => {
    await emAndamento()
    await chegar(ANA, 'da-ana')
    await chegar(HELENA, 'da-helena')
    sockets.ditas.length = 0
    await dizer(desconectar, tempoReal.desconectar, { como: ANA, conexao: 'da-ana' })
    expect(await salas.lugar(sala, 'paciente')).toBeUndefined()
    expect(sockets.ditas).toEqual([{ conexao: 'da-helena', mensagem: situacao('medico', 'dentro', false) }])
  })
})
