import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { encerrarSessoes, sair } from '#domain/acesso/contract.ts'
import { minhaPresenca } from '#domain/medico/contract.ts'
import { MAXIMO_DE_CONEXOES, RITMO } from '#domain/tempo-real/conexao.ts'
import { emitirBilhete } from '#domain/tempo-real/contract.ts'
import { api } from '../support/http.ts'
import { bilhete, ligar, Ouvinte, recusaDe } from '../support/ouvinte.ts'
import { loja, novoMedico, novoPaciente } from '../support/pessoas.ts'
import { entrar } from '../support/sessao.ts'
import { alvo, atacantes } from './alvo.ts'

/** The WebSocket as somebody would abuse it. */

const DISCO_CHEIO = 128 * 1024

describe('a ticket', () => {
  it('admits one of ten who bring it at once, and nobody after', async () => {
    const { paciente } = await atacantes()
    const ticket = await bilhete(alvo(), paciente)
    const desfechos = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const socket = ligar(alvo().origem, ticket)
        return new Promise<WebSocket | number | undefined>((resolve) => {
          socket.once('open', () => resolve(socket))
          socket.once('unexpected-response', (_request, response) => resolve(response.statusCode))
        })
      }),
    )
    const dentro = desfechos.filter((desfecho) => desfecho instanceof WebSocket)
    expect(dentro).toHaveLength(1)
    expect(desfechos.filter((desfecho) => desfecho === 403)).toHaveLength(9)
    for (const socket of dentro) socket.terminate()
    expect(await recusaDe(alvo(), ticket)).toBe(403)
  })

  it.each(['', 'x', '../', 'a'.repeat(4000), '%00'])('that is none admits nobody: %j', async (ticket) => {
    expect([401, 403]).toContain(await recusaDe(alvo(), ticket))
  })
})

describe('a sign-out', () => {
  it('ends the tickets taken before it and the connections that are open', async () => {
    const pessoa = await novoPaciente(alvo())
    const entrada = await entrar(alvo(), pessoa.usuario.email)
    const aberta = await Ouvinte.abrir(alvo(), entrada)
    const guardado = await bilhete(alvo(), entrada)
    await api(alvo().origem, entrada).ok(encerrarSessoes, { aparelhos: 'todos' })
    expect(await recusaDe(alvo(), guardado)).toBe(403)
    await vi.waitUntil(() => aberta.socket.readyState === WebSocket.CLOSED, { timeout: 20_000 })
    expect((await api(alvo().origem, entrada).call(emitirBilhete)).status).toBe(401)
  })

  it('of one browser ends its own and leaves the other', async () => {
    const pessoa = await novoPaciente(alvo())
    const [aqui, ali] = [
      await entrar(alvo(), pessoa.usuario.email),
      await entrar(alvo(), pessoa.usuario.email),
    ]
    const [daqui, dali] = [await Ouvinte.abrir(alvo(), aqui), await Ouvinte.abrir(alvo(), ali)]
    const guardado = await bilhete(alvo(), aqui)
    await api(alvo().origem).ok(sair, {}, { cookie: aqui.cookie })
    expect(await recusaDe(alvo(), guardado)).toBe(403)
    await vi.waitUntil(() => daqui.socket.readyState === WebSocket.CLOSED, { timeout: 20_000 })
    expect(dali.socket.readyState).toBe(WebSocket.OPEN)
    expect((await api(alvo().origem, aqui).call(emitirBilhete)).status).toBe(401)
    expect((await api(alvo().origem, ali).call(emitirBilhete)).status).toBe(200)
    await dali.fechar()
  })
})

