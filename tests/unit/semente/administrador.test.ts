import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import * as atos from '#lambdas/store/atos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { administrar } from '#semente/administrador.ts'
import { ANA } from '#semente/personas.ts'
import { itemsOf } from '../../support/table.ts'
import { tabelaViva } from '../../support/tabela-viva.ts'

const AGORA = new Date('2026-11-20T10:00:00.000Z')
const { id, email } = ANA.usuario
const cognito = mockClient(CognitoIdentityProviderClient)

beforeEach(() => {
  tabelaViva(itemsOf(ANA))
  cognito.reset()
  cognito
    .on(AdminGetUserCommand)
    .rejects(new UserNotFoundException({ message: 'User does not exist.', $metadata: {} }))
    .on(AdminGetUserCommand, { Username: email })
    .resolves({ Username: id, UserAttributes: [{ Name: 'sub', Value: id }] })
})

const pedir = (ativo: boolean, de = email) =>
  administrar({ email: de, ativo, operador: 'rita', motivo: 'Primeira administração do ambiente.' }, AGORA)

describe('npm run admin', () => {
  it('gives the role once, takes it away, and keeps both acts with who did them', async () => {
    expect(await pedir(true)).toBe(`${email} agora é administração.`)
    expect(await usuarios.isAdmin(id)).toBe(true)
    expect(await pedir(true)).toBe(`${email} já é administração.`)
    expect(await pedir(false)).toBe(`${email} deixou de ser administração.`)
    expect(await usuarios.isAdmin(id)).toBe(false)

    const guardados = await atos.doMes('2026-11')
    expect(guardados).toHaveLength(2)
    expect(new Set(guardados.map(({ acao }) => acao))).toEqual(new Set(['papel_conceder', 'papel_retirar']))
    for (const ato of guardados)
      expect(ato).toMatchObject({
        ator_id: 'operador:rita',
        objeto: `papel:admin:${id}`,
        motivo: 'Primeira administração do ambiente.',
        em: AGORA.toISOString(),
      })
  })

  it('gives nothing to who is not registered', async () => {
    await expect(pedir(true, 'ninguem@exemplo.com.br')).rejects.toThrow(
      'Não há cadastro com o e-mail ninguem@exemplo.com.br. A pessoa precisa se cadastrar antes.',
    )
    expect(await atos.doMes('2026-11')).toEqual([])
  })

  it('gives nothing to an address nobody confirmed', async () => {
    tabelaViva(itemsOf({ ...ANA, usuario: { ...ANA.usuario, email_confirmado: false } }))
    await expect(pedir(true)).rejects.toThrow(`O e-mail ${email} ainda não foi confirmado`)
    expect(await usuarios.isAdmin(id)).toBe(false)
  })
})
