import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { pessoaPorCpf as Pergunta } from '#lambdas/providers/cpf.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'

const CPF = '40442820135'
const NASCIMENTO = '1970-11-14'
const CORPO = {
  ni: CPF,
  nome: 'ANA',
  situacao: { codigo: '0', descricao: 'Regular' },
  nascimento: '14111970',
  dataInscricao: '20021990',
}
const json = (status: number, corpo: unknown) => new Response(JSON.stringify(corpo), { status })
const passe = (token: string, expires_in = 3600) =>
  json(200, { access_token: token, token_type: 'Bearer', expires_in, scope: 'default' })
const pedidos: { url: string; method?: string; headers: Record<string, string>; body: unknown }[] = []
let pessoaPorCpf: typeof Pergunta

/** The gateway answers these, one after the other; an error is a network that fails. */
function responde(...respostas: (Response | Error)[]): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { headers: Record<string, string> }) => {
    pedidos.push({ url, method: init.method, headers: init.headers, body: init.body })
    const resposta = respostas.shift()
    if (!resposta || resposta instanceof Error) throw resposta ?? new Error('asked too often')
    return resposta
  })
}
const perguntas = () => pedidos.filter(({ url }) => !url.endsWith('/token')).length

beforeEach(async () => {
  segredosVivos()
  pedidos.length = 0
  vi.resetModules()
  // A function that has just started has no pass yet.
  ;({ pessoaPorCpf } = await import('#lambdas/providers/cpf.ts'))
})

