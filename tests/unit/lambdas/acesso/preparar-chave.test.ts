import { describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract-chaves.ts'
import { parteDe } from '#domain/acesso/parte-confiavel.ts'
import { handler as preparar } from '#lambdas/acesso/preparar-chave.lambda.ts'
import { ANA } from '#semente/personas.ts'
import { env } from '#lambdas/runtime/env.ts'
import { invoke } from '../../../support/invoke.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { comAna, email, id } from './entrada.ts'
import { comChave } from './chave.ts'

comAna()

describe('a device', () => {
  it('is told whose key it makes, and which the account has already, so that it makes no second', async () => {
    const { id: chave_id } = await comChave(ANA)
    const { body } = await invoke(preparar, acesso.prepararChave, {
      como: ANA,
      sessao: await sessaoGuardada(id, { segundo_fator: true }),
    })
    expect(body).toMatchObject({
      parte: parteDe(env('ORIGEM')).id,
      dono: { id: Buffer.from(id).toString('base64url'), nome: ANA.usuario.nome, email },
      existentes: [chave_id],
    })
  })
})
