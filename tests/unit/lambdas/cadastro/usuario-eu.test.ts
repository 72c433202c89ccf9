import { beforeEach, describe, expect, it } from 'vitest'
import * as cadastro from '#domain/cadastro/contract.ts'
import { handler } from '#lambdas/cadastro/usuario-eu.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import { kycKey, papelKey } from '#lambdas/store/keys.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'
import { ALWAYS, put, update, write } from '#lambdas/store/table.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

beforeEach(async () => {
  tabelaViva()
  segredosVivos()
  for (const { usuario } of [ANA, CARLA]) await contas.criar(usuario, new Date())
})

const ler = async (como: Parameters<typeof invoke>[2]) => {
  const { status, body } = await invoke(handler, cadastro.usuarioEu, como)
  return { status, body }
}

describe('usuario-eu', () => {
  it('answers the own profile with roles and the first open step', async () => {
    expect(await ler({ como: CARLA })).toEqual({
      status: 200,
      body: {
        ...CARLA.usuario,
        papeis: ['paciente'],
        segundo_fator: 'desligado',
        etapa_cadastro: 'documento',
      },
    })
    await write(update(kycKey(CARLA.usuario.id), { set: { state_data: { documento_aceito: true } } }, ALWAYS))
    expect((await ler({ como: CARLA })).body).toMatchObject({ etapa_cadastro: 'selfie' })
    expect((await ler({ como: ANA })).body).toEqual({
      ...ANA.usuario,
      papeis: ['paciente'],
      segundo_fator: 'desligado',
      etapa_cadastro: 'completo',
    })
  })

  it('says when messages to the own address come back', async () => {
    const em = new Date()
    const devolucao = { aviso: 'd1', motivo: 'devolvido', definitiva: true, em: em.toISOString() } as const
    await supressoes.registrar({ ...devolucao, enderecos: [ANA.usuario.email] }, em)
    expect((await ler({ como: ANA })).body).toMatchObject({ email_com_problema: 'devolvido' })
    expect((await ler({ como: CARLA })).body).not.toHaveProperty('email_com_problema')
  })

  it('names the role of an active admin only', async () => {
    const conceder = (is_active: boolean) =>
      write(put({ ...papelKey(ANA.usuario.id, 'admin'), entidade: 'papel', is_active }, ALWAYS))
    await conceder(true)
    expect((await ler({ como: ANA })).body).toMatchObject({ papeis: ['paciente', 'admin'] })
    await conceder(false)
    expect((await ler({ como: ANA })).body).toMatchObject({ papeis: ['paciente'] })
  })

  it('knows nobody without a session, and no profile that was never written', async () => {
    expect(await ler({})).toMatchObject({ status: 401, body: { codigo: 'nao_autenticado' } })
    expect(await ler({ como: { id: 'sem-perfil' } })).toMatchObject({
      status: 404,
      body: { codigo: 'perfil_inexistente' },
    })
  })
})
