import { prazoMs, type PrazosDoEstagio } from '../base/prazos.ts'
import { soDoPreferido } from './preferencia.ts'
import { ANEL, type Arco, lugarNoAnel, trechos } from './anel.ts'

/**
 * To which free doctors a waiting consultation is offered (estados §3, decision 033). Consultations and doctors have
 * places on one ring, by their ids. A consultation reaches the doctors that follow its own place, on an arc long enough
 * to hold a group of them, and the arc grows with the wait. So the work of one arrival does not grow with the number of
 * doctors, and two ids and a count are enough to tell who sees what.
 */

/**
 * Free doctors in the first group, and in each further one. Up to this many doctors, everybody sees everything (D
 * §2.7).
 */
export const GRUPO = 20

/** What is offered: `queued_at` is an ISO instant. */
interface Oferecida {
  readonly id: string
  readonly queued_at: string
  /** Whom its patient asked to talk to again (preferencia.ts). */
  readonly medico_preferido?: string | undefined
}

/**
 * The id by which a consultation stands on the ring: its own, or that of the doctor who is offered it first, who so is
 * the first of its arc.
 */
export const idNoAnel = ({ id, medico_preferido }: Pick<Oferecida, 'id' | 'medico_preferido'>): string =>
  medico_preferido ?? id

/** Length of the arc after a wait, with this many free doctors in the specialty: it never shrinks as the wait grows. */
export function larguraDoArco(esperaMs: number, livres: number, estagio: PrazosDoEstagio = {}): number {
  if (livres <= GRUPO || esperaMs >= prazoMs('oferta_a_todos', estagio)) return ANEL
  const grupos = 1 + Math.floor(Math.max(0, esperaMs) / prazoMs('passo_da_oferta', estagio))
  return Math.min(ANEL, Math.ceil((grupos * GRUPO * ANEL) / livres))
}

/** The arc of a consultation at this moment; in its first step, that of one with a preferred doctor is theirs alone. */
export function arcoDe(
  consulta: Oferecida,
  livres: number,
  agora: Date,
  estagio: PrazosDoEstagio = {},
): Arco {
  const espera = agora.getTime() - Date.parse(consulta.queued_at)
  const sozinho = consulta.medico_preferido !== undefined && soDoPreferido(espera, estagio)
  return {
    de: lugarNoAnel(idNoAnel(consulta)),
    largura: sozinho ? 1 : larguraDoArco(espera, livres, estagio),
  }
}

/**
 * The parts of the ring where a consultation may stand that reaches this doctor before it is offered to everybody;
 * those in other parts reach them only then.
 */
export function partesAoAlcance(
  medico_id: string,
  livres: number,
  partes: number,
  estagio: PrazosDoEstagio = {},
): ReadonlySet<number> {
  const maior = larguraDoArco(prazoMs('oferta_a_todos', estagio) - 1, livres, estagio)
  const atras = { de: (lugarNoAnel(medico_id) - maior + 1 + ANEL) % ANEL, largura: maior }
  const parte = (lugar: number) => Math.floor((lugar / ANEL) * partes)
  return new Set(
    trechos(atras).flatMap(([de, ate]) =>
      Array.from({ length: parte(ate) - parte(de) + 1 }, (_, i) => parte(de) + i),
    ),
  )
}
