import type { ConsultaVista } from '#domain/consulta/consulta.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { isTerminal } from '#domain/maquina.ts'
import type { EstadoDaConexao } from '../../lib/conexao-em-tempo-real.ts'

/** Milliseconds between re-reads: the place in the queue has no message of its own; without a line, nothing has. */
export const RELEITURA = { na_fila: 15_000, aberta: 30_000, sem_linha: 5_000 } as const

/** When a consultation is read again by itself; one that ended is, as long as its money is still on its way. */
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
