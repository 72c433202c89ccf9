import { beforeEach, describe, expect, it } from 'vitest'
import { sairSala, sinal } from '#domain/sala/contract.ts'
import type { Sala } from '#domain/sala/sala.ts'
import { MAIOR_SINAL } from '#domain/sala/sinal.ts'
import { handler as sair } from '#lambdas/sala/sair-sala.lambda.ts'
import { handler as sinalizar } from '#lambdas/sala/sinal.lambda.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as salas from '#lambdas/store/salas.ts'
import { ANA, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA, passarPara } from '../../../support/consulta.ts'
import { dizer } from '../../../support/tempo-real.ts'
import { chegar, comSala, emAndamento, maisTarde, situacao } from './cenario.ts'

let sockets: ReturnType<typeof comSala>['sockets']
let sala: Sala

beforeEach(() => {
  ;({ sockets } = comSala())
})

function mandar(como: Persona, conexao: string, dados = 'oferta') {
  maisTarde()
  return dizer(sinalizar, sinal, { como, conexao, corpo: { consulta_id: CONSULTA, dados } })
}

const erro = (acao: string, codigo: string) => ({
  evento: 'erro',
  dados: expect.objectContaining({ acao, codigo }) as unknown,
})

describe('sinal', () => {
  beforeEach(async () => {
    sala = await emAndamento()
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
