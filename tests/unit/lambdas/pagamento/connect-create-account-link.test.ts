import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connectCreateAccountLink } from '#domain/pagamento/contract.ts'
import { handler } from '#lambdas/pagamento/connect-create-account-link.lambda.ts'
import { Recusa } from '#lambdas/providers/cartao.ts'
import type * as contas from '#lambdas/providers/cartao-contas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { cadastrarMedicos } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const provedor = vi.hoisted(() => ({
  criarConta: vi.fn<typeof contas.criarConta>(),
  linkDaConta: vi.fn<typeof contas.linkDaConta>(),
}))
vi.mock('#lambdas/providers/cartao-contas.ts', async (original) => ({
  ...(await original<typeof contas>()),
  ...provedor,
}))

const { id: user_id, email } = HELENA.usuario

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, HELENA, IGOR))
  await cadastrarMedicos()
  provedor.criarConta.mockReset().mockResolvedValue('acct_1')
  provedor.linkDaConta.mockReset().mockResolvedValue('https://connect.exemplo/cadastro/1')
})

const pedir = (entrada: Record<string, unknown> = { user_id, email }, como: typeof ANA = HELENA) =>
  invoke(handler, connectCreateAccountLink, { como, entrada })
const guardada = async () => (await medicos.find(user_id))?.conta_recebimento

describe('connect-create-account-link', () => {
  it('opens the account, remembers it, and answers the address of its form', async () => {
    expect(await pedir()).toMatchObject({ status: 200, body: { url: 'https://connect.exemplo/cadastro/1' } })
    expect(provedor.criarConta.mock.calls).toEqual([[{ id: user_id, email }, expect.any(Date)]])
    const volta = 'http://127.0.0.1:4600/onboarding-medico?step=5'
    expect(provedor.linkDaConta.mock.calls).toEqual([['acct_1', { volta, renovar: volta }]])
    expect(await guardada()).toEqual({ id: 'acct_1' })
  })

  it('uses the account that is there', async () => {
    await pedir()
    expect((await pedir({ user_id, email: ` ${email.toUpperCase()}` })).status).toBe(200)
    expect(provedor.criarConta).toHaveBeenCalledTimes(1)
  })

  it('keeps the first of two that were asked for at once', async () => {
    provedor.criarConta.mockImplementationOnce(async () => {
      await medicos.abrirConta(user_id, { id: 'acct_0' }, new Date())
      return 'acct_1'
    })
    await pedir()
    expect(provedor.linkDaConta.mock.calls[0]?.[0]).toBe('acct_0')
    expect(await guardada()).toEqual({ id: 'acct_0' })
  })

  it('says so when the provider does not know the account any more', async () => {
    provedor.linkDaConta.mockRejectedValue(new Recusa('account_invalid'))
    expect(await pedir()).toMatchObject({
      status: 409,
      body: {
        codigo: 'conflito',
        detail: 'O Stripe não abriu o formulário desta conta. Fale com o suporte.',
      },
    })
  })

  it('says so when the provider opens no account', async () => {
    provedor.criarConta.mockRejectedValue(new Recusa('invalid_request_error'))
    expect(await pedir()).toMatchObject({ status: 409, body: { codigo: 'conflito' } })
    expect(await guardada()).toBeUndefined()
  })

  it('takes another’s id or e-mail for nobody’s, and makes nothing', async () => {
    const alheio = IGOR.usuario
    for (const entrada of [
      { user_id: alheio.id, email },
      { user_id, email: alheio.email },
    ])
      expect(await pedir(entrada)).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
    expect(await pedir({ user_id, email }, ANA)).toMatchObject({ status: 403 })
    expect(provedor.criarConta).not.toHaveBeenCalled()
  })
})
