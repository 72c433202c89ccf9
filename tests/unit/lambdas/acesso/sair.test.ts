import { describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { handler as sair } from '#lambdas/acesso/sair.lambda.ts'
import { handler as lerPerfil } from '#lambdas/cadastro/usuario-eu.lambda.ts'
import { ANA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { cookiesOf, comAna, comSenha, dentroDe, jtiDe } from './entrada.ts'

comAna()

describe('sair', () => {
  it('ends this browser’s sign-in at once, token and all, and no other', async () => {
    const [aqui, ali] = [await comSenha(), await comSenha()]
    const ler = async (body: unknown) =>
      (await invoke(lerPerfil, usuarioEu, { como: ANA, sessao: jtiDe(dentroDe(body).token) })).status
    const saida = await invoke(sair, acesso.sair, { cookies: cookiesOf(aqui.cookies) })
    expect(saida).toMatchObject({ status: 200, body: { encerrada: true } })
    expect(saida.cookies).toEqual([expect.stringContaining('Max-Age=0')])
    expect([await ler(aqui.body), await ler(ali.body)]).toEqual([401, 200])
    expect((await invoke(sair, acesso.sair, {})).status).toBe(200)
  })
})
