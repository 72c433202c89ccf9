import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NomeDeCanal } from '#domain/tempo-real/canal.ts'
import type { MensagemDeCanal } from '#domain/tempo-real/mensagens.ts'
import {
  ConexaoEmTempoReal,
  type EstadoDaConexao,
  type Linha,
} from '../../../web/src/lib/tempo-real/conexao-em-tempo-real.ts'
import { ESPERAS, recuo } from '../../../web/src/lib/tempo-real/tempos-da-conexao.ts'
import { enderecoDoSocket } from '../../../web/src/lib/tempo-real/tempo-real.ts'

/** A line whose other end the test holds. */
class LinhaFalsa extends EventTarget implements Linha {
  readyState = 0
  readonly enviadas: unknown[] = []

  send(texto: string) {
    this.enviadas.push(JSON.parse(texto))
  }
  close() {
    this.readyState = 3
  }
  abrir() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  cair() {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
  dizer(mensagem: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(mensagem) }))
  }
  get assinaturas() {
    return this.enviadas.filter((mensagem) => (mensagem as { acao: string }).acao === 'assinar')
  }
}

const CONSULTA: NomeDeCanal = 'consulta:c1'
const assinado = (canal: string): MensagemDeCanal => ({ canal, evento: 'assinado', dados: {} })

let linhas: LinhaFalsa[]
let rede: boolean
let sessao: boolean
let falha: Error | undefined
let conexao: ConexaoEmTempoReal
let estados: EstadoDaConexao[]