describe('the registry', () => {
  it('is asked for a pass, then with it, and the pass is kept', async () => {
    responde(passe('t1'), json(200, CORPO), json(200, CORPO))
    const ana = { nome: 'ANA', data_nascimento: NASCIMENTO, situacao: 'regular' }
    expect(await pessoaPorCpf(CPF, NASCIMENTO)).toEqual(ana)
    expect(await pessoaPorCpf(CPF, NASCIMENTO)).toEqual(ana)
    const consulta = {
      url: `http://127.0.0.1:9/cpf/consulta-cpf-df/v3/cpf/${CPF}/14111970`,
      headers: { accept: 'application/json', authorization: 'Bearer t1' },
    }
    expect(pedidos).toEqual([
      {
        url: 'http://127.0.0.1:9/cpf/token',
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from('chave-de-teste:segredo-de-teste').toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
      consulta,
      consulta,
    ])
  })

  it('gives one pass to all who ask in the same moment, and another when it ran out', async () => {
    responde(passe('t1', 61), ...[1, 2, 3].map(() => json(200, CORPO)), passe('t2'), json(200, CORPO))
    await Promise.all([1, 2, 3].map(() => pessoaPorCpf(CPF, NASCIMENTO)))
    expect(pedidos.length).toBe(4)
    vi.useFakeTimers({ now: Date.now() + 2000, toFake: ['Date'] })
    await pessoaPorCpf(CPF, NASCIMENTO)
    vi.useRealTimers()
    expect(pedidos.at(-1)?.headers.authorization).toBe('Bearer t2')
  })

  it('takes a pass back: it is renewed once', async () => {
    responde(passe('t1'), json(401, {}), passe('t2'), json(200, CORPO))
    expect(await pessoaPorCpf(CPF, NASCIMENTO)).toMatchObject({ nome: 'ANA' })
    responde(json(401, {}), passe('t3'), json(401, {}))
    await expect(pessoaPorCpf(CPF, NASCIMENTO)).rejects.toMatchObject({ name: 'CadastroIndisponivel' })
    expect(pedidos.length).toBe(7)
  })

  it.each([
    ['0', 'regular'],
    ['2', 'suspensa'],
    ['3', 'falecido'],
    ['4', 'pendente_de_regularizacao'],
    ['5', 'cancelada'],
    ['8', 'nula'],
    ['9', 'cancelada'],
    ['7', 'desconhecida'],
  ])('says %s: %s', async (codigo, situacao) => {
    responde(passe('t1'), json(200, { ...CORPO, situacao: { codigo, descricao: '…' } }))
    expect(await pessoaPorCpf(CPF, NASCIMENTO)).toMatchObject({ situacao })
  })

  it('may answer in part, and with the name a person goes by', async () => {
    const { ni, nome, situacao } = CORPO
    responde(passe('t1'), json(206, { ni, nome, situacao, nomeSocial: 'BIA' }))
    expect(await pessoaPorCpf(CPF, NASCIMENTO)).toEqual({
      nome: 'ANA',
      nome_social: 'BIA',
      data_nascimento: NASCIMENTO,
      situacao: 'regular',
    })
  })

  it.each([
    [404, 'nao_confere'],
    [400, 'nao_confere'],
    [422, 'protegido'],
    [451, 'protegido'],
  ])('answers %i: %s', async (status, resposta) => {
    responde(passe('t1'), json(status, {}))
    expect(await pessoaPorCpf(CPF, NASCIMENTO)).toBe(resposta)
  })

  it.each([
    ['away', [new Error('socket hang up')], 'CadastroSemResposta'],
    ['failing', [json(500, {})], 'CadastroSemResposta'],
    ['out of time', [json(504, {})], 'CadastroSemResposta'],
    ['busy', [json(429, {})], 'CadastroSemResposta'],
    ['answering a page', [new Response('<html>')], 'CadastroSemResposta'],
    ['answering half', [new Response(JSON.stringify(CORPO).slice(0, 40))], 'CadastroSemResposta'],
    ['telling of somebody else', [json(200, { ...CORPO, ni: '52998224725' })], 'CadastroSemResposta'],
    ['naming nobody', [json(206, { ...CORPO, nome: undefined })], 'CadastroSemResposta'],
    ['slow', [Object.assign(new Error('timeout'), { name: 'TimeoutError' })], 'ProvedorDemorou'],
    ['not letting the contract in', [json(403, {})], 'CadastroIndisponivel'],
  ])('is asked once when it is %s: an answer is charged', async (_nome, respostas, name) => {
    responde(passe('t1'), ...respostas)
    await expect(pessoaPorCpf(CPF, NASCIMENTO)).rejects.toMatchObject({ name })
    expect(perguntas()).toBe(1)
  })

  it.each([
    ['is away', new Error('socket hang up')],
    ['refuses the contract', json(401, { error: 'invalid_client' })],
    ['fails', json(500, {})],
    ['answers a page', new Response('<html>')],
  ])('is not asked at all when the gateway %s, and is the next time', async (_nome, resposta) => {
    responde(resposta, passe('t1'), json(200, CORPO))
    await expect(pessoaPorCpf(CPF, NASCIMENTO)).rejects.toMatchObject({ name: 'CadastroIndisponivel' })
    expect(perguntas()).toBe(0)
    expect(await pessoaPorCpf(CPF, NASCIMENTO)).toMatchObject({ nome: 'ANA' })
  })

  it('is never named with CPF or birth date in what it failed with, nor in what is logged', async () => {
    const escritas: unknown[] = []
    for (const nivel of ['info', 'warn', 'error'] as const)
      vi.spyOn(logger, nivel).mockImplementation((...linha: unknown[]) => void escritas.push(linha))
    for (const resposta of [
      Object.assign(new TypeError('fetch failed'), { cause: new Error(`GET /cpf/${CPF}/14111970`) }),
      json(403, {}),
      json(200, { ...CORPO, ni: '0' }),
    ]) {
      responde(passe('t1'), resposta)
      const error = (await pessoaPorCpf(CPF, NASCIMENTO).catch((motivo: Error) => motivo)) as Error
      escritas.push(String(error), error.stack, String(error.cause))
    }
    expect(JSON.stringify(escritas)).not.toMatch(/40442820135|14111970|1970-11-14|t1/)
  })
})
