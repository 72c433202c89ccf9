import { type Lancamento, lancarTodos } from '#domain/pagamento/livro.ts'
import type { Intencao } from '#lambdas/providers/cartao.ts'

/**
 * The ledger entries that the provider's state implies and that are missing, in the order of the facts: authorised,
 * then captured, then released (estados §4).
 * @throws Error when the ledger would not add up
 */
export function lancamentosQueFaltam(
  intencao: Intencao,
  livro: readonly Lancamento[],
  em: string,
): Lancamento[] {
  const { cobranca, status } = intencao
  if (!cobranca) return []
  const ended = status === 'succeeded' || status === 'canceled'
  const fatos = [
    ['autorizado', cobranca.autorizado],
    ['capturado', cobranca.capturado],
    ['liberado', ended ? cobranca.autorizado - cobranca.capturado : 0],
  ] as const
  const entradas = fatos.map(
    ([tipo, valor]): Lancamento => ({ id: `${tipo}#${cobranca.id}`, tipo, valor, em }),
  )
  return lancarTodos(
    livro,
    entradas.filter(({ id, valor }) => valor > 0 && !livro.some((l) => l.id === id)),
  )
}
