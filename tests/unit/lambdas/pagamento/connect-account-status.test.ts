import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError } from '#domain/base/erros.ts'
import { SEM_CONTA } from '#domain/pagamento/conta-de-recebimento.ts'
import { connectAccountStatus } from '#domain/pagamento/contract.ts'
import { handler } from '#lambdas/pagamento/connect-account-status.lambda.ts'
import { Recusa } from '#lambdas/providers/cartao.ts'
import type * as contas from '#lambdas/providers/cartao-contas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { ANA, HELENA, JULIA } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { conta, PRONTA } from './conta-de-teste.ts'

const lerConta = vi.hoisted(() => vi.fn<typeof contas.lerConta>())
vi.mock('#lambdas/providers/cartao-contas.ts', async (original) => ({
  ...(await original<typeof contas>()),
  lerConta,
}))

const LONGE = '2999-01-01T00:00:00.000Z'

beforeEach(async () => {
  lerConta.mockReset()
  tabelaViva(itemsOf(ANA, HELENA, JULIA))
  await cadastrarMedicos()
})

const perguntar = (como = HELENA) => invoke(handler, connectAccountStatus, { como, entrada: {} })
const comConta = () => medicos.abrirConta(HELENA.usuario.id, { id: 'acct_1' }, new Date())
const guardada = async () => (await medicos.find(HELENA.usuario.id))?.conta_recebimento

describe('connect-account-status', () => {
  it('answers no to everything before there is an account, without asking anybody', async () => {
    expect(await perguntar()).toMatchObject({ status: 200, body: SEM_CONTA })
    expect(lerConta).not.toHaveBeenCalled()
  })

  it('answers what the provider says now, and stores it', async () => {
    await comConta()
    lerConta.mockResolvedValue(conta({ details_submitted: true }))
    expect((await perguntar()).body).toEqual({ ...SEM_CONTA, details_submitted: true })
    expect(await guardada()).toEqual({
      id: 'acct_1',
      status: { ...SEM_CONTA, details_submitted: true },
      lida_em: expect.any(String),
    })
  })

  it('brings a waiting payout forward once the account is ready', async () => {
    await comConta()
    const medico_id = HELENA.usuario.id
    await consultar(
      { status: 'finished', assigned_to: medico_id, ended_at: haPouco(1000) },
      { status: 'a_repassar', medico_id, charge_id: 'ch_1', vence_em: LONGE },
    )
    lerConta.mockResolvedValue(conta({ details_submitted: true }))
    await perguntar()
    expect((await pagamentos.find(CONSULTA))?.vence_em).toBe(LONGE)
    lerConta.mockResolvedValue(conta(PRONTA))
    expect((await perguntar()).body).toEqual(PRONTA)
    const { vence_em = LONGE } = (await pagamentos.find(CONSULTA)) ?? {}
    expect(Date.parse(vence_em)).toBeLessThanOrEqual(Date.now())
  })

  it('never writes an older reading over what changed meanwhile', async () => {
    await comConta()
    lerConta.mockImplementationOnce(async () => {
      await medicos.mudar(HELENA.usuario.id, { endereco_profissional: 'Rua Nova, 1, Recife/PE' }, new Date(0))
      return conta()
    })
    lerConta.mockResolvedValue(conta(PRONTA))
    expect((await perguntar()).body).toEqual(PRONTA)
    expect(await medicos.find(HELENA.usuario.id)).toMatchObject({
      endereco_profissional: 'Rua Nova, 1, Recife/PE',
      conta_recebimento: { status: PRONTA },
    })
  })

  it('shows an account that is gone as one nothing can be paid to', async () => {
    await comConta()
    lerConta.mockRejectedValue(new Recusa('account_invalid'))
    expect((await perguntar()).body).toEqual({ ...SEM_CONTA, recusada: true })
  })

  it('says that the provider is away', async () => {
    await comConta()
    lerConta.mockRejectedValue(new DomainError('provedor_indisponivel'))
    expect(await perguntar()).toMatchObject({ status: 503, body: { codigo: 'provedor_indisponivel' } })
  })

  it('is for doctors whose identity was sent', async () => {
    expect(await invoke(handler, connectAccountStatus, { como: ANA, entrada: {} })).toMatchObject({
      status: 403,
      body: { codigo: 'sem_permissao' },
    })
    expect(await perguntar(JULIA)).toMatchObject({ status: 403 })
  })
})
