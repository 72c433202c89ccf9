import { describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract-chaves.ts'
import { handler as retirar } from '#lambdas/acesso/retirar-chave.lambda.ts'
import * as chaves from '#lambdas/acesso/store/chaves.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as papeis from '#semente/papeis.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import { ANA, BRUNO, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { comAna, dentroDe, id, jtiDe } from './entrada.ts'
import { comChave, desafio, entrar, HA_UMA_HORA, RECUSADA } from './chave.ts'

comAna()

describe('removing a passkey', () => {
  const tirar = (como: Persona, sessao: string, chave_id: string) =>
    invoke(retirar, acesso.retirarChave, { como, sessao, entrada: { chave_id } })

  it('shuts it out with what it opened elsewhere, and nothing else', async () => {
    const novo = await comChave(ANA)
    const { body } = await entrar(novo.usar(await desafio()))
    const daChave = jtiDe(dentroDe(body).token)
    const daSenha = await sessaoGuardada(id)
    const aqui = await sessaoGuardada(id)
    await contas.criar(BRUNO.usuario, new Date())
    expect((await tirar(BRUNO, await sessaoGuardada(BRUNO.usuario.id), novo.id)).status).toBe(404)
    expect((await tirar(ANA, await sessaoGuardada(id, { em: HA_UMA_HORA }), novo.id)).status).toBe(403)
    expect((await tirar(ANA, aqui, novo.id)).status).toBe(200)
    expect(await entrar(novo.usar(await desafio()))).toMatchObject(RECUSADA)
    expect((await sessoes.find(id, daChave))?.encerrada_em).toBeDefined()
    expect((await sessoes.find(id, daSenha))?.encerrada_em).toBeUndefined()
  })

  it('leaves whoever must have a second factor the last one', async () => {
    await papeis.mudarAdmin({ usuario_id: id, ativo: true, ator_id: 'operador', motivo: null }, new Date())
    const [uma, outra] = [await comChave(ANA), await comChave(ANA)]
    const sessao = await sessaoGuardada(id, { segundo_fator: true })
    const fins = await Promise.all([tirar(ANA, sessao, uma.id), tirar(ANA, sessao, outra.id)])
    expect(fins.map(({ status }) => status).toSorted((a, b) => Number(a) - Number(b))).toEqual([200, 409])
    expect(fins.find(({ status }) => status === 409)?.body).toMatchObject({
      detail: expect.stringMatching(/^É a sua única verificação em duas etapas\./) as unknown,
    })
    expect(await chaves.doUsuario(id)).toHaveLength(1)
  })
})
