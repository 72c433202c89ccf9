import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handlerSource, type SocketAction } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { RITMO, ritmoDa } from '#domain/tempo-real/conexao.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as desconhecida } from '#lambdas/tempo-real/mensagem-desconhecida.lambda.ts'
import { handler as ping } from '#lambdas/tempo-real/ping.lambda.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { dizer, socketsVivos } from '../../../support/tempo-real.ts'

const CONEXAO = 'conexao-1='
const vez = (n: number) => Array.from({ length: n })

let tabela: ReturnType<typeof tabelaViva>
let sockets: ReturnType<typeof socketsVivos>

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00.000Z'), toFake: ['Date'] })
  tabela = tabelaViva(itemsOf(ANA, CARLA))
  sockets = socketsVivos()
})

afterEach(() => {
  vi.useRealTimers()
})

it('reads, tells once, then ignores, then cuts', () => {
  const ritmos = (...ordens: readonly number[]) => ordens.map((agora) => ritmoDa({ antes: agora - 1, agora }))
  expect(ritmos(1, RITMO.mensagens)).toEqual(['segue', 'segue'])
  expect(ritmos(RITMO.mensagens + 1, RITMO.mensagens + 2)).toEqual(['avisa', 'ignora'])
  expect(ritmos(RITMO.corte - 1, RITMO.corte, RITMO.corte + 9)).toEqual(['ignora', 'corta', 'corta'])
})

it('tells once also when two are counted at once', () => {
  expect(ritmoDa({ antes: RITMO.mensagens, agora: RITMO.mensagens + 2 })).toBe('avisa')
  expect(ritmoDa({ antes: RITMO.mensagens - 1, agora: RITMO.mensagens + 1 })).toBe('avisa')
})

describe('somebody who floods', () => {
  it('is answered exactly as often as it may speak, told once, and closed', async () => {
    const estados = await Promise.all(
      vez(RITMO.corte).map(() => dizer(ping, tempoReal.ping, { como: ANA, corpo: {} })),
    )
    expect(estados.map((estado) => (estado as { statusCode: number }).statusCode)).toEqual([
      ...vez(RITMO.mensagens).map(() => 200),
      ...vez(RITMO.corte - RITMO.mensagens).map(() => 429),
    ])
    const ditas = sockets.ditas.map(({ mensagem }) => (mensagem as { evento: string }).evento)
    expect(ditas.filter((evento) => evento === 'pong')).toHaveLength(RITMO.mensagens)
    expect(ditas.filter((evento) => evento === 'erro')).toHaveLength(1)
    expect(sockets.desligadas).toEqual([CONEXAO])
  })

  it('is counted over all their connections, each of which is cut off', async () => {
    const linhas = ['a=', 'b=', 'c=', 'd=']
    const estados = await Promise.all(
      vez(RITMO.corte + linhas.length - 1).map((_, i) =>
        dizer(ping, tempoReal.ping, { como: ANA, conexao: linhas[i % linhas.length], corpo: {} }),
      ),
    )
    const ouvidas = estados.filter((estado) => (estado as { statusCode: number }).statusCode === 200)
    expect(ouvidas).toHaveLength(RITMO.mensagens)
    const ditas = sockets.ditas.map(({ mensagem }) => (mensagem as { evento: string }).evento)
    expect(ditas.filter((evento) => evento === 'erro')).toHaveLength(1)
    expect(sockets.desligadas.toSorted()).toEqual(linhas)
  })

  it('may speak again in the next stretch, and others are not held up', async () => {
    const falar = (como = ANA) => dizer(ping, tempoReal.ping, { como, corpo: {} })
    for (const _ of vez(RITMO.mensagens + 1)) await falar()
    expect(await falar(CARLA)).toEqual({ statusCode: 200 })
    expect(await falar()).toEqual({ statusCode: 429 })
    vi.setSystemTime(Date.now() + RITMO.janelaMs)
    expect(await falar()).toEqual({ statusCode: 200 })
  })

  it('costs the table at most one write a message, whatever becomes of it', async () => {
    const chamadas = tabela.client.calls().length
    for (const _ of vez(RITMO.mensagens + 2)) await dizer(ping, tempoReal.ping, { como: ANA, corpo: {} })
    expect(tabela.client.calls().length - chamadas).toBeLessThanOrEqual(RITMO.mensagens + 2)
  })

  it('counts what nobody understands too', async () => {
    for (const _ of vez(RITMO.mensagens + 5))
      await dizer(desconhecida, tempoReal.mensagemDesconhecida, { como: ANA, corpo: '{{{' })
    expect(sockets.ditas).toHaveLength(RITMO.mensagens + 1)
  })
})

it('who only keeps a connection alive costs the table nothing', async () => {
  const chamadas = tabela.client.calls().length
  for (const _ of vez(3)) {
    vi.setSystemTime(Date.now() + 60_000)
    expect(await dizer(ping, tempoReal.ping, { como: ANA, corpo: {} })).toEqual({ statusCode: 200 })
  }
  expect(tabela.client.calls().length).toBe(chamadas)
})

it('every message of a connection is built to be counted, and checked where its contract says whose it is', () => {
  const acoes = FUNCOES.filter((f): f is SocketAction => f.tipo === 'socket').filter(
    ({ rota }) => rota !== '$connect' && rota !== '$disconnect',
  )
  expect(acoes.length).toBeGreaterThan(7)
  for (const acao of acoes)
    expect(readFileSync(handlerSource(acao), 'utf8')).toContain(
      `export const handler = ${acao.acesso.nivel === 'perfil' ? 'mensagemDePerfil' : 'mensagem'}(`,
    )
})
