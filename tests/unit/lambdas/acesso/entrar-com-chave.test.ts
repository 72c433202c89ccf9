import { describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract-chaves.ts'
import { parteDe } from '#domain/acesso/parte-confiavel.ts'
import { handler as ver } from '#lambdas/acesso/ver-chaves.lambda.ts'
import * as chaves from '#lambdas/acesso/store/chaves.ts'
import * as contas from '#lambdas/store/contas.ts'
import { usuarioKey } from '#lambdas/store/keys.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { autenticador } from '../../../support/autenticador-de-chaves.ts'
import { env } from '#lambdas/runtime/env.ts'
import { invoke } from '../../../support/invoke.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { comAna, dentroDe, email, id, jtiDe } from './entrada.ts'
import { aparelho, comChave, desafio, entrar, guardarComo, prepararComo, RECUSADA } from './chave.ts'

comAna()

describe('a passkey', () => {
  it('is made in a proven sign-in, opens the account without an address, and counts as the second factor', async () => {
    const novo = await comChave(ANA)
    const { status, body } = await entrar(novo.usar(await desafio()))
    expect({ status, body }).toMatchObject({ status: 200, body: { passo: 'dentro', usuario_id: id, email } })
    const guardada = await sessoes.find(id, jtiDe(dentroDe(body).token))
    expect(guardada).toMatchObject({ metodo: 'chave', segundo_fator: true, chave_id: novo.id })
    const { body: lista } = await invoke(ver, acesso.verChaves, { como: ANA })
    const em = expect.any(String) as string
    expect(lista).toEqual({
      chaves: [{ id: novo.id, nome: 'Celular', sincronizada: false, criada_em: em, usada_em: em }],
    })
  })

  it.each([
    ['another page', { origem: 'https://acolhe.exemplo' }],
    ['the machine by its number, which is not where it is bound to', { origem: 'http://127.0.0.1:4600' }],
    ['another name', { parte: 'acolhe.exemplo' }],
    ['a device that did not ask who holds it', { verificado: false }],
    ['another ceremony', { tipo: 'webauthn.create' }],
    ['another account’s name', { dono: BRUNO.usuario.id }],
    ['no account at all', { dono: 'ninguem' }],
  ])('used from %s opens nothing, in the same words', async (_nome, mentira) => {
    await contas.criar(BRUNO.usuario, new Date())
    const novo = await comChave(ANA)
    const recusa = await entrar(novo.usar(await desafio(), mentira))
    expect(recusa).toMatchObject(RECUSADA)
    expect((await chaves.find(id, novo.id))?.usada_em).toBeNull()
    const deNinguem = await entrar(aparelho().usar(await desafio(), { dono: 'ninguem' }))
    expect(recusa.body).toEqual(deNinguem.body)
  })

  it('signs a challenge once, ours, and for what it was given', async () => {
    const novo = await comChave(ANA)
    const um = await desafio()
    expect((await entrar(novo.usar(um))).status).toBe(200)
    const vencida = { status: 410, body: { codigo: 'entrada_vencida' } }
    expect(await entrar(novo.usar(um))).toMatchObject(vencida)
    expect(await entrar(novo.usar('A'.repeat(43)))).toMatchObject(vencida)
    const sessao = await sessaoGuardada(id, { segundo_fator: true })
    const { desafio: deCriar } = await prepararComo(ANA, sessao)
    expect(await entrar(novo.usar(deCriar))).toMatchObject(vencida)
    const resposta = aparelho().criar({ desafio: await desafio(), dono: { id } })
    expect(await guardarComo(ANA, sessao, resposta)).toMatchObject(vencida)
  })

  it('two at once with one challenge: one enters', async () => {
    const novo = await comChave(ANA)
    const um = await desafio()
    const respostas = await Promise.all([entrar(novo.usar(um)), entrar(novo.usar(um))])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => Number(a) - Number(b))).toEqual([
      200, 410,
    ])
  })

  it('that counts back is a copy: it is stopped for good, and a stranger’s number stops nothing', async () => {
    const novo = await comChave(ANA, true)
    expect((await entrar(novo.usar(await desafio(), { contador: 9 }))).status).toBe(200)
    const deOutro = autenticador({ ...parteDe(env('ORIGEM')), parte: 'localhost' })
    const forjada = {
      ...deOutro.usar(await desafio(), { contador: 1, dono: id }),
      id: novo.id,
      rawId: novo.id,
    }
    expect(await entrar(forjada)).toMatchObject(RECUSADA)
    expect((await chaves.find(id, novo.id))?.copiada_em).toBeUndefined()
    expect(await entrar(novo.usar(await desafio(), { contador: 9 }))).toMatchObject(RECUSADA)
    expect(await chaves.find(id, novo.id)).toMatchObject({
      contador: 9,
      copiada_em: expect.any(String) as string,
    })
    expect(await entrar(novo.usar(await desafio(), { contador: 10 }))).toMatchObject(RECUSADA)
  })

  it('opens no closed account', async () => {
    const novo = await comChave(ANA)
    const closed_at = new Date().toISOString()
    await write(update(usuarioKey(id), { set: { closed_at } }, ALWAYS))
    expect(await entrar(novo.usar(await desafio()))).toMatchObject(RECUSADA)
  })
})
