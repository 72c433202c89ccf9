import { describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract-chaves.ts'
import { parteDe } from '#domain/acesso/parte-confiavel.ts'
import { handler as pedirDesafio } from '#lambdas/acesso/pedir-desafio.lambda.ts'
import { env } from '#lambdas/runtime/env.ts'
import { invoke } from '../../../support/invoke.ts'
import { comAna } from './entrada.ts'

comAna()

describe('a device', () => {
  it('is asked to sign a challenge nobody else was given, under the name of the product', async () => {
    const pedir = async () => (await invoke(pedirDesafio, acesso.pedirDesafio)).body
    const [um, outro] = [await pedir(), await pedir()]
    expect(um).toEqual({ desafio: expect.stringMatching(/^[\w-]{43}$/), parte: parteDe(env('ORIGEM')).id })
    expect(outro).not.toEqual(um)
  })
})
