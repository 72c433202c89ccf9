import { beforeEach, describe, expect, it } from 'vitest'
import { sairDaFila } from '#domain/medico/contract.ts'
import { handler } from '#lambdas/medico/sair-da-fila.lambda.ts'
import { ANA, HELENA, JULIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { at, beat, comecar, mine, pass, seen } from './presencas.ts'

beforeEach(comecar)

describe('sair-da-fila', () => {
  it('leaves, also twice', async () => {
    await beat(HELENA)
    for (const _ of [1, 2])
      expect(await invoke(handler, sairDaFila, { como: HELENA })).toMatchObject({
        status: 200,
        body: { success: true },
      })
    expect(await mine()).toMatchObject({ status: 'offline', last_seen_at: null })
    expect(await seen()).toEqual({ presencas: [], online: 0 })
  })

  it('counts the time anew after coming back', async () => {
    await beat(HELENA)
    await invoke(handler, sairDaFila, { como: HELENA })
    pass(5)
    await beat(HELENA)
    expect(await mine()).toMatchObject({ status: 'online', entrou_em: at(5) })
  })

  it('is a doctor’s, who passed the identity check', async () => {
    expect(await invoke(handler, sairDaFila, { como: ANA })).toMatchObject({
      status: 403,
      body: { codigo: 'sem_permissao' },
    })
    expect(await invoke(handler, sairDaFila, { como: JULIA })).toMatchObject({
      status: 403,
      body: { codigo: 'conta_bloqueada' },
    })
  })
})
