import { describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract-chaves.ts'
import { handler as nomear } from '#lambdas/acesso/nomear-chave.lambda.ts'
import * as chaves from '#lambdas/acesso/store/chaves.ts'
import * as contas from '#lambdas/store/contas.ts'
import { ANA, BRUNO, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { comAna, id } from './entrada.ts'
import { comChave } from './chave.ts'

comAna()

describe('a passkey', () => {
  it('is named by its owner alone', async () => {
    await contas.criar(BRUNO.usuario, new Date())
    const { id: chave_id } = await comChave(ANA)
    const chamar = (como: Persona) =>
      invoke(nomear, acesso.nomearChave, { como, entrada: { chave_id, nome: 'Celular novo' } })
    expect((await chamar(BRUNO)).status).toBe(404)
    expect((await chamar(ANA)).status).toBe(200)
    expect((await chaves.find(id, chave_id))?.nome).toBe('Celular novo')
  })
})
