import { beforeEach, describe, expect, it } from 'vitest'
import type { Sala } from '#domain/sala/sala.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { vencer } from '#lambdas/consulta/vencidas.ts'
import * as salas from '#lambdas/store/salas.ts'
import { ANA, BRUNO, HELENA, IGOR, LUCIA } from '#semente/personas.ts'
import { CONSULTA, emSala, haPouco, passarPara } from '../../../support/consulta.ts'
import { chegar, comSala, emAndamento, maisTarde, situacao } from './cenario.ts'

let sockets: ReturnType<typeof comSala>['sockets']
let tabela: ReturnType<typeof comSala>['tabela']
let sala: Sala

beforeEach(() => {
  ;({ sockets, tabela } = comSala())
})

const erro = (acao: string, codigo: string) => ({
  evento: 'erro',
  dados: expect.objectContaining({ acao, codigo }) as unknown,
})

describe('entrar-sala', () => {
  it('notes who came first, and the first time both were there', async () => {
    sala = await emAndamento()
    expect(await chegar(ANA, 'da-ana')).toEqual({ statusCode: 200 })
    const depoisDela = await consultas.find(CONSULTA)
    expect(depoisDela?.paciente_na_sala_em).toBeDefined()
    expect(depoisDela?.ambos_conectados_em).toBeUndefined()
    await chegar(HELENA, 'da-helena')
    const comOMedico = await consultas.find(CONSULTA)
    expect(comOMedico?.medico_na_sala_em).toBeDefined()
    expect(comOMedico?.medico_visto_em).toBe(comOMedico?.medico_na_sala_em)
    expect(comOMedico?.ambos_conectados_em).toBeUndefined()
    await chegar(ANA, 'da-ana', { continuar: true })
    const ambos = await consultas.find(CONSULTA)
    expect(ambos?.ambos_conectados_em).toBeDefined()
    expect(ambos?.paciente_na_sala_em).toBe(depoisDela?.paciente_na_sala_em)
    expect(sockets.ditas).toEqual([
      { conexao: 'da-ana', mensagem: situacao('paciente', 'dentro', false) },
      { conexao: 'da-helena', mensagem: situacao('medico', 'dentro', true) },
      { conexao: 'da-ana', mensagem: situacao('paciente', 'dentro', true) },
    ])
  })

  it.each([
    ['the doctor', HELENA],
    ['the patient', ANA],
  ] as const)(
    'writes with a heartbeat of %s their place alone, which stands in no index',
    async (_, quem) => {
      sala = await emAndamento()
      await chegar(ANA, 'da-ana')
      await chegar(HELENA, 'da-helena')
      await chegar(ANA, 'da-ana', { continuar: true })
      const antes = new Map(tabela.items)
      await chegar(quem, quem === ANA ? 'da-ana' : 'da-helena', { continuar: true })
      const mudados = [...tabela.items].filter(([chave, item]) => antes.get(chave) !== item)
      expect(new Set(mudados.map(([, { entidade }]) => entidade))).toEqual(
        new Set(['lugar_na_sala', 'ritmo']),
      )
      expect(mudados).toHaveLength(2)
      for (const [, item] of mudados)
        expect(Object.keys(item).filter((atributo) => atributo.startsWith('gsi'))).toEqual([])
    },
  )

  it('changes nothing of what was noted when somebody comes again', async () => {
    sala = await emAndamento()
    await chegar(ANA, 'da-ana')
    await chegar(HELENA, 'da-helena')
    await chegar(ANA, 'da-ana', { continuar: true })
    const antes = await consultas.find(CONSULTA)
    await chegar(ANA, 'da-ana-2')
    await chegar(ANA, 'da-ana-2', { continuar: true })
    const depois = await consultas.find(CONSULTA)
    expect(depois).toEqual(antes)
  })

  it('gives the place to the newest tab and tells the older one', async () => {
    sala = await emAndamento()
    await chegar(ANA, 'aba-1')
    await chegar(ANA, 'aba-2')
    expect(sockets.ditas.slice(1)).toEqual([
      { conexao: 'aba-1', mensagem: situacao('paciente', 'assumida', false) },
      { conexao: 'aba-2', mensagem: situacao('paciente', 'dentro', false) },
    ])
    await chegar(ANA, 'aba-1', { continuar: true })
    expect(sockets.ditas.at(-1)).toEqual({
      conexao: 'aba-1',
      mensagem: situacao('paciente', 'assumida', false),
    })
    expect((await salas.lugar(sala, 'paciente'))?.conexao_id).toBe('aba-2')
  })

  it('lets a page whose line broke come again, and no other page hear of it', async () => {
    sala = await emAndamento()
    await chegar(ANA, 'linha-1', { aba: 'notebook' })
    await chegar(ANA, 'linha-2', { aba: 'notebook', continuar: true })
    expect(sockets.ditas).toEqual([
      { conexao: 'linha-1', mensagem: situacao('paciente', 'dentro', false) },
      { conexao: 'linha-2', mensagem: situacao('paciente', 'dentro', false) },
    ])
    expect((await salas.lugar(sala, 'paciente'))?.conexao_id).toBe('linha-2')
  })

  it('does not give it the place that the person has taken on another device meanwhile, while they are there', async () => {
    sala = await emAndamento()
    await chegar(ANA, 'linha-1', { aba: 'notebook' })
    await chegar(ANA, 'do-telefone', { aba: 'telefone' })
    await chegar(ANA, 'linha-2', { aba: 'notebook', continuar: true })
    expect(sockets.ditas.slice(1)).toEqual([
      { conexao: 'linha-1', mensagem: situacao('paciente', 'assumida', false) },
      { conexao: 'do-telefone', mensagem: situacao('paciente', 'dentro', false) },
      { conexao: 'linha-2', mensagem: situacao('paciente', 'assumida', false) },
    ])
    expect((await salas.lugar(sala, 'paciente'))?.conexao_id).toBe('do-telefone')
    maisTarde(80_000)
    await chegar(ANA, 'linha-3', { aba: 'notebook', continuar: true })
    expect((await salas.lugar(sala, 'paciente'))?.conexao_id).toBe('linha-3')
  })

  it("keeps each beat of the doctor's in their place, and leaves the consultation as it is while time is left", async () => {
    sala = await emAndamento()
    await chegar(HELENA, 'da-helena')
    const antes = await consultas.find(CONSULTA)
    const chegou = await salas.lugar(sala, 'medico')
    await chegar(HELENA, 'da-helena', { continuar: true })
    expect(await consultas.find(CONSULTA)).toEqual(antes)
    expect((await salas.lugar(sala, 'medico'))?.visto_em.localeCompare(chegou?.visto_em ?? '')).toBe(1)
  })

  it("keeps the doctor's timer going before it runs out", async () => {
    sala = await emAndamento({ medico_na_sala_em: haPouco(60_000), medico_visto_em: haPouco(60_000) })
    await chegar(HELENA, 'da-helena', { continuar: true })
    const consulta = await consultas.find(CONSULTA)
    expect(Date.now() - Date.parse(consulta?.medico_visto_em ?? '')).toBeLessThan(5_000)
    expect(Date.parse(consulta?.vence_em ?? '') - Date.parse(consulta?.medico_visto_em ?? '')).toBe(
      2 * 60_000,
    )
  })

  it('gives the doctor half an hour instead of two minutes once they met, at whoever’s beat that is', async () => {
    sala = await emAndamento()
    await chegar(ANA, 'da-ana')
    await chegar(HELENA, 'da-helena')
    await chegar(ANA, 'da-ana', { continuar: true })
    const { vence_em = '', ambos_conectados_em = '' } = (await consultas.find(CONSULTA)) ?? {}
    expect(Date.parse(vence_em) - Date.parse(ambos_conectados_em)).toBe(30 * 60_000)
  })

  it('is too late for a doctor whose two minutes ran out, also with a beat that was on its way', async () => {
    sala = await emAndamento()
    await chegar(HELENA, 'da-helena')
    maisTarde(120_001)
    await vencer(CONSULTA, new Date())
    const voltou = await consultas.find(CONSULTA)
    expect(voltou).toMatchObject({ status: 'queued', medicos_excluidos: [HELENA.usuario.id] })
    await chegar(HELENA, 'da-helena', { continuar: true })
    await chegar(HELENA, 'da-helena-2')
    expect(sockets.ditas.slice(1).map(({ mensagem }) => mensagem)).toEqual([
      erro('entrar-sala', 'nao_encontrado'),
      erro('entrar-sala', 'nao_encontrado'),
    ])
    expect(await consultas.find(CONSULTA)).toEqual(voltou)
  })

  it('does not count somebody who has been silent as being there', async () => {
    sala = await emAndamento()
    await salas.entrar(sala, 'paciente', { conexao_id: 'velha' }, new Date(Date.now() - 80_000))
    await chegar(HELENA, 'da-helena')
    expect((await consultas.find(CONSULTA))?.ambos_conectados_em).toBeUndefined()
    expect(sockets.ditas).toEqual([{ conexao: 'da-helena', mensagem: situacao('medico', 'dentro', false) }])
  })

  it('does not count as met somebody who was there and says nothing more', async () => {
    sala = await emAndamento()
    await salas.entrar(sala, 'paciente', { conexao_id: 'sumida' }, new Date(Date.now() - 60_000))
    await chegar(HELENA, 'da-helena')
    await chegar(HELENA, 'da-helena', { continuar: true })
    expect((await consultas.find(CONSULTA))?.ambos_conectados_em).toBeUndefined()
  })

  it('gives nobody a place from before the consultation was given back', async () => {
    sala = await emAndamento(emSala(IGOR, 20_000))
    await chegar(IGOR, 'do-igor')
    await chegar(ANA, 'da-ana')
    await passarPara(HELENA)
    expect(await chegar(IGOR, 'do-igor', { continuar: true })).toEqual({ statusCode: 403 })
    sockets.ditas.length = 0
    await chegar(ANA, 'da-ana', { continuar: true })
    expect(sockets.ditas).toEqual([{ conexao: 'da-ana', mensagem: situacao('paciente', 'dentro', false) }])
    expect((await consultas.find(CONSULTA))?.ambos_conectados_em).toBeUndefined()
  })

  it('nor from before the same doctor accepted it again', async () => {
    sala = await emAndamento(emSala(HELENA, 20_000))
    await chegar(ANA, 'da-ana')
    await passarPara(HELENA)
    await chegar(HELENA, 'da-helena')
    await chegar(HELENA, 'da-helena', { continuar: true })
    const consulta = await consultas.find(CONSULTA)
    expect(consulta?.ambos_conectados_em).toBeUndefined()
    expect(consulta?.paciente_na_sala_em).toBeUndefined()
    expect(sockets.ditas.at(-1)).toEqual({
      conexao: 'da-helena',
      mensagem: situacao('medico', 'dentro', false),
    })
  })

  it.each([
    ['another patient', LUCIA, 'in_progress', 'nao_encontrado'],
    ['another doctor', IGOR, 'in_progress', 'nao_encontrado'],
    ['the doctor, when it has ended', HELENA, 'finished', 'transicao_invalida'],
    ['the patient, while nobody accepted', ANA, 'queued', 'transicao_invalida'],
  ] as const)('refuses %s', async (_quem, como, status, codigo) => {
    sala = await emAndamento({ status })
    expect(await chegar(como, 'x')).toEqual({ statusCode: 403 })
    expect(sockets.ditas).toEqual([{ conexao: 'x', mensagem: erro('entrar-sala', codigo) }])
    expect(await salas.lugar(sala, 'paciente')).toBeUndefined()
    expect(await salas.lugar(sala, 'medico')).toBeUndefined()
  })

  it('refuses an account that is not full', async () => {
    sala = await emAndamento({ paciente_id: BRUNO.usuario.id })
    await chegar(BRUNO, 'x')
    expect(sockets.ditas).toEqual([{ conexao: 'x', mensagem: erro('entrar-sala', 'verificacao_pendente') }])
  })
})
