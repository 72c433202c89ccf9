import { sobDemanda } from '../base/sob-demanda.ts'
import type { Consulta } from '../consulta/consulta.ts'
import { MEDICO_OCUPADO } from '../consulta/status.ts'
import type { Lancamento } from '../pagamento/livro.ts'
import { PRECOS } from '../pagamento/precos.ts'
import type { PagamentoStatus } from '../pagamento/status.ts'

/**
 * How the dashboard counts (D §2.8, §9; leituras §2, §11): what is pending and what is this month. To the doctor a
 * finished consultation is worth what the ledger pays, and nothing else. Amounts are cents.
 */

type Contada = Pick<Consulta, 'status' | 'created_at'>

interface Desempenho {
  /** Created in the running month of São Paulo. */
  readonly consultas_este_mes: number
  readonly consultas_finalizadas: number
  /** Whole percent: finished of all. */
  readonly taxa_de_aceite: number
  /** What the finished ones are worth to the doctor, net: the payout, which is what the ledger pays. */
  readonly valor_estimado: number
  /** Assigned or in progress. */
  readonly consultas_pendentes: number
  readonly consultas_canceladas: number
  /** All that are the doctor's. */
  readonly total_de_consultas: number
}

/** The figures of the consultations assigned to one doctor. */
export function desempenhoDe(consultas: readonly Contada[], agora: Date): Desempenho {
  const comStatus = (...statuses: readonly string[]) =>
    consultas.filter(({ status }) => statuses.includes(status)).length
  const mes = mesEmSaoPaulo(agora)
  const finalizadas = comStatus('finished')
  const total = consultas.length
  return {
    consultas_este_mes: consultas.filter(({ created_at }) => mesEmSaoPaulo(new Date(created_at)) === mes)
      .length,
    consultas_finalizadas: finalizadas,
    taxa_de_aceite: total === 0 ? 0 : Math.round((finalizadas / total) * 100),
    valor_estimado: finalizadas * PRECOS.repasse,
    consultas_pendentes: comStatus(...MEDICO_OCUPADO),
    consultas_canceladas: comStatus('cancelled'),
    total_de_consultas: total,
  }
}

export interface Quantia {
  readonly quantidade: number
  readonly valor: number
}

export interface Repasses {
  /** What the ledger says was paid out. */
  readonly feitos: Quantia
  /** Captured, waiting for the doctor's account to be ready. */
  readonly a_repassar: Quantia
  /** Refused by the card: paid out once the patient gives another one. */
  readonly recusadas: Quantia
  /** Given up without charging: nothing is paid out. */
  readonly nao_cobradas: Quantia
}

/** The real payout: the ledger's entries of one doctor, and how the payments of what they finished stand. */
export function repassesDe(
  lancamentos: readonly Lancamento[],
  situacoes: readonly PagamentoStatus[],
): Repasses {
  const contar = (...statuses: readonly PagamentoStatus[]): Quantia => {
    const quantidade = situacoes.filter((status) => statuses.includes(status)).length
    return { quantidade, valor: quantidade * PRECOS.repasse }
  }
  const feitos = lancamentos.filter(({ tipo }) => tipo === 'repassado')
  return {
    feitos: { quantidade: feitos.length, valor: feitos.reduce((soma, { valor }) => soma + valor, 0) },
    a_repassar: contar('a_repassar'),
    recusadas: contar('falhou'),
    nao_cobradas: contar('a_liberar', 'liberado'),
  }
}

const mes = sobDemanda(
  () =>
    new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: 'America/Sao_Paulo' }),
)

/** The calendar month of an instant in São Paulo, as `YYYY-MM`. */
const mesEmSaoPaulo = (instante: Date): string => mes().format(instante)
