import { beforeEach, describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { handler } from '#lambdas/acesso/preparar-autenticador.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import { ANA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

beforeEach(async () => {
  tabelaViva()
  segredosVivos()
  poolVivo().com(ANA.usuario.id, ANA.usuario.email)
  await contas.criar(ANA.usuario, new Date())
})

describe('preparar-autenticador', () => {
  it('gives the key and its address, in a recent sign-in alone', async () => {
    const pedir = async (haMs: number) => {
      const entrouEm = new Date(Date.now() - haMs)
      const { status, body } = await invoke(handler, acesso.prepararAutenticador, { como: ANA, entrouEm })
      return { status, body }
    }
    expect(await pedir(60_000)).toEqual({
      status: 200,
      body: {
        chave: 'JBSWY3DPEHPK3PXP',
        endereco: `otpauth://totp/Acolhe:${encodeURIComponent(ANA.usuario.email)}?secret=JBSWY3DPEHPK3PXP&issuer=Acolhe`,
      },
    })
    expect(await pedir(16 * 60_000)).toMatchObject({
      status: 403,
      body: { codigo: 'login_recente_necessario' },
    })
  })
})
