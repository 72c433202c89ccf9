import { describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { handler } from '#lambdas/acesso/ver-sessoes.lambda.ts'
import { BRUNO } from '#semente/personas.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import { ANA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { comAna, comSenha, dentroDe, id, jtiDe } from './entrada.ts'

comAna()

const ver = async (como: Parameters<typeof invoke>[2]) =>
  (await invoke(handler, acesso.verSessoes, como)).body as { sessoes: { id: string }[] }

describe('ver-sessoes', () => {
  it('shows where the caller is signed in, the place as its net alone, and nothing that ended or is old', async () => {
    const { body } = await comSenha(undefined, { ip: '203.0.113.9' })
    const atual = jtiDe(dentroDe(body).token)
    const outra = await sessaoGuardada(id, { segundo_fator: true, em: new Date(Date.now() - 60_000) })
    const encerrada = await sessaoGuardada(id)
    await sessoes.encerrar(id, encerrada, new Date())
    await sessaoGuardada(id, { em: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
    await contas.criar(BRUNO.usuario, new Date())
    await sessaoGuardada(BRUNO.usuario.id)
    const em = expect.any(String) as string
    expect(await ver({ como: ANA, sessao: atual })).toEqual({
      sessoes: [
        {
          id: atual,
          atual: true,
          navegador: 'Navegador desconhecido',
          rede: '203.0.113.0/24',
          criada_em: em,
          usada_em: em,
          metodo: 'senha',
          segundo_fator: false,
        },
        expect.objectContaining({ id: outra, atual: false, segundo_fator: true }),
      ],
    })
  })
})
