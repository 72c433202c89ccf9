import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { isTerminal } from '#domain/base/maquina.ts'
import type { EstadoDaConexao } from '../../lib/tempo-real/conexao-em-tempo-real.ts'

/**
 * Milliseconds between re-reads: no message announces a changed place in the queue, and without a live connection
 * nothing is announced.
 */
export const RELEITURA = { na_fila: 15_000, aberta: 30_000, sem_linha: 5_000 } as const

/** How often a consultation is read again by itself; a finished one is, while its payment is still in progress. */
export function releitura(
  consulta: Pick<ConsultaVista, 'status' | 'pagamento'> | undefined,
  conexao: EstadoDaConexao,
): number | false {
  if (!consulta) return false
  const { status, pagamento } = consulta
  const aCaminho = pagamento?.status === 'a_capturar' || pagamento?.status === 'a_liberar'
  if (isTerminal(consultaMachine, status)) return aCaminho ? RELEITURA.na_fila : false
  if (conexao !== 'conectada') return RELEITURA.sem_linha
  return status === 'queued' ? RELEITURA.na_fila : RELEITURA.aberta
}
