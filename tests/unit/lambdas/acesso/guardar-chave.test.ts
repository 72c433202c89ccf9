import { describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract-chaves.ts'
import { handler as preparar } from '#lambdas/acesso/preparar-chave.lambda.ts'
import * as chaves from '#lambdas/acesso/store/chaves.ts'
import * as contas from '#lambdas/store/contas.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { comAna, id } from './entrada.ts'
import { aparelho, guardarComo, HA_UMA_HORA, prepararComo } from './chave.ts'

comAna()

describe('a passkey', () => {
  it('is not made by a sign-in left open', async () => {
    const antiga = await sessaoGuardada(id, { em: HA_UMA_HORA })
    const recusa = { status: 403, body: { codigo: 'login_recente_necessario' } }
    expect(await invoke(preparar, acesso.prepararChave, { como: ANA, sessao: antiga })).toMatchObject(recusa)
    expect(
      await guardarComo(ANA, antiga, aparelho().criar({ desafio: 'x', dono: { id: 'x' } })),
    ).toMatchObject(recusa)
  })

  it.each([
    ['another page', { origem: 'https://acolhe.exemplo' }],
    ['another name', { parte: 'acolhe.exemplo' }],
    ['a device that did not ask who holds it', { verificado: false }],
    ['another ceremony', { tipo: 'webauthn.get' }],
  ])('made on %s is not kept', async (_nome, mentira) => {
    const sessao = await sessaoGuardada(id)
    const resposta = aparelho().criar(await prepararComo(ANA, sessao), mentira)
    expect(await guardarComo(ANA, sessao, resposta)).toMatchObject({
      status: 401,
      body: { codigo: 'credenciais_invalidas' },
    })
    expect(await chaves.doUsuario(id)).toEqual([])
  })

  it('made for one account is not kept by another', async () => {
    await contas.criar(BRUNO.usuario, new Date())
    const [deAna, deBruno] = [await sessaoGuardada(id), await sessaoGuardada(BRUNO.usuario.id)]
    const resposta = aparelho().criar(await prepararComo(ANA, deAna))
    expect(await guardarComo(BRUNO, deBruno, resposta)).toMatchObject({ status: 410 })
  })
})
