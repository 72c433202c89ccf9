import { type Autor, isTerminal } from '../base/maquina.ts'
import type { Consulta } from './consulta.ts'
import { type ConsultaAto, consultaMachine } from './machine.ts'

/** Whether an act is only possible until the two have met in the room (decision 076). */
export const soAntesDoEncontro = (ato: ConsultaAto): boolean =>
  consultaMachine.acts[ato].se === 'nunca_ambos_conectados'

/** Whether it is too late for an act: it is one of those, and they have met. */
export const passouDoEncontro = (
  ato: ConsultaAto,
  { ambos_conectados_em }: Pick<Consulta, 'ambos_conectados_em'>,
): boolean => soAntesDoEncontro(ato) && ambos_conectados_em !== undefined

/**
 * Whether its doctor may read what the patient told and sent in it: while it is theirs, and afterwards where they
 * attended. Of one that ended before the two met, nothing was theirs to know (decision 097).
 */
export const abertaAoMedico = ({
  status,
  ambos_conectados_em,
}: Pick<Consulta, 'status' | 'ambos_conectados_em'>): boolean =>
  !isTerminal(consultaMachine, status) || status === 'finished' || ambos_conectados_em !== undefined

/** What each of the two is told then. */
export const JA_SE_ENCONTRARAM: Partial<Record<Autor, string>> = {
  paciente: 'Você e o médico já estiveram juntos na sala. Agora é ele quem encerra a consulta.',
  medico: 'Você e o paciente já estiveram juntos na sala. Finalize ou encerre informando o motivo.',
}
