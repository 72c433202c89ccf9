import { describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { handler as renovar } from '#lambdas/acesso/renovar-entrada.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { invoke } from '../../../support/invoke.ts'
import { bolachas, comAna, comSenha, dentroDe, id, jtiDe } from './entrada.ts'

comAna()

describe('renovar-entrada', () => {
  const pedir = (cookies: readonly string[], headers = {}) =>
    invoke(renovar, acesso.renovarEntrada, { cookies, headers })

  it('goes on with the same sign-in, and changes what renews it', async () => {
    const primeira = await comSenha()
    const segunda = await pedir(bolachas(primeira.cookies))
    expect(segunda.status).toBe(200)
    expect(jtiDe(dentroDe(segunda.body).token)).toBe(jtiDe(dentroDe(primeira.body).token))
    expect(await pedir(bolachas(primeira.cookies))).toMatchObject({ status: 401 })
    expect((await pedir(bolachas(segunda.cookies))).status).toBe(200)
  })

  it('is for the page alone: not without the cookie, not for another site, not after the end', async () => {
    const { cookies } = await comSenha()
    expect((await pedir([])).status).toBe(401)
    expect((await pedir(bolachas(cookies), { origin: 'https://outro.exemplo' })).status).toBe(401)
    await new Promise((resolve) => setTimeout(resolve, 2))
    await usuarios.registrarSaida(id, new Date())
    expect((await pedir(bolachas(cookies))).status).toBe(401)
  })
})
