import { prazoMs, type PrazosDoEstagio, venceu } from '../base/prazos.ts'

/** The consultation a record is of. */
interface Atendimento {
  readonly ended_at?: string | undefined
}

/** Whether its doctor may write it: while it goes on, and 24 h after its end. */
export const podeEscrever = (
  { ended_at }: Atendimento,
  agora: Date,
  estagio: PrazosDoEstagio = {},
): boolean => ended_at === undefined || !venceu('registro_aberto', ended_at, agora, estagio)

/** Until when, once it has ended (ISO); null while it goes on. */
export const escreveAte = ({ ended_at }: Atendimento, estagio: PrazosDoEstagio = {}): string | null =>
  ended_at === undefined
    ? null
    : new Date(Date.parse(ended_at) + prazoMs('registro_aberto', estagio)).toISOString()
