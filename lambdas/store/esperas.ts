import * as z from 'zod/mini'
import type { Consulta } from '#domain/consulta/consulta.ts'
import type { Especialidade } from '#domain/medico/especialidades.ts'
import { esperaKey } from './keys.ts'
import { ALWAYS, put, query, write } from './table.ts'

const HOUR_MS = 60 * 60 * 1000
/** Enough to tell the middle and the ninth decile; a busy specialty has thousands in an hour, read by all who wait. */
const NEWEST = 200

const esperaSchema = z.object({ espera_ms: z.number() })

/** Keeps how long an accepted consultation waited, for an hour and a little; repeating it changes nothing. */
export async function anotar({
  id,
  especialidade_sugerida,
  queued_at,
  assigned_at,
}: Consulta): Promise<void> {
  if (!queued_at || !assigned_at) return
  const aceita = Date.parse(assigned_at)
  await write(
    put(
      {
        ...esperaKey(especialidade_sugerida, assigned_at, id),
        entidade: 'espera',
        espera_ms: Math.max(0, aceita - Date.parse(queued_at)),
        ttl: Math.ceil((aceita + 2 * HOUR_MS) / 1000),
      },
      ALWAYS,
    ),
  )
}

/** The waits, in milliseconds, of those accepted in this specialty within the last hour: of the newest 200 of them. */
export async function daUltimaHora(especialidade: Especialidade, now: Date): Promise<number[]> {
  const from = new Date(now.getTime() - HOUR_MS).toISOString()
  const { pk } = esperaKey(especialidade, '', '')
  const items = await query({ pk, from, newestFirst: true, limit: NEWEST })
  return items.map((item) => z.parse(esperaSchema, item).espera_ms)
}
