import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, CARLA } from '#semente/personas.ts'
import { cenaDosLinks, pedir, RECEBIDO } from './links.ts'

let cena: Awaited<ReturnType<typeof cenaDosLinks>>

beforeEach(async () => {
  cena = await cenaDosLinks()
})

describe('reenviar-confirmacao', () => {
  it('answers the same for an account, an unconfirmed one and nobody', async () => {
    for (const email of [ANA.usuario.email, CARLA.usuario.email, 'ninguem@exemplo.com.br'])
      expect(await pedir.confirmacao(email)).toEqual(RECEBIDO)
  })

  it('refuses what is no e-mail', async () => {
    expect(await pedir.confirmacao('nada')).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'email', motivo: 'E-mail inválido.' }] },
    })
  })

  it('sends another one to an unproven e-mail, to a proven one none', async () => {
    await pedir.confirmacao(CARLA.usuario.email)
    await pedir.confirmacao(ANA.usuario.email)
    const assuntos = (await cena.correio.recebidas()).map(({ assunto, para }) => [assunto, para[0]])
    expect(assuntos).toEqual([['Confirme sua conta no Acolhe', CARLA.usuario.email]])
  })
})
