/**
 * What somebody is called back for. The message itself says nothing of it: there is news, and it is read after
 * signing in.
 */

const MINUTO = 60
const DIA = 24 * 60 * MINUTO

/** The last two are a doctor's: a consultation was offered to them, and their patient is in the room. */
export type Novidade = 'perto' | 'aceita' | 'na_sala' | 'documento' | 'oferecida' | 'paciente_na_sala'

interface Entrega {
  /** Seconds the push service keeps it for a device that is off: later it would call to something that is over. */
  readonly ttl: number
  /** RFC 8030 §5.3: whether a sleeping device is woken. */
  readonly urgencia: 'high' | 'normal'
}

export const ENTREGAS: Readonly<Record<Novidade, Entrega>> = {
  perto: { ttl: 10 * MINUTO, urgencia: 'high' },
  aceita: { ttl: 10 * MINUTO, urgencia: 'high' },
  na_sala: { ttl: 10 * MINUTO, urgencia: 'high' },
  documento: { ttl: DIA, urgencia: 'normal' },
  // A hidden page leaves the queue within a minute, and an empty room goes back to it after two.
  oferecida: { ttl: MINUTO, urgencia: 'high' },
  paciente_na_sala: { ttl: 2 * MINUTO, urgencia: 'high' },
}

/** Whoever stands here in the queue or before is told that it is almost their turn. */
export const LUGAR_PERTO = 2

/**
 * One waiting message replaces another (RFC 8030 §5.4): all of them say the same, and a device that was off needs one.
 */
export const TOPICO = 'novidades'
