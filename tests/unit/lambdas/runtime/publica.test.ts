import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LIMITES } from '#domain/base/limites-da-especificacao.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { handlerSource, type Operation, operation, publico } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const PUBLICAS = FUNCOES.filter(
  (f): f is Operation<typeof publico> => f.tipo === 'http' && f.acesso.nivel === 'publico',
)

const avisar = operation({
  nome: 'avisar-teste',
  capacidade: 'acesso',
  resumo: 'Só para este teste.',
  metodo: 'POST',
  caminho: '/teste',
  acesso: publico,
  limites: { ip: 'email_teste_ip', identidade: [], repetivel: true },
  entrada: z.object({ valor: z.string('Informe o valor.') }),
  saida: z.object({ repetida: z.boolean() }),
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})
const handler = publica(avisar, async (_input, { repetida }) => ({ repetida }))
const MAXIMO = LIMITES_DO_SERVIDOR.email_teste_ip.maxAttempts

const pedir = (entrada: object = { valor: 'x' }, ip?: string, headers?: Record<string, string>) =>
  invoke(handler, avisar, { entrada: { ...entrada }, ip, headers })

let tabela: ReturnType<typeof tabelaViva>

beforeEach(() => {
  tabela = tabelaViva()
  segredosVivos()
})

describe('public operations', () => {
  it.each(PUBLICAS)('$nome names limits that exist, and its handler is built to count them', (operacao) => {
    const { ip, identidade } = operacao.limites
    expect(LIMITES_DO_SERVIDOR).toHaveProperty(ip)
    for (const nome of identidade) expect({ ...LIMITES, ...LIMITES_DO_SERVIDOR }).toHaveProperty(nome)
    const fonte = readFileSync(handlerSource(operacao), 'utf8')
    expect(fonte).toMatch(/export const handler = publica\(/)
  })
})

describe('publica', () => {
  it('answers one address exactly as often as its limit says, fifty at once, and others still', async () => {
    const respostas = await Promise.all(Array.from({ length: 50 }, () => pedir()))
    const contadas = [200, 429].map((status) => respostas.filter((r) => r.status === status).length)
    expect(contadas).toEqual([MAXIMO, 50 - MAXIMO])
    expect(respostas.find(({ status }) => status === 429)?.body).toMatchObject({
      codigo: 'muitas_tentativas',
      retry_after: 3600,
    })
    expect((await pedir({ valor: 'x' }, '10.9.9.9')).status).toBe(200)
  })

  it('counts no malformed request, and stores no address', async () => {
    for (let vez = 0; vez <= MAXIMO; vez++) expect((await pedir({ valor: 1 })).status).toBe(400)
    expect((await pedir({ valor: 'x' }, '10.9.9.9')).status).toBe(200)
    expect(JSON.stringify([...tabela.items])).not.toContain('10.9.9.9')
  })

  it('takes no refused request for one that is sent again', async () => {
    for (let vez = 0; vez < MAXIMO; vez++) await pedir()
    const chave = { 'x-idempotency-key': 'chave-de-teste' }
    for (let vez = 0; vez < 3; vez++) expect((await pedir({ valor: 'x' }, undefined, chave)).status).toBe(429)
  })

  it('knows a request sent again, and limits repetitions by themselves', async () => {
    const de = (valor: string) => pedir({ valor }, undefined, { 'x-idempotency-key': 'chave-de-teste' })
    expect((await de('a')).body).toEqual({ repetida: false })
    for (let vez = 0; vez < LIMITES_DO_SERVIDOR.repeticao_ip.maxAttempts; vez++)
      expect((await de('a')).body).toEqual({ repetida: true })
    expect((await de('a')).status).toBe(429)
    expect((await de('b')).body).toEqual({ repetida: false })
  })
})
