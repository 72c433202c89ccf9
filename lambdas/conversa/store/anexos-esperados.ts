import * as z from 'zod/mini'
import { TIPOS_DE_ANEXO } from '#domain/conversa/anexo.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { anexoEsperadoKey } from '../../store/keys.ts'
import { get, NEW, put, remove, type Write, write, writeIf } from '../../store/table.ts'

/** Files that may be on their way, each one person's for one consultation. Forgotten after a day, like what arrived. */

const esperadoSchema = z.object({
  consulta_id: z.string(),
  anexo_id: z.string(),
  autor_id: z.string(),
  tipo: z.enum(TIPOS_DE_ANEXO),
})
type Esperado = z.output<typeof esperadoSchema>

export const esperar = (esperado: Esperado, now: Date): Promise<void> =>
  write(
    put(
      {
        ...anexoEsperadoKey(esperado.consulta_id, esperado.anexo_id),
        entidade: 'anexo_esperado',
        ...esperado,
        ttl: Math.ceil((now.getTime() + prazo('imagem_temporaria')) / 1000),
      },
      NEW,
    ),
  )

/** The file this person may have uploaded. */
export async function find(
  consulta_id: string,
  anexo_id: string,
  autor_id: string,
): Promise<Esperado | undefined> {
  const item = await get(anexoEsperadoKey(consulta_id, anexo_id))
  const esperado = item && z.parse(esperadoSchema, item)
  return esperado?.autor_id === autor_id ? esperado : undefined
}

/** The write that takes it: one file becomes one message. */
export const tomadoWrite = (consulta_id: string, anexo_id: string): Write =>
  remove(anexoEsperadoKey(consulta_id, anexo_id), { pk: { exists: true } })

/** Gives it up: afterwards no message can take it. False when one has. */
export const desistir = (consulta_id: string, anexo_id: string): Promise<boolean> =>
  writeIf(tomadoWrite(consulta_id, anexo_id))
