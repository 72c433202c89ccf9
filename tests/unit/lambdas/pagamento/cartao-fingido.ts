import { vi } from 'vitest'
import type * as modulo from '#lambdas/providers/cartao.ts'
import { ANA, BRUNO, HELENA } from '#semente/personas.ts'
import { cadastrarMedicos } from '../../../support/consulta.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

/** What the card provider answers, said by the test; to be put in its module's place. */
export const cartao = {
  criarIntencao: vi.fn<typeof modulo.criarIntencao>(),
  lerIntencao: vi.fn<typeof modulo.lerIntencao>(),
  capturar: vi.fn<typeof modulo.capturar>(),
  liberar: vi.fn<typeof modulo.liberar>(),
  contaPronta: vi.fn<typeof modulo.contaPronta>(),
  repassar: vi.fn<typeof modulo.repassar>(),
  lerAviso: vi.fn<typeof modulo.lerAviso>(),
}

/** A provider that was told nothing yet, and a table with two patients and a doctor. */
export async function comecar(): Promise<ReturnType<typeof tabelaViva>> {
  for (const mock of Object.values(cartao)) mock.mockReset()
  const tabela = tabelaViva(itemsOf(ANA, BRUNO, HELENA))
  await cadastrarMedicos()
  return tabela
}
