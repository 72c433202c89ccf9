import * as z from 'zod/mini'
import { type Evidencia, evidenciaSchema } from '#domain/opiniao/evidencia.ts'
import { evidenciasKey } from '../../store/keys.ts'
import { ALWAYS, get, put, write } from '../../store/table.ts'

const somadasSchema = z.object({
  /** The day (YYYY-MM-DD in São Paulo) on which they were summed up. */
  dia: z.string(),
  evidencias: z.array(evidenciaSchema),
})

/** What the counts proved when they were last summed up; undefined before the first time. */
export async function somadas(): Promise<z.output<typeof somadasSchema> | undefined> {
  const item = await get(evidenciasKey())
  return item && z.parse(somadasSchema, item)
}

export const guardar = (dia: string, evidencias: readonly Evidencia[]): Promise<void> =>
  write(put({ ...evidenciasKey(), entidade: 'evidencias', dia, evidencias }, ALWAYS))
