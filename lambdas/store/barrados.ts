import { barradoKey } from './keys.ts'
import { NEW, put, write } from './table.ts'

const NOVENTA_DIAS = 90 * 24 * 60 * 60

export interface Barrado {
  readonly id: string
  readonly usuario_id: string
  readonly acao: 'access_guard_restricted' | 'access_guard_full'
}

/** A person was turned away from a screen; kept for 90 days. */
export const registrar = (barrado: Barrado, agora: Date): Promise<void> => {
  const em = agora.toISOString()
  return write(
    put(
      {
        ...barradoKey(barrado.usuario_id, `${em}#${barrado.id}`),
        entidade: 'barrado',
        ...barrado,
        em,
        ttl: Math.ceil(agora.getTime() / 1000) + NOVENTA_DIAS,
      },
      NEW,
    ),
  )
}
