import { beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmarPagamento } from '#domain/pagamento/contract.ts'
import { handler as confirmar } from '#lambdas/pagamento/confirmar-pagamento.ts'
import type * as modulo from '#lambdas/providers/cartao.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { ANA, BRUNO, HELENA } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { autorizado, intencao, LIMITE, livro, pagamento, reservada, status } from './cenario.ts'

const cartao = vi.hoisted(() => ({
  criarIntencao: vi.fn<typeof modulo.criarIntencao>(),
  lerIntencao: vi.fn<typeof modulo.lerIntencao>(),
  capturar: vi.fn<typeof modulo.capturar>(),
  liberar: vi.fn<typeof modulo.liberar>(),
  contaPronta: vi.fn<typeof modulo.contaPronta>(),
  repassar: vi.fn<typeof modulo.repassar>(),
  lerAviso: vi.fn<typeof modulo.lerAviso>(),
}))
vi.mock('#lambdas/providers/cartao.ts', async (original) => ({
  ...(await original<typeof modulo>()),
  ...cartao,
}))

let tabela: ReturnType<typeof tabelaViva>

beforeEach(async () => {
  for (const mock of Object.values(cartao)) mock.mockReset()
  tabela = tabelaViva(itemsOf(ANA, BRUNO, HELENA))
  await cadastrarMedicos()
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

  it('changes nothing when repeated', async () => {
    await consultar({ status: 'pending' })
    cartao.lerIntencao.mockResolvedValue(reservada)
    await confirm()
    const before = structuredClone([...tabela.items])
    expect(await confirm()).toMatchObject({ status: 200, body: { status: 'autorizado' } })
    expect([...tabela.items]).toEqual(before)
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
