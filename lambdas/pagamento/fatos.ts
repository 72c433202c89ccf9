import type { Lancamento } from '#domain/pagamento/livro.ts'
import type { Intencao } from '#lambdas/providers/cartao.ts'

/**
 * The ledger entries the provider's word amounts to, that are not in the ledger yet, in the order of the facts:
 * authorised, then captured, then released (estados §4).
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
  return fatos
    .map(([tipo, valor]): Lancamento => ({ id: `${tipo}#${cobranca.id}`, tipo, valor, em }))
    .filter(({ id, valor }) => valor > 0 && !livro.some((l) => l.id === id))
}
