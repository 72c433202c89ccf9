import { beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmarPagamento } from '#domain/pagamento/contract.ts'
import { handler as confirmar } from '#lambdas/pagamento/confirmar-pagamento.lambda.ts'
import type * as modulo from '#lambdas/providers/cartao.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { ANA } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import type { tabelaViva } from '../../../support/tabela-viva.ts'
import { cartao, comecar } from './cartao-fingido.ts'
import { autorizado, intencao, LIMITE, livro, pagamento, reservada, status } from './cenario.ts'

vi.mock('#lambdas/providers/cartao.ts', async (original) => ({
  ...(await original<typeof modulo>()),
  ...(await import('./cartao-fingido.ts')).cartao,
}))

let tabela: ReturnType<typeof tabelaViva>

beforeEach(async () => {
  tabela = await comecar()
})

describe('confirmar-pagamento', () => {
  const confirm = (como = ANA) =>
    invoke(confirmar, confirmarPagamento, { como, entrada: { consulta_id: CONSULTA } })

  it('queues what the provider holds, in one write with the ledger', async () => {
    await consultar({ status: 'pending' })
    cartao.lerIntencao.mockResolvedValue(reservada)
    expect(await confirm()).toMatchObject({ status: 200, body: { status: 'autorizado' } })
    expect(await pagamento()).toMatchObject({ charge_id: 'ch_1', capture_before: LIMITE })
    const consulta = await consultas.find(CONSULTA)
    expect(consulta).toMatchObject({ status: 'queued', queued_at: expect.any(String) })
    expect(Date.parse(consulta?.vence_em ?? '')).toBe(Date.parse(consulta?.queued_at ?? '') + 900_000)
    expect(await livro()).toEqual([autorizado])
    expect((await consultas.naFila('clinica_medica')).map(({ id }) => id)).toEqual([CONSULTA])
  })

  it('takes a hold whose end the provider does not state to last as long as one usually does', async () => {
    await consultar({ status: 'pending' })
    const cobranca = reservada.cobranca && { ...reservada.cobranca, capture_before: null }
    cartao.lerIntencao.mockResolvedValue({ ...reservada, cobranca })
    await confirm()
    const { capture_before = '', updated_at = '' } = (await pagamento()) ?? {}
    expect(Date.parse(capture_before) - Date.parse(updated_at)).toBe(7 * 86_400_000)
  })

  it('changes nothing when repeated', async () => {
    await consultar({ status: 'pending' })
    cartao.lerIntencao.mockResolvedValue(reservada)
    await confirm()
    const escritos = () => [...tabela.items].filter(([chave]) => !chave.startsWith('LIMITE#'))
    const before = structuredClone(escritos())
    expect(await confirm()).toMatchObject({ status: 200, body: { status: 'autorizado' } })
    expect(escritos()).toEqual(before)
  })

  it('says that the card was declined, and waits for another', async () => {
    await consultar({ status: 'pending' })
    cartao.lerIntencao.mockResolvedValue(intencao({ recusa: 'insufficient_funds' }))
    expect(await confirm()).toMatchObject({
      status: 402,
      body: { codigo: 'pagamento_recusado', recusa: 'insufficient_funds' },
    })
    expect(await status()).toBe('pending')
  })

  it('tells that nothing is authorised yet', async () => {
    await consultar({ status: 'pending' })
    cartao.lerIntencao.mockResolvedValue(intencao({ status: 'requires_action' }))
    expect(await confirm()).toMatchObject({ status: 200, body: { status: 'criado' } })
  })

  it('does not queue what expired meanwhile: the hold is released', async () => {
    await consultar({ status: 'expired' }, { status: 'a_liberar' })
    cartao.lerIntencao.mockResolvedValue(reservada)
    expect(await confirm()).toMatchObject({ status: 200, body: { status: 'a_liberar' } })
  })

  it('is missing for another patient and without a payment', async () => {
    await consultar({ status: 'pending' }, null)
    expect(await confirm()).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
    await consultar({ id: 'outra', paciente_id: 'outro' })
    expect(
      await invoke(confirmar, confirmarPagamento, { como: ANA, entrada: { consulta_id: 'outra' } }),
    ).toMatchObject({ status: 404 })
  })
})