describe('a connection', () => {
  it('hears only channels that exist and are its own', async () => {
    const { paciente, medico } = await atacantes()
    const ouvinte = await Ouvinte.abrir(alvo(), paciente)
    const canais = [
      `usuario:${medico.id}`,
      `usuario:${paciente.id}`,
      'consulta:',
      'consulta:../../x',
      'consulta:*',
      'consulta:%',
      'fila:__proto__',
      'fila:constructor',
      'fila:clinica_medica',
      'kyc-updates ',
      'KYC-UPDATES',
      'CANAL#kyc-updates',
    ]
    for (const canal of canais) expect([canal, await ouvinte.assinar(canal)]).toEqual([canal, 'recusado'])
    await ouvinte.fechar()
  })

  it('is told what cannot be understood, and goes on', async () => {
    const { paciente } = await atacantes()
    const ouvinte = await Ouvinte.abrir(alvo(), paciente)
    const tortas = [
      '{',
      '[]',
      'null',
      '"assinar"',
      '{"acao":"$connect"}',
      '{"acao":"$disconnect"}',
      '{"acao":["assinar"],"canal":"kyc-updates"}',
      '{"acao":"assinar","canal":{"$ne":null}}',
      '{"acao":"assinar","__proto__":{"canal":"kyc-updates"}}',
      '{"acao":"assinar","canal":"kyc-updates","constructor":{"prototype":{"x":1}}}',
      '{"acao":"sinal","consulta_id":"../x","dados":"x"}',
    ]
    for (const torta of tortas) {
      const desde = ouvinte.ouvidas.length
      ouvinte.socket.send(torta)
      expect([torta, (await ouvinte.esperar(() => true, desde)).evento]).toEqual([torta, 'erro'])
    }
    expect((await ouvinte.dizer({ acao: 'ping' }, ({ evento }) => evento === 'pong')).evento).toBe('pong')
    await ouvinte.fechar()
  })

  it('that sends a frame too large, or bytes, is closed', async () => {
    const { paciente } = await atacantes()
    const grande = await Ouvinte.abrir(alvo(), paciente)
    const fim = once(grande.socket, 'close')
    grande.socket.send(`{"acao":"ping","x":"${'x'.repeat(DISCO_CHEIO)}"}`)
    expect((await fim)[0]).toBe(1009)
    const binaria = await Ouvinte.abrir(alvo(), paciente)
    const outroFim = once(binaria.socket, 'close')
    binaria.socket.send(Buffer.from([1, 2, 3]))
    expect((await outroFim)[0]).toBe(1003)
  })

  it('that floods is not answered beyond its pace, then closed, and holds nobody else up', async () => {
    const { paciente, medico } = await atacantes()
    const enchente = await Ouvinte.abrir(alvo(), paciente)
    const vizinha = await Ouvinte.abrir(alvo(), medico)
    const fim = once(enchente.socket, 'close')
    // Whatever instant a stretch begins at, one of two holds more than closes a connection.
    for (let n = 0; n < 2 * RITMO.corte + 2; n++) enchente.socket.send('{"acao":"ping"}')
    await fim
    const ouvidas = enchente.ouvidas.map(({ evento }) => evento)
    expect(ouvidas.filter((evento) => evento === 'pong').length).toBeLessThanOrEqual(2 * RITMO.mensagens)
    expect(ouvidas.filter((evento) => evento === 'erro').length).toBeLessThanOrEqual(2)
    expect((await vizinha.dizer({ acao: 'ping' }, ({ evento }) => evento === 'pong')).evento).toBe('pong')
    await vizinha.fechar()
  })
})

