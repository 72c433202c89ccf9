import { type PrazosDoEstagio, venceu } from '../base/prazos.ts'

/** Least confidence that may be booked (P §9). */
export const CONFIANCA_MINIMA = 0.65

/** The part of a triage result booking looks at (P §3). */
export interface ResultadoParaAgendar {
  readonly ok_para_tele: boolean
  readonly red_flag: boolean
  readonly conf_ia: number
  /** Triage for somebody else: orientation only, no booking (estados §1). */
  readonly para_outra_pessoa?: boolean
}

/** A stored triage (estados §7). */
export interface TriagemGuardada extends ResultadoParaAgendar {
  readonly id: string
  readonly created_at: string
  /** Consultation that took it; null while unused. */
  readonly consulta_id: string | null
  readonly especialidade_sugerida: string
  readonly resumo: readonly string[]
}

export type RecusaDeAgendamento =
  | 'sem_triagem'
  | 'red_flag'
  | 'para_outra_pessoa'
  | 'nao_indicada'
  | 'confianca_baixa'

/** The sentence of each refusal; those of P §8 to the letter. */
export const RECUSAS_DE_AGENDAMENTO: Readonly<Record<RecusaDeAgendamento, string>> = {
  sem_triagem: 'Faça a triagem antes de solicitar uma consulta.',
  red_flag: 'Sinais de alerta detectados. Procure atendimento de urgência imediatamente.',
  para_outra_pessoa:
    'Esta triagem é sobre outra pessoa e serve só de orientação. Para pedir a consulta de uma criança ou de quem depende de você, adicione a pessoa em Dependentes e escolha-a no começo da triagem.',
  nao_indicada: 'Recomendamos avaliação presencial para seu caso.',
  confianca_baixa: 'Confiança insuficiente na análise. Recomendamos avaliação presencial.',
}

/** Why a result may not be booked, the gravest reason first; null when it may (P §5). */
export function recusaDoResultado(resultado: ResultadoParaAgendar | null): RecusaDeAgendamento | null {
  if (!resultado) return 'sem_triagem'
  if (resultado.red_flag) return 'red_flag'
  if (resultado.para_outra_pessoa) return 'para_outra_pessoa'
  if (!resultado.ok_para_tele) return 'nao_indicada'
  return resultado.conf_ia >= CONFIANCA_MINIMA ? null : 'confianca_baixa'
}

type Elegibilidade =
  | { readonly ok: true; readonly triagem: TriagemGuardada }
  | {
      readonly ok: false
      readonly recusa: RecusaDeAgendamento
      readonly codigo: 'triagem_necessaria' | 'triagem_nao_elegivel' | 'consulta_bloqueada'
    }

/**
 * Which triage a request takes: the patient's newest one, not older than 24 h and unused; it must allow booking
 * itself, so that an older, milder answer never hides a newer red flag (estados §7).
 */
export function escolherTriagem(
  triagens: readonly TriagemGuardada[],
  agora: Date,
  estagio: PrazosDoEstagio = {},
): Elegibilidade {
  const [nova] = triagens
    .filter((t) => t.consulta_id === null && !venceu('validade_da_triagem', t.created_at, agora, estagio))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  const recusa = recusaDoResultado(nova ?? null)
  if (nova && !recusa) return { ok: true, triagem: nova }
  return { ok: false, recusa: recusa ?? 'sem_triagem', codigo: CODIGO[recusa ?? 'sem_triagem'] }
}

const CODIGO = {
  sem_triagem: 'triagem_necessaria',
  red_flag: 'consulta_bloqueada',
  para_outra_pessoa: 'triagem_nao_elegivel',
  nao_indicada: 'triagem_nao_elegivel',
  confianca_baixa: 'triagem_nao_elegivel',
} as const satisfies Record<RecusaDeAgendamento, string>

/** What a consultation copies from its triage; a request body that says otherwise is ignored (estados §7). */
export const copiaDaTriagem = (triagem: TriagemGuardada) => ({
  especialidade_sugerida: triagem.especialidade_sugerida,
  triagem_resumo_ia: triagem.resumo.join('\n'),
  triagem_conf_ia: triagem.conf_ia,
})
