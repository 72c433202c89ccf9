import { describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract-chaves.ts'
import { handler as ver } from '#lambdas/acesso/ver-chaves.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import { ANA, BRUNO, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { comAna } from './entrada.ts'
import { comChave } from './chave.ts'

comAna()

describe('passkeys', () => {
  it('are shown to their owner alone, with nothing they are used by', async () => {
    await contas.criar(BRUNO.usuario, new Date())
    const { id: chave_id } = await comChave(ANA)
    const vistas = async (como: Persona) => (await invoke(ver, acesso.verChaves, { como })).body
    expect(await vistas(ANA)).toEqual({
      chaves: [
        { id: chave_id, nome: 'Celular', sincronizada: false, criada_em: expect.any(String), usada_em: null },
      ],
    })
    expect(await vistas(BRUNO)).toEqual({ chaves: [] })
  })
})
