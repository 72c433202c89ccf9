import { beforeEach, describe, expect, it } from 'vitest'
import { minhaPresenca } from '#domain/medico/contract.ts'
import { handler } from '#lambdas/medico/minha-presenca.lambda.ts'
import { ANA, HELENA, JULIA } from '#semente/personas.ts'
import { CONSULTA } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { at, beat, comecar, emConsulta, pass } from './presencas.ts'

beforeEach(comecar)
const minha = async () => (await invoke(handler, minhaPresenca, { como: HELENA })).body

describe('minha-presenca', () => {
  it('is offline before the first beat', async () => {
    expect(await minha()).toEqual({
      status: 'offline',
      especialidade: null,
      entrou_em: null,
      last_seen_at: null,
      consulta_id: null,
    })
  })

  it('is online since the first of the beats, until 60 s of silence', async () => {
    await beat(HELENA)
    pass(30)
    await beat(HELENA)
    pass(60)
    expect(await minha()).toEqual({
      status: 'online',
      especialidade: 'clinica_medica',
      entrou_em: at(0),
      last_seen_at: at(30),
      consulta_id: null,
    })
    pass(1)
    expect(await minha()).toEqual({
      status: 'offline',
      especialidade: null,
      entrou_em: null,
      last_seen_at: at(30),
      consulta_id: null,
    })
  })

  it('is in a consultation while its lock is held, also without a beat', async () => {
    await emConsulta()
    expect(await minha()).toEqual({
      status: 'em_consulta',
      especialidade: null,
      entrou_em: null,
      last_seen_at: null,
      consulta_id: CONSULTA,
    })
  })

  it('is a verified doctor’s', async () => {
    for (const [como, codigo] of [
      [ANA, 'sem_permissao'],
      [JULIA, 'conta_bloqueada'],
    ] as const)
      expect(await invoke(handler, minhaPresenca, { como })).toMatchObject({ status: 403, body: { codigo } })
  })
})
