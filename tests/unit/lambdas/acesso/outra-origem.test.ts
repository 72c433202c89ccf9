import { expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { entrarComChave } from '#domain/acesso/contract-chaves.ts'
import { handler as entrar } from '#lambdas/acesso/entrar.lambda.ts'
import { handler as comChave } from '#lambdas/acesso/entrar-com-chave.lambda.ts'
import { handler as sair } from '#lambdas/acesso/sair.lambda.ts'
import { ANA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { comChave as novaChave, desafio } from './chave.ts'
import { comAna, email, SENHA } from './entrada.ts'

comAna()
const headers = { origin: 'https://outro.exemplo' }

it('a form of another site signs nobody in or out here', async () => {
  const senha = { por: 'senha', email, senha: SENHA }
  const chave = { resposta: (await novaChave(ANA)).usar(await desafio()) }
  for (const chamar of [
    (de?: object) => invoke(entrar, acesso.entrar, { entrada: senha, ...de }),
    (de?: object) => invoke(comChave, entrarComChave, { entrada: chave, ...de }),
    (de?: object) => invoke(sair, acesso.sair, { ...de }),
  ]) {
    expect(await chamar({ headers })).toMatchObject({ status: 403, cookies: [] })
    expect((await chamar()).status).toBe(200)
  }
})