describe('a doctor’s sign-in without the second factor the account has', () => {
  it('gets nothing over the line that HTTP refuses, be it opened before or after', async () => {
    const medico = await novoMedico(alvo())
    const fila = 'fila:clinica_medica'
    const bater = { acao: 'heartbeat', especialidade: 'clinica_medica' }
    const resposta = ({ evento }: { evento?: string }) => evento === 'presente' || evento === 'erro'
    const antes = await Ouvinte.abrir(alvo(), medico)
    expect(await antes.assinar(fila)).toBe('assinado')
    expect((await antes.dizer(bater, resposta)).evento).toBe('presente')

    await loja(alvo())
    const fatores = await import('#lambdas/store/fatores.ts')
    await fatores.ligar(medico.id, new Date())
    await antes.esperar(({ canal, evento }) => canal === fila && evento === 'recusado')

    const depois = await Ouvinte.abrir(alvo(), medico)
    const consulta_id = randomUUID()
    for (const linha of [antes, depois]) {
      for (const mensagem of [
        bater,
        { acao: 'entrar-sala', consulta_id },
        { acao: 'sinal', consulta_id, dados: '{}' },
      ])
        expect((await linha.dizer(mensagem, resposta)).dados).toMatchObject({
          acao: mensagem.acao,
          codigo: 'autenticador_necessario',
        })
      expect(await linha.assinar(fila)).toBe('recusado')
      expect(await linha.assinar('kyc-updates')).toBe('assinado')
      await linha.fechar()
    }
    const semCodigo = await api(alvo().origem, medico).call(minhaPresenca)
    expect(semCodigo).toMatchObject({ status: 403, body: { codigo: 'autenticador_necessario' } })
  })
})

describe('one account with many connections', () => {
  const eventos = (linhas: readonly Ouvinte[]) =>
    linhas.flatMap(({ ouvidas }) => ouvidas.map(({ evento }) => evento))
  const abertas = (linhas: readonly Ouvinte[]) =>
    linhas.filter(({ socket }) => socket.readyState === WebSocket.OPEN)

  it('keeps the newest, however many ask at once', async () => {
    const pessoa = await novoPaciente(alvo())
    const tentadas = await Promise.allSettled(
      Array.from({ length: 2 * MAXIMO_DE_CONEXOES + 5 }, () => Ouvinte.abrir(alvo(), pessoa)),
    )
    const linhas = tentadas.flatMap((uma) => (uma.status === 'fulfilled' ? [uma.value] : []))
    await expect.poll(() => abertas(linhas).length).toBe(MAXIMO_DE_CONEXOES)
    const nova = await Ouvinte.abrir(alvo(), pessoa)
    await expect.poll(() => abertas(linhas).length).toBe(MAXIMO_DE_CONEXOES - 1)
    expect((await nova.dizer({ acao: 'ping' }, ({ evento }) => evento === 'pong')).evento).toBe('pong')
    const ditas = linhas.flatMap(({ ouvidas }) => ouvidas)
    expect(ditas.at(-1)?.dados).toMatchObject({ acao: '$connect', codigo: 'muitas_conexoes' })
    await Promise.all([nova, ...abertas(linhas)].map((linha) => linha.fechar()))
  })

  it('speaks at the pace of one, and the neighbour on the same route is served all along', async () => {
    const [pessoa, vizinha] = [
      await novoPaciente(alvo()),
      await Ouvinte.abrir(alvo(), await novoPaciente(alvo())),
    ]
    const linhas: Ouvinte[] = []
    for (let n = 0; n < MAXIMO_DE_CONEXOES; n++) linhas.push(await Ouvinte.abrir(alvo(), pessoa))
    const inicio = Date.now()
    let vezes = 0
    for (; abertas(linhas).length > 0; vezes++) {
      for (const { socket } of abertas(linhas)) for (let n = 0; n < 5; n++) socket.send('{"acao":"ping"}')
      await vizinha.dizer({ acao: 'ping' }, ({ evento }) => evento === 'pong')
    }
    const trechos = 2 + Math.floor((Date.now() - inicio) / RITMO.janelaMs)
    const ouvidas = eventos(linhas)
    const pongs = ouvidas.filter((evento) => evento === 'pong').length
    expect(pongs).toBeLessThanOrEqual(trechos * RITMO.mensagens)
    expect(ouvidas.filter((evento) => evento === 'erro').length).toBeLessThanOrEqual(trechos)
    expect(eventos([vizinha])).toEqual(Array.from({ length: vezes }, () => 'pong'))
    await vizinha.fechar()
  })
})
