import { describe, expect, it } from 'vitest'
import type { SituacaoDoCertificado } from '#domain/documento/certificado.ts'
import { certificadoEncerrar, certificadoSituacao } from '#domain/documento/contract-certificado.ts'
import { handler as encerrar } from '#lambdas/documento/certificado-encerrar.lambda.ts'
import { handler as situacao } from '#lambdas/documento/certificado-situacao.lambda.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { sairDeTudo, novaSenha } from '#lambdas/acesso/store/saidas.ts'
import { HELENA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { comAssinador, conectada } from './assinador.ts'

const assinador = comAssinador()
const { asked } = assinador
const { id } = HELENA.usuario

/** As a sign-in made after what ended the others. */
const ver = async () => {
  const entrouEm = new Date(Date.now() + 2_000)
  const { body } = await invoke(situacao, certificadoSituacao, { como: HELENA, entrouEm })
  return body as SituacaoDoCertificado
}

describe('documento/certificado-encerrar', () => {
  it('ends when the doctor says so, and the provider is told', async () => {
    await conectada()
    asked.length = 0
    const { body } = await invoke(encerrar, certificadoEncerrar, { como: HELENA })
    expect(body).toMatchObject({ status: 'encerrado', expira_em: null })
    expect(asked.map(({ path }) => path)).toEqual(['/psc/vidaas/v0/oauth/revoke'])
    expect(await invoke(encerrar, certificadoEncerrar, { como: HELENA })).toMatchObject({ status: 200 })
  })

  it.each([
    ['signed out everywhere', () => sairDeTudo(id, new Date())],
    ['a new password', () => novaSenha(id, new Date())],
  ] as const)('ends with what ends everything: %s', async (_caso, acabar) => {
    await conectada()
    await acabar()
    expect(await ver()).toMatchObject({ status: 'encerrado' })
    expect(await sessoes.find(id)).not.toHaveProperty('token')
  })
})
