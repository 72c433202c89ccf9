import { describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { handler } from '#lambdas/acesso/encerrar-sessao.lambda.ts'
import { handler as renovar } from '#lambdas/acesso/renovar-entrada.lambda.ts'
import { handler as lerPerfil } from '#lambdas/cadastro/usuario-eu.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { cookiesOf, comAna, comSenha, dentroDe, jtiDe } from './entrada.ts'

comAna()

describe('encerrar-sessao', () => {
  it('ends that sign-in at once: its token opens nothing, nothing renews it; others go on', async () => {
    const [aqui, ali] = [await comSenha(), await comSenha()]
    const jtis = [aqui, ali].map(({ body }) => jtiDe(dentroDe(body).token))
    const encerrar = async (como: Parameters<typeof invoke>[2]) =>
      (await invoke(handler, acesso.encerrarSessao, { entrada: { sessao_id: jtis[1] }, ...como })).status
    await contas.criar(BRUNO.usuario, new Date())
    expect(await encerrar({ como: BRUNO })).toBe(404)
    expect(await encerrar({ como: ANA, sessao: jtis[0] ?? '' })).toBe(200)
    expect(await encerrar({ como: ANA, sessao: jtis[0] ?? '' })).toBe(404)
    const ler = async (sessao = '') => (await invoke(lerPerfil, usuarioEu, { como: ANA, sessao })).status
    expect([await ler(jtis[0]), await ler(jtis[1])]).toEqual([200, 401])
    const seguir = async (cookies: readonly string[]) =>
      (await invoke(renovar, acesso.renovarEntrada, { cookies: cookiesOf(cookies) })).status
    expect([await seguir(aqui.cookies), await seguir(ali.cookies)]).toEqual([200, 401])
  })
})
