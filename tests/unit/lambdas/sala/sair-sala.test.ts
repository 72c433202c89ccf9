import { beforeEach, describe, expect, it } from 'vitest'
import { sairSala, sinal } from '#domain/sala/contract.ts'
import type { Sala } from '#domain/sala/sala.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as sair } from '#lambdas/sala/sair-sala.lambda.ts'
import { handler as sinalizar } from '#lambdas/sala/sinal.lambda.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as salas from '#lambdas/store/salas.ts'
import { handler as desconectar } from '#lambdas/tempo-real/desconectar.lambda.ts'
import { ANA, HELENA, type Persona } from '#semente/personas.ts'
import { CONSULTA } from '../../../support/consulta.ts'
import { dizer } from '../../../support/tempo-real.ts'
import { chegar, comSala, emAndamento, maisTarde, situacao } from './cenario.ts'

let sockets: ReturnType<typeof comSala>['sockets']
let tabela: ReturnType<typeof comSala>['tabela']
let sala: Sala

beforeEach(() => {
  ;({ sockets, tabela } = comSala())
})

describe('sair-sala', () => {
  it('frees the place and tells the other one', async () => {
    sala = await emAndamento()
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

  it.each([
    [
      'a goodbye',
      () => dizer(sair, sairSala, { como: HELENA, conexao: 'da-helena', corpo: { consulta_id: CONSULTA } }),
    ],
    [
      'a closed socket',
      () => dizer(desconectar, tempoReal.desconectar, { como: HELENA, conexao: 'da-helena' }),
    ],
  ])('keeps when the doctor was last seen, by %s: their timer counts from it', async (_nome, partir) => {
    sala = await emAndamento()
    await chegar(HELENA, 'da-helena')
    const chegou = await consultas.find(CONSULTA)
    maisTarde(60_000)
    await chegar(HELENA, 'da-helena', { continuar: true })
    const visto = (await salas.lugar(sala, 'medico'))?.visto_em ?? ''
    await partir()
    const depois = await consultas.find(CONSULTA)
    expect((depois?.medico_visto_em ?? '') >= visto).toBe(true)
    expect((depois?.vence_em ?? '') > (chegou?.vence_em ?? '')).toBe(true)
    expect(await salas.lugar(sala, 'medico')).toBeUndefined()
  })

  describe('while the line of the other one is cut', () => {
    const desligar = (como: Persona, conexao: string) =>
      dizer(sair, sairSala, { como, conexao, corpo: { consulta_id: CONSULTA } })
    const fechar = (como: Persona, conexao: string, codigo: number) =>
      dizer(desconectar, tempoReal.desconectar, { como, conexao, fim: { codigo } })

    beforeEach(async () => {
      sala = await emAndamento()
      await chegar(ANA, 'da-ana')
      await chegar(HELENA, 'da-helena')
    })

    it.each([
      ['the doctor hung up', HELENA, 'da-helena', ANA, 'paciente', desligar],
      ['the patient hung up', ANA, 'da-ana', HELENA, 'medico', desligar],
      [
        'the doctor closed the page',
        HELENA,
        'da-helena',
        ANA,
        'paciente',
        (como: Persona, conexao: string) => fechar(como, conexao, 1001),
      ],
    ] as const)(
      'is told to them when they come back: %s',
      async (_nome, quem, conexao, outro, papel, partir) => {
        sockets.sumiram.add(outro === ANA ? 'da-ana' : 'da-helena')
        await partir(quem, conexao)
        sockets.ditas.length = 0
        await chegar(outro, 'de-volta')
        await dizer(sinalizar, sinal, {
          como: outro,
          conexao: 'de-volta',
          corpo: { consulta_id: CONSULTA, dados: 'ola' },
        })
        const saiu = { conexao: 'de-volta', mensagem: situacao(papel, 'dentro', false, { saiu: true }) }
        expect(sockets.ditas).toEqual([saiu, saiu])
      },
    )

    it('is no leaving when their own line broke too', async () => {
      await fechar(HELENA, 'da-helena', 1006)
      sockets.ditas.length = 0
      await chegar(ANA, 'de-volta')
      expect(sockets.ditas.at(-1)).toEqual({
        conexao: 'de-volta',
        mensagem: situacao('paciente', 'dentro', false),
      })
    })

    it('stays a leaving when the socket breaks after it, until they are there again', async () => {
      await desligar(HELENA, 'da-helena')
      await fechar(HELENA, 'da-helena', 1006)
      await chegar(ANA, 'de-volta')
      expect(sockets.ditas.at(-1)?.mensagem).toEqual(situacao('paciente', 'dentro', false, { saiu: true }))
      await chegar(HELENA, 'da-helena-2')
      await chegar(ANA, 'de-volta', { continuar: true })
      expect(sockets.ditas.at(-1)?.mensagem).toEqual(situacao('paciente', 'dentro', true))
      await fechar(HELENA, 'da-helena-2', 1006)
      expect(sockets.ditas.at(-1)?.mensagem).toEqual(situacao('paciente', 'dentro', false))
    })

    it('costs no more than the place itself', async () => {
      const antes = new Map(tabela.items)
      await desligar(ANA, 'da-ana')
      const mudados = [...tabela.items].filter(([chave, item]) => antes.get(chave) !== item)
      expect(mudados).toHaveLength(2)
      expect(new Set(mudados.map(([, { entidade }]) => entidade))).toEqual(
        new Set(['lugar_na_sala', 'ritmo']),
      )
    })
  })

  it('of an older tab does not free the place of the newer', async () => {
    sala = await emAndamento()
    await chegar(ANA, 'aba-1')
    await chegar(ANA, 'aba-2')
    await dizer(sair, sairSala, { como: ANA, conexao: 'aba-1', corpo: { consulta_id: CONSULTA } })
    expect((await salas.lugar(sala, 'paciente'))?.conexao_id).toBe('aba-2')
  })

  it.each([
    ['a page that was closed is a leaving', { codigo: 1001 }, { saiu: true }],
    ['a line that broke is not', { codigo: 1006 }, {}],
    ['nor is one that the page itself gave up to open another', { codigo: 1005 }, {}],
    ['nor is one that we closed', { codigo: 1000, motivo: 'Connection Closed Normally' }, {}],
    ['nor is one whose time was over', { codigo: 1001, motivo: 'Going away' }, {}],
    ['nor is one of which nothing is told', undefined, {}],
  ])(
    'happens by itself when the connection is gone, and the other one is told: %s',
    async (_nome, fim, extra) => {
      sala = await emAndamento()
      await chegar(ANA, 'da-ana')
      await chegar(HELENA, 'da-helena')
      sockets.ditas.length = 0
      await dizer(desconectar, tempoReal.desconectar, { como: ANA, conexao: 'da-ana', fim })
      expect(await salas.lugar(sala, 'paciente')).toBeUndefined()
      expect(sockets.ditas).toEqual([
        { conexao: 'da-helena', mensagem: situacao('medico', 'dentro', false, extra) },
      ])
    },
  )
})
