import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { FOLGA_DA_TROCA } from '#domain/acesso/sessao.ts'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { PRAZOS } from '#domain/base/prazos.ts'
import { handler as renovar } from '#lambdas/acesso/renovar-entrada.lambda.ts'
import { handler as lerPerfil } from '#lambdas/cadastro/usuario-eu.lambda.ts'
import * as papeis from '#semente/papeis.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { ANA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { cookiesOf, comAna, comSenha, dentroDe, id, jtiDe } from './entrada.ts'

comAna()

describe('renovar-entrada', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())
  const pedir = (cookies: readonly string[], headers = {}, entrada = {}) =>
    invoke(renovar, acesso.renovarEntrada, { cookies, headers, entrada })

  it('goes on with the same sign-in, and changes what renews it', async () => {
    const primeira = await comSenha()
    const segunda = await pedir(cookiesOf(primeira.cookies))
    expect(segunda.status).toBe(200)
    expect(jtiDe(dentroDe(segunda.body).token)).toBe(jtiDe(dentroDe(primeira.body).token))
    expect((await pedir(cookiesOf(segunda.cookies))).status).toBe(200)
  })

  it('what was replaced already ends the sign-in for whoever holds the copy and for its owner, and no other', async () => {
    const [copiada, alheia] = [await comSenha(), await comSenha()]
    const dona = await pedir(cookiesOf(copiada.cookies))
    expect(dona.status).toBe(200)
    vi.setSystemTime(Date.now() + FOLGA_DA_TROCA)
    expect((await pedir(cookiesOf(copiada.cookies))).status).toBe(401)
    expect((await pedir(cookiesOf(dona.cookies))).status).toBe(401)
    const ler = await invoke(lerPerfil, usuarioEu, { como: ANA, sessao: jtiDe(dentroDe(dona.body).token) })
    expect(ler.status).toBe(401)
    expect((await pedir(cookiesOf(alheia.cookies))).status).toBe(200)
  })

  it('an answer that was lost, or another tab, is told the same again for a moment', async () => {
    const primeira = cookiesOf((await comSenha()).cookies)
    const duas = await Promise.all([pedir(primeira), pedir(primeira)])
    vi.setSystemTime(Date.now() + FOLGA_DA_TROCA - 1000)
    const respostas = [...duas, await pedir(primeira)]
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200])
    const ditas = new Set(respostas.flatMap(({ cookies }) => cookiesOf(cookies)))
    expect(ditas.size).toBe(1)
    expect((await pedir([...ditas])).status).toBe(200)
  })

  it('what was replaced twice is no answer that was lost', async () => {
    const primeira = cookiesOf((await comSenha()).cookies)
    const segunda = await pedir(primeira)
    expect((await pedir(cookiesOf(segunda.cookies))).status).toBe(200)
    expect((await pedir(primeira)).status).toBe(401)
  })

  it('one sign-in’s token renews no other', async () => {
    const [copiada, propria] = [cookiesOf((await comSenha()).cookies), cookiesOf((await comSenha()).cookies)]
    const partes = (linhas: readonly string[]) =>
      /acolhe-entrada=([^/]+)\/(.+)/.exec(linhas.join(';\n')) ?? []
    const [, renovador = ''] = partes(propria)
    const [, outra = ''] = partes(copiada)
    expect((await pedir(copiada.map((linha) => linha.replace(outra, renovador)))).status).toBe(401)
  })

  it('a page that nobody uses renews without counting as used, and a role’s idle end closes it', async () => {
    const { cookies } = await comSenha()
    const [antes] = await sessoes.doUsuario(id)
    const parada = await pedir(cookiesOf(cookies), {}, { parada: true })
    expect(parada.status).toBe(200)
    expect(await sessoes.doUsuario(id)).toMatchObject([{ usada_em: antes?.usada_em }])
    await papeis.mudarAdmin(
      { usuario_id: id, ativo: true, ator_id: 'operador:rita', motivo: null },
      new Date(),
    )
    vi.setSystemTime(Date.now() + PRAZOS.ociosidade_de_quem_administra.ms - 1000)
    const emUso = await pedir(cookiesOf(parada.cookies))
    expect(emUso.status).toBe(200)
    vi.setSystemTime(Date.now() + PRAZOS.ociosidade_de_quem_administra.ms + 1000)
    expect((await pedir(cookiesOf(emUso.cookies))).status).toBe(401)
    expect(await sessoes.doUsuario(id)).toMatchObject([{ encerrada_em: expect.any(String) as string }])
  })

  it('a patient’s sign-in is not ended for being idle', async () => {
    const { cookies } = await comSenha()
    vi.setSystemTime(Date.now() + 29 * 24 * 60 * 60 * 1000)
    expect((await pedir(cookiesOf(cookies))).status).toBe(200)
  })

  it('is for the page alone: not without the cookie, not for another site, not after the end', async () => {
    const { cookies } = await comSenha()
    expect((await pedir([])).status).toBe(401)
    expect((await pedir(cookiesOf(cookies), { origin: 'https://outro.exemplo' })).status).toBe(401)
    vi.setSystemTime(Date.now() + 2)
    await usuarios.registrarSaida(id, new Date())
    expect((await pedir(cookiesOf(cookies))).status).toBe(401)
  })
})
