import * as z from 'zod/mini'
import type { Consulta } from '#domain/consulta/consulta.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { esperaKey } from '../../store/keys.ts'
import { contando } from '../../store/contagens.ts'
import { NEW, put, query, writeIf } from '../../store/table.ts'

const HOUR_MS = 60 * 60 * 1000
const WEEK_MS = 7 * 24 * HOUR_MS
/**
 * Enough samples for the median and the 90th percentile. A busy specialty has thousands in an hour, and everybody who
 * waits reads them.
 */
const NEWEST = 200

const esperaSchema = z.object({ espera_ms: z.number() })

/**
 * Keeps how long an accepted consultation waited, for a week and a little, and counts it once; repeating it changes
 * nothing.
 */
export async function anotar({
  id,
  especialidade_sugerida,
  queued_at,
  assigned_at,
}: Consulta): Promise<void> {
  if (!queued_at || !assigned_at) return
  const aceita = Date.parse(assigned_at)
  const espera_ms = Math.max(0, aceita - Date.parse(queued_at))
  const espera = {
    ...esperaKey(especialidade_sugerida, assigned_at, id),
    entidade: 'espera',
    espera_ms,
    ttl: Math.ceil((aceita + WEEK_MS + HOUR_MS) / 1000),
  }
  await writeIf(put(espera, NEW), contando('tempo_medio', { id, em: assigned_at, valor: espera_ms }))
}

/** The waits, in milliseconds, of those accepted in this specialty within the last hour: of the newest 200 of them. */
export const daUltimaHora = (especialidade: Especialidade, now: Date): Promise<number[]> =>
  desde(especialidade, now.getTime() - HOUR_MS)

/** Of those accepted within the last seven days. */
export const daUltimaSemana = (especialidade: Especialidade, now: Date): Promise<number[]> =>
  desde(especialidade, now.getTime() - WEEK_MS)

async function desde(especialidade: Especialidade, ms: number): Promise<number[]> {
  const { pk } = esperaKey(especialidade, '', '')
  const items = await query({ pk, from: new Date(ms).toISOString(), newestFirst: true, limit: NEWEST })
  return items.map((item) => z.parse(esperaSchema, item).espera_ms)
}
