import { beforeEach, describe, expect, it } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { entrarSala, sairSala, sinal } from '#domain/sala/contract.ts'
import { type Sala, salaDe } from '#domain/sala/sala.ts'
import { MAIOR_SINAL } from '#domain/sala/sinal.ts'
import { handler as entrar } from '#lambdas/sala/entrar-sala.lambda.ts'
import { handler as sair } from '#lambdas/sala/sair-sala.lambda.ts'
import { handler as sinalizar } from '#lambdas/sala/sinal.lambda.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as salas from '#lambdas/store/salas.ts'
import { ANA, BRUNO, HELENA, IGOR, LUCIA, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar, emSala, passarPara } from '../../../support/consulta.ts'
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

const mandar = (como: Persona, conexao: string, dados = 'oferta') =>
  dizer(sinalizar, sinal, { como, conexao, corpo: { consulta_id: CONSULTA, dados } })

const situacao = (papel: string, qual: string, outro: boolean) => ({
  canal: `consulta:${CONSULTA}`,
  evento: 'sala.status',
  dados: { consulta_id: CONSULTA, papel, situacao: qual, outro },
})

const erro = (acao: string, codigo: string) => ({
  evento: 'erro',
  dados: expect.objectContaining({ acao, codigo }) as unknown,
})

describe('sinal', () => {
  beforeEach(async () => {
    await emAndamento()
    await chegar(ANA, 'da-ana')
    await chegar(HELENA, 'da-helena')
    sockets.ditas.length = 0
  })

  it('reaches the other participant, unread, and nobody else', async () => {
    expect(await mandar(ANA, 'da-ana', '{"tipo":"ola"}')).toEqual({ statusCode: 200 })
    expect(sockets.ditas).toEqual([
      {
        conexao: 'da-helena',
        mensagem: {
          canal: `consulta:${CONSULTA}`,
          evento: 'sinal',
          dados: { consulta_id: CONSULTA, dados: '{"tipo":"ola"}' },
        },
      },
    ])
  })

  it('of the one who was there first is what proves that the two have met', async () => {
    const juntos = async () => (await consultas.find(CONSULTA))?.ambos_conectados_em
    await mandar(HELENA, 'da-helena')
    expect(await juntos()).toBeUndefined()
    await mandar(ANA, 'da-ana')
    expect(await juntos()).toBeDefined()
  })

  it('does not reach the place of a doctor who gave the consultation back', async () => {
    await passarPara(IGOR)
    await chegar(ANA, 'da-ana', { continuar: true })
    sockets.ditas.length = 0
    await mandar(ANA, 'da-ana', 'oferta')
    expect(sockets.ditas).toEqual([{ conexao: 'da-ana', mensagem: situacao('paciente', 'dentro', false) }])
  })

  it('of an older tab is not relayed', async () => {
    await chegar(ANA, 'aba-nova')
    sockets.ditas.length = 0
    await mandar(ANA, 'da-ana')
    expect(sockets.ditas).toEqual([{ conexao: 'da-ana', mensagem: situacao('paciente', 'assumida', false) }])
  })

  it('to somebody who is gone is answered, and their place is empty', async () => {
    sockets.sumiram.add('da-helena')
    await mandar(ANA, 'da-ana')
    expect(sockets.ditas).toEqual([{ conexao: 'da-ana', mensagem: situacao('paciente', 'dentro', false) }])
    expect(await salas.lugar(sala, 'medico')).toBeUndefined()
  })

  it('needs a place in the room, and is refused to anybody else', async () => {
    await dizer(sair, sairSala, { como: ANA, conexao: 'da-ana', corpo: { consulta_id: CONSULTA } })
    sockets.ditas.length = 0
    await mandar(ANA, 'da-ana')
    await mandar(IGOR, 'do-igor')
    expect(sockets.ditas).toEqual([
      { conexao: 'da-ana', mensagem: erro('sinal', 'transicao_invalida') },
      { conexao: 'do-igor', mensagem: erro('sinal', 'nao_encontrado') },
    ])
  })

  it('is refused when it is too large or empty', async () => {
    await mandar(ANA, 'da-ana', 'x'.repeat(MAIOR_SINAL + 1))
    await mandar(ANA, 'da-ana', '')
    expect(sockets.ditas).toEqual([
      { conexao: 'da-ana', mensagem: erro('sinal', 'campos_invalidos') },
      { conexao: 'da-ana', mensagem: erro('sinal', 'campos_invalidos') },
    ])
  })
})
