import { especialidadeDe } from '../base/especialidades.ts'
import { comStatusLido, type Guardada } from './status.ts'

/** A stored consultation in our spelling; what is none of ours is still shown (P §2.16, §4.1). */
export const comoLida = (guardada: Guardada): Guardada => comEspecialidadeLida(comStatusLido(guardada))

/** A specialty that is missing, or that we do not have, reads as general medicine, and is told as none. */
function comEspecialidadeLida(guardada: Guardada): Guardada {
  const gravada = guardada['especialidade_sugerida']
  const lida = typeof gravada === 'string' ? especialidadeDe(gravada) : null
  return lida
    ? { ...guardada, especialidade_sugerida: lida }
    : { ...guardada, especialidade_sugerida: 'clinica_medica', sem_especialidade: true }
}
