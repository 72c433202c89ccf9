import type { PrazosDoEstagio } from '../base/prazos.ts'
import { escreveAte, podeEscrever } from '../registro/prazo.ts'

/** The consultation the messages are of. */
interface Atendimento {
  readonly status: string
  readonly ended_at?: string | undefined
  readonly ambos_conectados_em?: string | undefined
}

/**
 * Whether its two sides may write: until it ends. Where they met and its doctor did not finish it (the line broke, a
 * clinic is needed), for as long as the doctor's record stays open: until then the doctor's pages tell of what comes.
 */
export const podeEnviar = (consulta: Atendimento, agora: Date, estagio: PrazosDoEstagio = {}): boolean =>
  consulta.ended_at === undefined || (ficaAberta(consulta) && podeEscrever(consulta, agora, estagio))

/** Until when, once it has ended (ISO); null while it goes on, and where its end closed it. */
export const enviaAte = (consulta: Atendimento, estagio: PrazosDoEstagio = {}): string | null =>
  ficaAberta(consulta) ? escreveAte(consulta, estagio) : null

const ficaAberta = ({ status, ambos_conectados_em }: Atendimento): boolean =>
  status !== 'finished' && ambos_conectados_em !== undefined