beforeEach(() => {
  vi.useFakeTimers()
  linhas = []
  rede = true
  sessao = true
  falha = undefined
  estados = []
  conexao = new ConexaoEmTempoReal({
    abrir: async () => {
      if (falha) throw falha
      if (!sessao) return null
      const linha = new LinhaFalsa()
      linhas.push(linha)
      return linha
    },
    temRede: () => rede,
    acaso: () => 1,
  })
  conexao.aoMudar(() => estados.push(conexao.estado))
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets the ticket arrive, then answers the newest line. */
async function aberta(): Promise<LinhaFalsa> {
  await vi.advanceTimersByTimeAsync(0)
  const linha = linhas.at(-1)
  if (!linha) throw new Error('no line was opened')
  linha.abrir()
  return linha
}

describe('the line', () => {
  it('opens with the first listener, asks for its channel and hands over its messages only', async () => {
    const ouvidas: MensagemDeCanal[] = []
    conexao.acompanhar(CONSULTA, (mensagem) => ouvidas.push(mensagem))
    const linha = await aberta()
    expect(linha.enviadas).toEqual([{ acao: 'assinar', canal: CONSULTA }])
    const nova: MensagemDeCanal = { canal: CONSULTA, evento: 'consulta.status', dados: { consulta_id: 'c1' } }
    linha.dizer(assinado(CONSULTA))
    linha.dizer({ canal: 'consulta:outra', evento: 'consulta.status', dados: {} })
    linha.dizer({ message: 'Internal server error', connectionId: 'x', requestId: 'y' })
    linha.dizer(nova)
    expect(ouvidas).toEqual([assinado(CONSULTA), nova])
    expect(estados).toEqual(['conectando', 'conectada'])
  })

  it('is one for all listeners; each new one is told when to re-read', async () => {
    conexao.acompanhar(CONSULTA, () => undefined)
    const linha = await aberta()
    conexao.acompanhar(CONSULTA, () => undefined)
    conexao.acompanhar('kyc-updates', () => undefined)
    expect(linhas).toHaveLength(1)
    expect(linha.enviadas).toEqual([
      { acao: 'assinar', canal: CONSULTA },
      { acao: 'assinar', canal: CONSULTA },
      { acao: 'assinar', canal: 'kyc-updates' },
    ])
  })

  it('lets a channel go with its last listener, and closes a while after the last channel', async () => {
    const [primeiro, segundo] = [vi.fn(), vi.fn()]
    const largarPrimeiro = conexao.acompanhar(CONSULTA, primeiro)
    const largarSegundo = conexao.acompanhar(CONSULTA, segundo)
    const linha = await aberta()
    largarPrimeiro()
    linha.dizer(assinado(CONSULTA))
    expect([primeiro.mock.calls.length, segundo.mock.calls.length]).toEqual([0, 1])
    largarSegundo()
    expect(linha.enviadas.at(-1)).toEqual({ acao: 'cancelar', canal: CONSULTA })
    await vi.advanceTimersByTimeAsync(ESPERAS.despedida - 1)
    expect(conexao.estado).toBe('conectada')
    await vi.advanceTimersByTimeAsync(1)
    expect([conexao.estado, linha.readyState]).toEqual(['parada', 3])
  })

  it('stays for the next screen', async () => {
    conexao.acompanhar(CONSULTA, () => undefined)()
    const largar = conexao.acompanhar('kyc-updates', () => undefined)
    const linha = await aberta()
    largar()
    conexao.acompanhar(CONSULTA, () => undefined)
    await vi.advanceTimersByTimeAsync(ESPERAS.despedida)
    expect(conexao.estado).toBe('conectada')
    expect(linhas).toEqual([linha])
  })
})

describe('a line that breaks', () => {
  it('is opened again, channels are asked for again and their listeners told', async () => {
    const ouvidas: string[] = []
    conexao.acompanhar(CONSULTA, ({ evento }) => ouvidas.push(evento))
    const primeira = await aberta()
    primeira.dizer(assinado(CONSULTA))
    primeira.cair()
    expect(conexao.estado).toBe('esperando')
    await vi.advanceTimersByTimeAsync(recuo(0, 1) - 1)
    expect(linhas).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    const segunda = await aberta()
    expect(segunda.enviadas).toEqual([{ acao: 'assinar', canal: CONSULTA }])
    segunda.dizer(assinado(CONSULTA))
    primeira.dizer({ canal: CONSULTA, evento: 'consulta.status', dados: {} })
    expect(ouvidas).toEqual(['assinado', 'assinado'])
  })

  it('waits longer each time, up to the longest, and starts over once something was heard', async () => {
    falha = new Error('offline')
    conexao.acompanhar(CONSULTA, () => undefined)
    for (const [tentativa, espera] of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
      await vi.advanceTimersByTimeAsync(0)
      expect([tentativa, conexao.estado]).toEqual([tentativa, 'esperando'])
      await vi.advanceTimersByTimeAsync(espera - 1)
      expect(conexao.estado).toBe('esperando')
      await vi.advanceTimersByTimeAsync(1)
    }
    falha = undefined
    await vi.advanceTimersByTimeAsync(30_000)
    const linha = await aberta()
    linha.dizer(assinado(CONSULTA))
    linha.cair()
    await vi.advanceTimersByTimeAsync(500)
    expect(conexao.estado).toBe('conectando')
  })

  it.each([
    [0, 0, 250],
    [0, 1, 500],
    [3, 0.5, 3000],
    [60, 1, 30_000],
  ])('pauses by chance in the upper half: try %i, chance %f → %i ms', (tentativas, acaso, ms) => {
    expect(recuo(tentativas, acaso)).toBe(ms)
  })

  it('is noticed when a handshake never ends', async () => {
    conexao.acompanhar(CONSULTA, () => undefined)
    await vi.advanceTimersByTimeAsync(ESPERAS.abertura)
    expect([conexao.estado, linhas[0]?.readyState]).toEqual(['esperando', 3])
  })

  it('is noticed by a ping without an answer', async () => {
    conexao.acompanhar(CONSULTA, () => undefined)
    const linha = await aberta()
    await vi.advanceTimersByTimeAsync(ESPERAS.ping)
    expect(linha.enviadas.at(-1)).toEqual({ acao: 'ping' })
    linha.dizer({ evento: 'pong' })
    await vi.advanceTimersByTimeAsync(ESPERAS.pong)
    expect(conexao.estado).toBe('conectada')
    await vi.advanceTimersByTimeAsync(ESPERAS.ping)
    expect(conexao.estado).toBe('esperando')
    expect(linha.readyState).toBe(3)
  })

  it('is tried at once when the page is seen again', async () => {
    conexao.acompanhar(CONSULTA, () => undefined)
    const linha = await aberta()
    conexao.retomar()
    expect(linha.enviadas.at(-1)).toEqual({ acao: 'ping' })
    linha.cair()
    conexao.retomar()
    expect(conexao.estado).toBe('conectando')
  })

  it('gave way to newer tabs: comes back when it is looked at, or after a long while, and not before', async () => {
    const cedeu = {
      evento: 'erro',
      dados: {
        acao: '$connect',
        codigo: 'muitas_conexoes',
        title: 'Aberto em muitas abas',
        detail: 'Volte.',
      },
    }
    conexao.acompanhar(CONSULTA, () => undefined)
    const primeira = await aberta()
    primeira.dizer(cedeu)
    primeira.cair()
    expect(conexao.estado).toBe('esperando')
    await vi.advanceTimersByTimeAsync(ESPERAS.cedida - 1)
    expect(linhas).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    const segunda = await aberta()
    expect(segunda.assinaturas).toEqual([{ acao: 'assinar', canal: CONSULTA }])
    segunda.dizer(cedeu)
    conexao.retomar()
    await aberta()
    expect([linhas.length, conexao.estado]).toEqual([3, 'conectada'])
  })

  it('is renewed before the gateway ends it', async () => {
    conexao.acompanhar(CONSULTA, () => undefined)
    const primeira = await aberta()
    const alive = setInterval(() => linhas.at(-1)?.dizer({ evento: 'pong' }), 30_000)
    await vi.advanceTimersByTimeAsync(ESPERAS.renovacao * 0.9 - 1)
    expect(linhas).toEqual([primeira])
    await vi.advanceTimersByTimeAsync(1)
    clearInterval(alive)
    expect([linhas.length, primeira.readyState]).toEqual([2, 3])
    const segunda = await aberta()
    expect(segunda.assinaturas).toEqual([{ acao: 'assinar', canal: CONSULTA }])
  })
})

describe('no network, no session', () => {
  it('pauses offline and goes on when the network is back', async () => {
    conexao.acompanhar(CONSULTA, () => undefined)
    const linha = await aberta()
    rede = false
    conexao.pausar()
    expect([conexao.estado, linha.readyState]).toEqual(['sem_rede', 3])
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(linhas).toHaveLength(1)
    rede = true
    conexao.retomar()
    await aberta()
    expect(conexao.estado).toBe('conectada')
  })

  it('a screen opened after a pause without listeners gets its line', async () => {
    const largar = conexao.acompanhar(CONSULTA, () => undefined)
    await aberta()
    conexao.pausar()
    largar()
    conexao.retomar()
    expect(conexao.estado).toBe('parada')
    conexao.acompanhar(CONSULTA, () => undefined)
    await aberta()
    expect(conexao.estado).toBe('conectada')
  })

  it('closes when somebody signs out and opens a new line for whoever signs in', async () => {
    conexao.acompanhar('kyc-updates', () => undefined)
    const linha = await aberta()
    sessao = false
    conexao.trocarDePessoa()
    await vi.advanceTimersByTimeAsync(0)
    expect([conexao.estado, linha.readyState, linhas.length]).toEqual(['parada', 3, 1])
    sessao = true
    conexao.trocarDePessoa()
    const outra = await aberta()
    expect(outra.enviadas).toEqual([{ acao: 'assinar', canal: 'kyc-updates' }])
  })

  it('a ticket that arrives for the person of before is not used', async () => {
    conexao.acompanhar('kyc-updates', () => undefined)
    conexao.trocarDePessoa()
    await vi.advanceTimersByTimeAsync(0)
    expect(linhas.map(({ readyState }) => readyState)).toEqual([3, 0])
  })
})

describe('what was refused', () => {
  it('is told to its listener and asked for again once the own profile changed', async () => {
    const ouvidas: string[] = []
    conexao.acompanhar(CONSULTA, ({ evento }) => ouvidas.push(evento))
    conexao.acompanhar('kyc-updates', () => undefined)
    const linha = await aberta()
    linha.dizer({ canal: CONSULTA, evento: 'recusado', dados: {} })
    linha.dizer({ canal: 'kyc-updates', evento: 'usuario.updated', dados: { usuario_id: 'u1' } })
    expect(ouvidas).toEqual(['recusado'])
    expect(linha.assinaturas).toEqual([
      { acao: 'assinar', canal: CONSULTA },
      { acao: 'assinar', canal: 'kyc-updates' },
      { acao: 'assinar', canal: CONSULTA },
    ])
  })
})

describe('sending', () => {
  it('says whether there was a line', async () => {
    expect(conexao.enviar('heartbeat', { especialidade: 'cardiologia' })).toBe(false)
    conexao.acompanhar(CONSULTA, () => undefined)
    const linha = await aberta()
    expect(conexao.enviar('heartbeat', { especialidade: 'cardiologia' })).toBe(true)
    expect(linha.enviadas.at(-1)).toEqual({ acao: 'heartbeat', especialidade: 'cardiologia' })
  })

  it('hands answers outside channels to whoever asked for them', async () => {
    const respostas: unknown[] = []
    const parar = conexao.aoResponder((mensagem) => respostas.push(mensagem))
    conexao.acompanhar(CONSULTA, () => undefined)
    const linha = await aberta()
    const presente = {
      evento: 'presente',
      dados: { especialidade: 'cardiologia', em: '2026-11-20T10:00:00Z' },
    }
    linha.dizer(presente)
    parar()
    linha.dizer(presente)
    expect(respostas).toEqual([presente])
  })
})

describe('the address', () => {
  it.each([
    ['/ws', 'http://127.0.0.1:4600/fila-medico', 'ws://127.0.0.1:4600/ws?ticket=a%2Bb'],
    ['/ws', 'https://acolhe.app/', 'wss://acolhe.app/ws?ticket=a%2Bb'],
    ['wss://tempo.acolhe.app/ws', 'https://acolhe.app/', 'wss://tempo.acolhe.app/ws?ticket=a%2Bb'],
  ])('%s on %s', (socketUrl, pagina, esperado) => {
    expect(enderecoDoSocket(socketUrl, pagina, 'a+b')).toBe(esperado)
  })
})
