import * as DIAS from '#domain/base/retencao-dias.ts'
import { ttlDe } from '#lambdas/runtime/prazos.ts'
import { barradoKey } from '../../store/keys.ts'
import { NEW, put, write } from '../../store/table.ts'

interface Barrado {
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
        ttl: ttlDe(DIAS.barrado, agora),
      },
      NEW,
    ),
  )
}
