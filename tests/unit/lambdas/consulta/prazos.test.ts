import { SFNClient, StartExecutionCommand, ExecutionAlreadyExists } from '@aws-sdk/client-sfn'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { handler as agendar } from '#lambdas/consulta/agendar-expiracao.ts'
import { handler as expirar } from '#lambdas/consulta/expirar.ts'
import { handler as reconciliar } from '#lambdas/consulta/reconciliar.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { cancelarPorRedFlag } from '#lambdas/store/par.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco } from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const sfn = mockClient(SFNClient)
const vencida = haPouco(1)
const comHelena = { assigned_to: HELENA.usuario.id, assigned_at: haPouco(120_001) } as const
const DIA = 86_400_000

beforeEach(async () => {
  sfn.reset()
  sfn.on(StartExecutionCommand).resolves({})
  tabelaViva(itemsOf(ANA, HELENA))
  await cadastrarMedicos()
})

const consulta = () => consultas.find(CONSULTA)
const pagamento = async () => (await pagamentos.find(CONSULTA))?.status

const prazos: [string, Partial<Consulta>, Partial<Consulta>, string][] = [
  [
    'an unpaid one expires',
    { status: 'pending' },
    { status: 'expired', motivo_fim: 'sem_pagamento' },
    'a_liberar',
  ],
  [
    'a waiting one expires',
    { status: 'queued' },
    { status: 'expired', motivo_fim: 'sem_medico' },
    'a_liberar',
  ],
  [
    'one whose doctor does not come returns to the queue without them',
    { status: 'assigned', ...comHelena },
    { status: 'queued', medicos_excluidos: [HELENA.usuario.id] },
    'autorizado',
  ],
  [
    'one whose doctor went away before both met is given up',
    { status: 'in_progress', ...comHelena, started_at: haPouco(1_800_001) },
    { status: 'cancelled', motivo_fim: 'abandonada' },
    'a_liberar',
  ],
]

describe.each([
  ['the reconciler', () => reconciliar({}, CONTEXT)],
  ['the workflow', () => expirar({ consulta_id: CONSULTA }, CONTEXT)],
] as const)('%s', (_who, run) => {
  it.each(prazos)('%s', async (_name, dados, esperado, dinheiro) => {
    await consultar({ ...dados, vence_em: vencida })
    await run()
    expect(await consulta()).toMatchObject(esperado)
    expect(await pagamento()).toBe(dinheiro)
  })

  it('does it once, however often and late it runs', async () => {
    await consultar({ vence_em: vencida })
    await run()
    const first = await consulta()
    await run()
    expect(await consulta()).toEqual(first)
  })

  it('leaves alone what is not due', async () => {
    const dados = await consultar()
    await run()
    expect(await consulta()).toEqual(dados)
  })
})

describe('a consultation in which both met', () => {
  const aberta = {
    status: 'in_progress',
    ...comHelena,
    started_at: haPouco(2_000_000),
    ambos_conectados_em: haPouco(1_900_000),
    vence_em: vencida,
  } as const

  it('is left for a person until 80 % of the hold, then until its end', async () => {
    const limite = new Date(Date.now() + 5 * DIA).toISOString()
    const { queued_at } = await consultar(aberta, { capture_before: limite })
    await reconciliar({}, CONTEXT)
    const entrada = Date.parse(queued_at ?? '')
    expect(await consulta()).toMatchObject({
      status: 'in_progress',
      vence_em: new Date(entrada + 0.8 * (Date.parse(limite) - entrada)).toISOString(),
    })
  })

  it('ends with the hold', async () => {
    await consultar(aberta, { capture_before: vencida })
    await reconciliar({}, CONTEXT)
    expect(await consulta()).toMatchObject({ status: 'cancelled', motivo_fim: 'retencao_perdida' })
    expect(await pagamento()).toBe('a_liberar')
  })
})

describe('expirar', () => {
  it('answers the state, also of what is gone', async () => {
    await consultar({ vence_em: vencida })
    expect(await expirar({ consulta_id: CONSULTA }, CONTEXT)).toEqual({ status: 'expired' })
    expect(await expirar({ consulta_id: 'nenhuma' }, CONTEXT)).toEqual({ status: 'inexistente' })
  })
})

describe('agendar-expiracao', () => {
  const event = { messageId: 'm', body: JSON.stringify({ detail: { consulta_id: CONSULTA } }) }
  const run = () => agendar({ Records: [event as never] }, CONTEXT)

  it('starts one workflow for each instant a consultation falls due', async () => {
    const { vence_em = '' } = await consultar()
    expect(await run()).toEqual({ batchItemFailures: [] })
    expect(sfn.commandCalls(StartExecutionCommand).map(({ args }) => args[0].input)).toEqual([
      {
        stateMachineArn: 'arn:aws:states:sa-east-1:000000000000:stateMachine:expiracao',
        name: `${CONSULTA}-${Date.parse(vence_em)}`,
        input: JSON.stringify({ consulta_id: CONSULTA, vence_em }),
      },
    ])
  })

  it('takes the repeat of an event as done, and lets a failure come again', async () => {
    await consultar()
    sfn.on(StartExecutionCommand).rejects(new ExecutionAlreadyExists({ $metadata: {}, message: 'there' }))
    expect(await run()).toEqual({ batchItemFailures: [] })
    sfn.on(StartExecutionCommand).rejects(new Error('away'))
    expect(await run()).toEqual({ batchItemFailures: [{ itemIdentifier: 'm' }] })
  })

  it('starts none for what has ended', async () => {
    await consultar({ status: 'cancelled', vence_em: undefined })
    await run()
    expect(sfn.commandCalls(StartExecutionCommand)).toHaveLength(0)
  })
})

describe('a red flag found later', () => {
  it.each([['pending'], ['queued']] as const)('marks and cancels a %s consultation', async (status) => {
    await consultar({ status })
    expect(await cancelarPorRedFlag(ANA.usuario.id, new Date())).toMatchObject({
      id: CONSULTA,
      status: 'cancelled',
      red_flag: true,
      motivo_fim: 'red_flag',
    })
    expect(await pagamento()).toBe('a_liberar')
    expect(await cancelarPorRedFlag(ANA.usuario.id, new Date())).toBeUndefined()
  })

  it('leaves the one a doctor already has', async () => {
    await consultar({ status: 'assigned', ...comHelena })
    expect(await cancelarPorRedFlag(ANA.usuario.id, new Date())).toBeUndefined()
    expect((await consulta())?.status).toBe('assigned')
  })
})

describe('the room', () => {
  it('keeps the first times and moves the timer with the doctor', async () => {
    await consultar({ status: 'assigned', ...comHelena })
    const [first, later] = [new Date(), new Date(Date.now() + 60_000)]
    await consultas.conectou(CONSULTA, 'medico', false, first)
    await consultas.conectou(CONSULTA, 'paciente', true, later)
    await consultas.conectou(CONSULTA, 'medico', true, later)
    expect(await consulta()).toMatchObject({
      medico_na_sala_em: first.toISOString(),
      paciente_na_sala_em: later.toISOString(),
      ambos_conectados_em: later.toISOString(),
      medico_visto_em: later.toISOString(),
      vence_em: new Date(later.getTime() + 120_000).toISOString(),
    })
  })

  it('is closed to what has ended', async () => {
    await consultar({ status: 'expired' })
    expect(await consultas.conectou(CONSULTA, 'medico', true, new Date())).toBeUndefined()
    expect(await consultas.medicoVisto('nenhuma', new Date())).toBeUndefined()
  })
})
