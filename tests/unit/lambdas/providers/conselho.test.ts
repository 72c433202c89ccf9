import { beforeEach, describe, expect, it, vi } from 'vitest'
import { medicoPorCrm, pessoaPorCpf } from '#lambdas/providers/conselho.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'

const PESSOA = { nome: 'ANA', data_nascimento: '1990-03-14', situacao: 'regular' }
const json = (status: number, corpo: unknown) => new Response(JSON.stringify(corpo), { status })
const pedidos: { url: string; chave: string | undefined }[] = []

/** The registry answers these, one after the other; an error is a network that fails. */
function responde(...respostas: (Response | Error)[]): void {
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    pedidos.push({ url, chave: headers['x-api-key'] })
    const resposta = respostas.shift()
    if (!resposta || resposta instanceof Error) throw resposta ?? new Error('asked too often')
    return resposta
  })
}

beforeEach(() => {
  segredosVivos()
  pedidos.length = 0
})

describe('the registry', () => {
  it('is asked with the key, and its answer is taken for what is needed', async () => {
    responde(json(200, { ...PESSOA, cpf: '52998224725', outra: 1 }))
    expect(await pessoaPorCpf('52998224725')).toEqual(PESSOA)
    expect(pedidos).toEqual([{ url: 'http://127.0.0.1:9/cpf/52998224725', chave: 'chave-de-teste' }])
  })

  it('says when it does not know somebody', async () => {
    responde(json(404, { codigo: 'nao_encontrado', mensagem: '…' }))
    expect(await medicoPorCrm('1', 'SP')).toBeNull()
    expect(pedidos.map(({ url }) => url)).toEqual(['http://127.0.0.1:9/medicos/SP/1'])
  })

  it('is asked again when it may only be busy', async () => {
    responde(new Error('socket hang up'), json(503, {}), json(200, PESSOA))
    expect(await pessoaPorCpf('52998224725')).toEqual(PESSOA)
    expect(pedidos.length).toBe(3)
  })

  it.each([
    ['away', [json(500, {}), json(502, {}), json(429, {})], 3],
    ['at a wrong address', [json(404, { codigo: 'endereco_desconhecido' })], 1],
    ['not letting us in', [json(401, { codigo: 'nao_autorizado' })], 1],
    ['answering something else', [json(200, { nome: 1 })], 1],
    ['answering no JSON', [new Response('<html>', { status: 200 })], 1],
  ])('is unavailable when %s', async (_nome, respostas, vezes) => {
    responde(...respostas)
    await expect(pessoaPorCpf('52998224725')).rejects.toMatchObject({ name: 'ConselhoIndisponivel' })
    expect(pedidos.length).toBe(vezes)
  })
})
