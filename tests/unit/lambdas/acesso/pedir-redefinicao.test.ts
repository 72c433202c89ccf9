import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, CARLA } from '#semente/personas.ts'
import { cenaDosLinks, pedir, RECEBIDO } from './links.ts'

let cena: Awaited<ReturnType<typeof cenaDosLinks>>

beforeEach(async () => {
  cena = await cenaDosLinks()
})

describe('pedir-redefinicao', () => {
  it('answers the same for an account, an unconfirmed one and nobody', async () => {
    for (const email of [ANA.usuario.email, CARLA.usuario.email, 'ninguem@exemplo.com.br'])
      expect(await pedir.redefinicao(email)).toEqual(RECEBIDO)
  })

  it('refuses what is no e-mail', async () => {
    expect(await pedir.redefinicao('nada')).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'email', motivo: 'E-mail inválido.' }] },
    })
  })

  it('leads to its screen and warns who did not ask', async () => {
    await pedir.redefinicao(ANA.usuario.email)
    const [mensagem] = await cena.correio.recebidas()
    expect(mensagem?.html).toContain('Redefinir Minha Senha')
    expect(mensagem?.texto).toContain('Se não foi você quem solicitou, ignore este email')
    expect(mensagem?.link.href).toMatch(
      /^http:\/\/127\.0\.0\.1:4600\/reset-senha\?mode=medico#token=[\w-]{43}$/,
    )
  })

  it('sends the confirmation instead to an unproven e-mail', async () => {
    await pedir.redefinicao(CARLA.usuario.email)
    const assuntos = (await cena.correio.recebidas()).map(({ assunto, para }) => [assunto, para[0]])
    expect(assuntos).toEqual([['Confirme sua conta no Acolhe', CARLA.usuario.email]])
  })

  it('stops after three with the sentence of the limit', async () => {
    for (let i = 0; i < 3; i++) expect(await pedir.redefinicao('ninguem@exemplo.com.br')).toEqual(RECEBIDO)
    expect(await pedir.redefinicao('ninguem@exemplo.com.br')).toEqual({
      status: 429,
      body: {
        type: 'https://acolhe.app/erros/muitas_tentativas',
        title: 'Muitas tentativas',
        status: 429,
        detail: 'Limite de redefinição de senha atingido. Tente novamente em 60 minutos.',
        codigo: 'muitas_tentativas',
        request_id: 'req-1',
        retry_after: 3600,
      },
    })
  })
})
