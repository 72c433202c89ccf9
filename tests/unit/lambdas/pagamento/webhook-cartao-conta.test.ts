import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError } from '#domain/base/erros.ts'
import { webhookCartao } from '#domain/pagamento/contract.ts'
import { handler } from '#lambdas/pagamento/webhook-cartao.lambda.ts'
import type * as cartao from '#lambdas/providers/cartao.ts'
import type * as contas from '#lambdas/providers/cartao-contas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { conta, PRONTA } from './conta-de-teste.ts'

const { lerConta, lerAviso } = vi.hoisted(() => ({
  lerConta: vi.fn<typeof contas.lerConta>(),
  lerAviso: vi.fn<typeof cartao.lerAviso>(),
}))
vi.mock('#lambdas/providers/cartao-contas.ts', async (original) => ({
  ...(await original<typeof contas>()),
  lerConta,
}))
vi.mock('#lambdas/providers/cartao.ts', async (original) => ({
  ...(await original<typeof cartao>()),
  lerAviso,
}))
const { Recusa } = await import('#lambdas/providers/cartao.ts')

const LONGE = '2999-01-01T00:00:00.000Z'
const medico_id = HELENA.usuario.id

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, HELENA))
  await cadastrarMedicos()
  await medicos.abrirConta(medico_id, { id: 'acct_1' }, new Date())
  await consultar(
    { status: 'finished', assigned_to: medico_id, ended_at: haPouco(1000) },
    { status: 'a_repassar', medico_id, charge_id: 'ch_1', vence_em: LONGE },
  )
  lerConta.mockReset().mockResolvedValue(conta(PRONTA))
  lerAviso.mockReset().mockResolvedValue({
    id: 'evt_conta',
    tipo: 'account.updated',
    criado_em: '2026-11-20T15:30:00.000Z',
    consulta_id: null,
    conta_id: 'acct_1',
  })
})

const avisar = () =>
  invoke(handler, webhookCartao, { corpo: '{}', headers: { 'stripe-signature': 't=1,v1=x' } })
const status = async () => (await medicos.find(medico_id))?.conta_recebimento?.status
const esperaAte = async () => (await pagamentos.find(CONSULTA))?.vence_em ?? ''

describe('webhook-cartao, account.updated', () => {
  it('stores what is re-read and brings the waiting payout forward, once', async () => {
    for (const _ of [1, 2]) expect(await avisar()).toMatchObject({ status: 200, body: { recebido: true } })
    expect(await status()).toEqual(PRONTA)
    expect(Date.parse(await esperaAte())).toBeLessThanOrEqual(Date.now())
    // Once to learn whose it is, once for the write.
    expect(lerConta).toHaveBeenCalledTimes(2)
  })

  it('leaves the payout waiting while the account cannot be paid', async () => {
    lerConta.mockResolvedValue(conta({ details_submitted: true }))
    await avisar()
    expect(await status()).toMatchObject({ details_submitted: true, ready_to_receive: false })
    expect(await esperaAte()).toBe(LONGE)
  })

  it.each([
    ['an account nobody is paid through', { ...conta(PRONTA), id: 'acct_2', medico_id: null }],
    ['another account of the doctor', conta(PRONTA), 'acct_2'],
    ['an unknown doctor', { ...conta(PRONTA), medico_id: 'ninguem' }],
  ])('changes nothing for %s', async (_caso, lida, conta_id = 'acct_1') => {
    lerConta.mockResolvedValue(lida)
    lerAviso.mockResolvedValue({
      id: 'evt_2',
      tipo: 'account.updated',
      criado_em: '2026-11-20T15:30:00.000Z',
      consulta_id: null,
      conta_id,
    })
    expect(await avisar()).toMatchObject({ status: 200 })
    expect(await status()).toBeUndefined()
    expect(await esperaAte()).toBe(LONGE)
  })

  it('lets go of an account that is not ours any more, and asks again when the provider is away', async () => {
    lerConta.mockRejectedValueOnce(new DomainError('provedor_indisponivel'))
    expect(await avisar()).toMatchObject({ status: 503 })
    lerConta.mockRejectedValueOnce(new Recusa('account_invalid'))
    expect(await avisar()).toMatchObject({ status: 200 })
    expect(await status()).toBeUndefined()
  })
})
