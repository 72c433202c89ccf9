import { beforeEach, describe, expect, it } from 'vitest'
import { verConsulta } from '#domain/consulta/contract.ts'
import { entrarSala } from '#domain/sala/contract.ts'
import { canalDe, canalDoDestino, destinoDe } from '#domain/tempo-real/canal.ts'
import { MAXIMO_DE_CANAIS } from '#domain/tempo-real/conexao.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { mensagemDeCanalSchema } from '#domain/tempo-real/mensagens.ts'
import { handler as ver } from '#lambdas/consulta/ver-consulta.lambda.ts'
import { handler as entrar } from '#lambdas/sala/entrar-sala.lambda.ts'
import { especialidadeKey, pagamentoKey, usuarioKey } from '#lambdas/store/keys.ts'
import { ALWAYS, remove, update, write } from '#lambdas/store/table.ts'
import { handler as assinarCanal } from '#lambdas/tempo-real/assinar-canal.lambda.ts'
import { ANA, BRUNO, CARLA, DIEGO, HELENA, IGOR, JULIA, LUCIA, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar, emSala, naFila } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { dizer } from '../../../support/tempo-real.ts'
import { comCanais, CONEXAO, resposta } from './cenario.ts'

let tabela: Awaited<ReturnType<typeof comCanais>>['tabela']
let sockets: Awaited<ReturnType<typeof comCanais>>['sockets']
let assinar: Awaited<ReturnType<typeof comCanais>>['assinar']

beforeEach(async () => {
  ;({ tabela, sockets, assinar } = await comCanais())
})

const inscricoes = () => tabela.of('inscricao').map(({ destino, usuario_id }) => ({ destino, usuario_id }))

