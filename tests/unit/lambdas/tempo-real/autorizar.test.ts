import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as autorizar } from '#lambdas/tempo-real/autorizar.lambda.ts'
import { handler as emitirBilhete } from '#lambdas/tempo-real/emitir-bilhete.lambda.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { ANA, CARLA, HELENA } from '#semente/personas.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { bilheteDe } from './cenario.ts'

const ARN = 'arn:aws:execute-api:sa-east-1:000000000000:api/ws/$connect'
const AGORA = new Date('2026-11-20T10:00:00.000Z')

const pedir = (ticket: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  autorizar(
    {
      type: 'REQUEST',
      methodArn: ARN,
      headers,
      queryStringParameters: ticket === undefined ? null : { ticket },
    } as APIGatewayRequestAuthorizerEvent,
    CONTEXT,
  )
const politica = (Effect: 'Allow' | 'Deny') => ({
  Version: '2012-10-17',
  Statement: [{ Action: 'execute-api:Invoke', Effect, Resource: ARN }],
})
const NEGADO = { principalId: 'anonimo', policyDocument: politica('Deny') }

let tabela: ReturnType<typeof tabelaViva>
beforeEach(() => {
  vi.useFakeTimers({ now: AGORA, toFake: ['Date'] })
  tabela = tabelaViva(itemsOf(ANA, CARLA, HELENA))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the authorizer', () => {
  it('lets in by our own page alone: another site’s brings a ticket for nothing, and does not spend it', async () => {
    const { ticket } = await bilheteDe(ANA)
    expect(await pedir(ticket, { Origin: 'https://outro.exemplo' })).toEqual(NEGADO)
    expect(await pedir(ticket, { origin: 'null' })).toEqual(NEGADO)
    expect(await pedir(ticket, { Origin: process.env['ORIGEM'] ?? '' })).toMatchObject({
      policyDocument: politica('Allow'),
    })
  })

  it('lets in whoever brings a ticket, once', async () => {
    const { ticket } = await bilheteDe(ANA)
    expect(await pedir(ticket)).toEqual({
      principalId: ANA.usuario.id,
      policyDocument: politica('Allow'),
      context: { usuario_id: ANA.usuario.id, emitido_em: AGORA.toISOString() },
    })
    expect(tabela.of('bilhete')).toEqual([])
    expect(await pedir(ticket)).toEqual(NEGADO)
  })

  it('lets nobody in by a ticket of a sign-in that has ended', async () => {
    const { ticket } = await bilheteDe(ANA)
    await usuarios.registrarSaida(ANA.usuario.id, new Date(AGORA.getTime() + 1))
    expect(await pedir(ticket)).toEqual(NEGADO)
  })

  it('lets nobody in by a ticket of the one sign-in that was ended', async () => {
    const sessao = await sessaoGuardada(ANA.usuario.id)
    const pedido = { como: ANA, sessao }
    const { body } = await invoke(emitirBilhete, tempoReal.emitirBilhete, pedido)
    const { body: outro } = await invoke(emitirBilhete, tempoReal.emitirBilhete, { como: ANA })
    await sessoes.encerrar(ANA.usuario.id, sessao, AGORA)
    expect(await pedir((body as { ticket: string }).ticket)).toEqual(NEGADO)
    expect(await pedir((outro as { ticket: string }).ticket)).toMatchObject({ principalId: ANA.usuario.id })
  })

  it('lets in one of many that bring the same ticket', async () => {
    const { ticket } = await bilheteDe(ANA)
    const answers = await Promise.all(Array.from({ length: 10 }, async () => pedir(ticket)))
    expect(answers.filter(({ principalId }) => principalId === ANA.usuario.id)).toHaveLength(1)
  })

  it('takes a ticket until its last instant and not after', async () => {
    const [primeiro, segundo] = [await bilheteDe(ANA), await bilheteDe(ANA)]
    vi.setSystemTime(AGORA.getTime() + 30_000)
    expect((await pedir(primeiro.ticket)).principalId).toBe(ANA.usuario.id)
    vi.setSystemTime(AGORA.getTime() + 30_001)
    expect(await pedir(segundo.ticket)).toEqual(NEGADO)
  })

  it.each(['', 'x', undefined, 'a'.repeat(5000)])('denies %s', async (ticket) => {
    expect(await pedir(ticket)).toEqual(NEGADO)
  })
})

describe('behind the CDN', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  const comCabecalho = async (headers: Record<string, string> | null) => {
    vi.stubEnv('SEGREDO_DA_CDN', '')
    const { ticket } = await bilheteDe(ANA)
    vi.stubEnv('SEGREDO_DA_CDN', 'segredo')
    return autorizar(
      {
        type: 'REQUEST',
        methodArn: ARN,
        headers,
        queryStringParameters: { ticket },
      } as unknown as APIGatewayRequestAuthorizerEvent,
      CONTEXT,
    )
  }

  it('a good ticket that comes past it connects nobody', async () => {
    expect(await comCabecalho(null)).toEqual(NEGADO)
    expect(await comCabecalho({ 'X-Acolhe-Origem': 'outro' })).toEqual(NEGADO)
  })

  it('one that comes through it does', async () => {
    expect(await comCabecalho({ 'X-Acolhe-Origem': 'segredo' })).toMatchObject({
      principalId: ANA.usuario.id,
    })
  })
})
