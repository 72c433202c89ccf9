import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError, problema } from '#domain/base/erros.ts'
import { MAXIMO_DE_CONEXOES, sobrando } from '#domain/tempo-real/conexao.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as conectar } from '#lambdas/tempo-real/conectar.lambda.ts'
import { ANA, CARLA, HELENA } from '#semente/personas.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { dizer, socketsVivos } from '../../../support/tempo-real.ts'

const AGORA = new Date('2026-11-20T10:00:00.000Z')

let tabela: ReturnType<typeof tabelaViva>
let sockets: ReturnType<typeof socketsVivos>
beforeEach(() => {
  vi.useFakeTimers({ now: AGORA, toFake: ['Date'] })
  sockets = socketsVivos()
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
        ttl: AGORA.getTime() / 1000 + 7200,
      },
    ])
  })

  it('refuses a connection nobody vouched for', async () => {
    expect(await dizer(conectar, tempoReal.conectar)).toEqual({ statusCode: 403 })
    expect(tabela.of('conexao')).toEqual([])
  })
})

describe('beyond what one account may hold', () => {
  const nomes = (quantas: number) => Array.from({ length: quantas }, (_, i) => `c${10 + i}=`)
  const abrir = (conexao: string, como = ANA) => dizer(conectar, tempoReal.conectar, { como, conexao })
  const abertas = () => tabela.of('conexao').map(({ id }) => String(id))
  const umaDepoisDaOutra = async (conexoes: readonly string[]) => {
    for (const conexao of conexoes) {
      vi.setSystemTime(Date.now() + 1)
      expect(await abrir(conexao)).toEqual({ statusCode: 200 })
    }
  }
  const { title, detail } = problema(new DomainError('muitas_conexoes'), '')
  const dita = (conexao: string) => ({
    conexao,
    mensagem: { evento: 'erro', dados: { acao: '$connect', codigo: 'muitas_conexoes', title, detail } },
  })

  it('as many as allowed stay, and only those before them give way', () => {
    expect(sobrando(nomes(MAXIMO_DE_CONEXOES))).toEqual([])
    expect(sobrando(nomes(MAXIMO_DE_CONEXOES + 2))).toEqual(nomes(2))
  })

  it('the newest gets in; the oldest is told, closed and forgotten', async () => {
    const todas = nomes(MAXIMO_DE_CONEXOES + 2)
    await umaDepoisDaOutra(todas)
    expect(abertas().toSorted()).toEqual(todas.slice(2))
    expect(sockets.ditas).toEqual(todas.slice(0, 2).map(dita))
    expect(sockets.desligadas).toEqual(todas.slice(0, 2))
  })

  it('one that died without a goodbye locks nobody out', async () => {
    const todas = nomes(MAXIMO_DE_CONEXOES + 1)
    await umaDepoisDaOutra(todas.slice(0, -1))
    for (const morta of todas.slice(0, -1)) sockets.sumiram.add(morta)
    vi.setSystemTime(Date.now() + 60_000)
    await umaDepoisDaOutra(todas.slice(-1))
    expect(abertas().toSorted()).toEqual(todas.slice(1))
  })

  it('one that is still being let in is closed once it can be', async () => {
    const todas = nomes(MAXIMO_DE_CONEXOES + 1)
    const [primeira = ''] = todas
    await umaDepoisDaOutra(todas.slice(0, -1))
    sockets.sumiram.add(primeira)
    const ultima = umaDepoisDaOutra(todas.slice(-1))
    await vi.waitUntil(() => !abertas().includes(primeira))
    sockets.sumiram.delete(primeira)
    await ultima
    expect(sockets.desligadas).toEqual([primeira])
    expect(abertas().toSorted()).toEqual(todas.slice(1))
  })

  it('of many at once no more stay than may, and those let in are those remembered', async () => {
    const todas = nomes(5 * MAXIMO_DE_CONEXOES)
    const respostas = await Promise.all(todas.map((conexao) => abrir(conexao)))
    const ditasSim = todas.filter((_, i) => (respostas[i] as { statusCode: number }).statusCode === 200)
    const ficaram = ditasSim.filter((conexao) => !sockets.desligadas.includes(conexao))
    expect(ficaram).toEqual(todas.slice(-MAXIMO_DE_CONEXOES))
    expect(abertas().toSorted()).toEqual(ficaram)
  })

  it('nobody else’s are counted or closed', async () => {
    await abrir('carla=', CARLA)
    await umaDepoisDaOutra(nomes(MAXIMO_DE_CONEXOES + 1))
    expect(await abrir('carla-2=', CARLA)).toEqual({ statusCode: 200 })
    expect(abertas()).toEqual(expect.arrayContaining(['carla=', 'carla-2=']))
    expect(sockets.desligadas).toEqual(nomes(1))
  })
})