describe('assinar', () => {
  it.each([ANA, BRUNO, CARLA, DIEGO, HELENA, JULIA, LUCIA])(
    'the own account: everybody with a profile (%#)',
    async (como) => {
      expect(await assinar(como, 'kyc-updates')).toEqual(resposta('kyc-updates', 'assinado'))
      expect(inscricoes()).toEqual([{ destino: `usuario:${como.usuario.id}`, usuario_id: como.usuario.id }])
    },
  )

  it.each([
    ['its patient', ANA, 'assinado'],
    ['its doctor', HELENA, 'assinado'],
    ['another doctor', IGOR, 'recusado'],
    ['another patient', BRUNO, 'recusado'],
    ['an admin', LUCIA, 'recusado'],
  ] as const)('a consultation: %s is %s', async (_quem, como, evento) => {
    await consultar({ status: 'assigned', assigned_to: HELENA.usuario.id })
    expect(await assinar(como, `consulta:${CONSULTA}`)).toMatchObject({
      conexao: CONEXAO,
      mensagem: { canal: `consulta:${CONSULTA}`, evento },
    })
    expect(inscricoes()).toHaveLength(evento === 'assinado' ? 1 : 0)
  })

  describe('a consultation says the version of what its participant reads', () => {
    const dita = async (como: Persona) => {
      const resposta = await assinar(como, `consulta:${CONSULTA}`)
      return mensagemDeCanalSchema.parse(resposta?.mensagem).dados['versao']
    }
    const lida = async (como: Persona) =>
      verConsulta.saida.parse((await invoke(ver, verConsulta, { como, entrada: { id: CONSULTA } })).body)
        .versao
    const pagar = (status: string) =>
      write(update(pagamentoKey(CONSULTA), { set: { status } }, { pk: { exists: true } }))

    it.each([
      ['its patient', ANA],
      ['its doctor', HELENA],
    ])('%s: the same as read until something of it is stored', async (_quem, como) => {
      await consultar(emSala(HELENA))
      const antes = await lida(como)
      expect(antes).toBeDefined()
      expect(await dita(como)).toBe(antes)
      // Nothing that was stored twice, late or for somebody else changes it.
      await naFila(IGOR)
      expect(await dita(como)).toBe(antes)
      await pagar('a_capturar')
      const depois = await dita(como)
      expect(depois).not.toBe(antes)
      expect(await lida(como)).toBe(depois)
    })

    it('its patient: another one while the doctor is in the room', async () => {
      await consultar(emSala(HELENA))
      const fora = await lida(ANA)
      await dizer(entrar, entrarSala, { como: HELENA, conexao: 'dela', corpo: { consulta_id: CONSULTA } })
      const dentro = await dita(ANA)
      expect(dentro).not.toBe(fora)
      expect(await lida(ANA)).toBe(dentro)
    })

    it('none while it waits: its place moves with the others', async () => {
      await consultar({ status: 'queued' })
      expect([await lida(ANA), await dita(ANA)]).toEqual([undefined, undefined])
    })
  })

  it('a consultation: not for its patient while not full, as for reading it', async () => {
    await consultar({ paciente_id: BRUNO.usuario.id })
    expect(await assinar(BRUNO, `consulta:${CONSULTA}`)).toEqual(resposta(`consulta:${CONSULTA}`, 'recusado'))
  })

  it('a missing consultation is answered like another person’s', async () => {
    expect(await assinar(ANA, `consulta:${CONSULTA}`)).toEqual(resposta(`consulta:${CONSULTA}`, 'recusado'))
  })

  it.each([
    ['verified in it', HELENA, 'fila:cardiologia', 'assinado'],
    ['verified in another', IGOR, 'fila:cardiologia', 'recusado'],
    ['not full', JULIA, 'fila:clinica_medica', 'recusado'],
    ['no doctor', ANA, 'fila:clinica_medica', 'recusado'],
  ] as const)('a queue: a person %s', async (_quem, como, canal, evento) => {
    expect(await assinar(como, canal)).toEqual(resposta(canal, evento))
  })

  it('a queue: not once the specialty is no longer verified', async () => {
    await write(
      update(especialidadeKey(HELENA.usuario.id, 'cardiologia'), { set: { verificado: false } }, ALWAYS),
    )
    expect(await assinar(HELENA, 'fila:cardiologia')).toEqual(resposta('fila:cardiologia', 'recusado'))
  })

  it.each(['usuario:x', 'consulta:', 'consulta:a b', 'fila:astrologia', 'fila:', 'kyc-updates '])(
    'no such channel: %s',
    async (canal) => {
      expect(await assinar(HELENA, canal)).toEqual(resposta(canal, 'recusado'))
    },
  )

  it.each([undefined, 5, '', 'x'.repeat(81), { $ne: null }])('says what is wrong with %s', async (canal) => {
    expect(await assinar(ANA, canal)).toEqual({
      conexao: CONEXAO,
      mensagem: {
        evento: 'erro',
        dados: {
          acao: 'assinar',
          codigo: 'campos_invalidos',
          title: 'Campos inválidos',
          detail: 'Corrija os campos destacados para continuar.',
        },
      },
    })
  })

  it('keeps nothing for a connection that closed meanwhile', async () => {
    await dizer(assinarCanal, tempoReal.assinarCanal, { como: ANA, corpo: { canal: 'kyc-updates' } })
    expect(sockets.ditas).toEqual([resposta('kyc-updates', 'recusado')])
    expect(inscricoes()).toEqual([])
  })

  it('is the same when repeated, and has a limit a connection', async () => {
    await assinar(HELENA, 'kyc-updates')
    for (let n = 1; n < MAXIMO_DE_CANAIS; n++) {
      await consultar({ id: `c${n}`, status: 'finished', assigned_to: HELENA.usuario.id })
      expect((await assinar(HELENA, `consulta:c${n}`))?.mensagem).toMatchObject({ evento: 'assinado' })
    }
    expect((await assinar(HELENA, 'consulta:c1'))?.mensagem).toMatchObject({ evento: 'assinado' })
    expect((await assinar(HELENA, 'fila:cardiologia'))?.mensagem).toMatchObject({ evento: 'recusado' })
    expect(inscricoes()).toHaveLength(MAXIMO_DE_CANAIS)
  })

  it('a profile that is gone may listen to nothing', async () => {
    await write(remove(usuarioKey(ANA.usuario.id), ALWAYS))
    expect(await assinar(ANA, 'kyc-updates')).toEqual(resposta('kyc-updates', 'recusado'))
  })
})

describe('names of channels and of where they lead', () => {
  it.each(['kyc-updates', `consulta:${CONSULTA}`, 'fila:clinica_medica'])('%s there and back', (nome) => {
    const canal = canalDe(nome)
    expect(canal && canalDoDestino(destinoDe(canal, ANA.usuario.id))).toBe(nome)
  })
})
