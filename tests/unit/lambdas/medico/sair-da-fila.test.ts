import { beforeEach, describe, expect, it } from 'vitest'
import { sairDaFila } from '#domain/medico/contract.ts'
import { handler } from '#lambdas/medico/sair-da-fila.lambda.ts'
import { ANA, HELENA, JULIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { at, beat, beatOn, comecar, emConsulta, leave, leaveOn, mine, pass, seen } from './presencas.ts'

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

  it('is not undone by the beat of another device, also in the middle of it', async () => {
    await beat(HELENA)
    await beatOn('computador')
    pass(20)
    await leave(HELENA)
    pass(10)
    expect(await beatOn('computador')).toMatchObject({ status: 409, body: { codigo: 'fora_da_fila' } })
    expect(await mine()).toMatchObject({ status: 'offline', last_seen_at: null })
    expect(await seen()).toEqual({ presencas: [], online: 0 })
    await beat(HELENA)
    pass(61)
    await Promise.all([beatOn('computador'), leave(HELENA)])
    await beatOn('computador')
    expect(await mine()).toMatchObject({ status: 'offline', last_seen_at: null })
  })

  it('nor does the beat of a device lead back from the queue that another went to', async () => {
    await beat(HELENA)
    await leave(HELENA)
    await beat(HELENA, 'cardiologia')
    expect(await beatOn('computador')).toMatchObject({ status: 409, body: { codigo: 'fora_da_fila' } })
    expect(await mine()).toMatchObject({ status: 'online', especialidade: 'cardiologia' })
  })

  it('goes on after a time of silence, and after a consultation, without having left', async () => {
    await beat(HELENA)
    pass(61)
    expect(await beatOn('computador')).toMatchObject({ status: 200 })
    expect(await mine()).toMatchObject({ status: 'online', entrou_em: at(61) })
    await emConsulta()
    expect(await beatOn('computador')).toMatchObject({ status: 200 })
    expect(await mine()).toMatchObject({ status: 'em_consulta' })
  })

  it('of a device that nobody looks at leaves the doctor where another device is looked at', async () => {
    await beat(HELENA)
    await beatOn('computador')
    await beatOn('telefone')
    pass(30)
    await beatOn('computador')
    await beatOn('telefone')
    expect(await leaveOn('telefone')).toMatchObject({ status: 200 })
    expect(await mine()).toMatchObject({ status: 'online', entrou_em: at(0) })
    pass(20)
    await leaveOn('computador')
    expect(await mine()).toMatchObject({ status: 'offline', last_seen_at: null })
    expect((await leaveOn('computador')).status).toBe(200)
  })

  it('of the only device ends it, also when another one fell silent', async () => {
    await beat(HELENA)
    await beatOn('computador')
    pass(61)
    await beatOn('telefone')
    await leaveOn('telefone')
    expect(await mine()).toMatchObject({ status: 'offline', last_seen_at: null })
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
