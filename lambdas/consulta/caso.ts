import { eCaso } from '#domain/consulta/caso.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { salaDe } from '#domain/sala/sala.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as salas from '#lambdas/store/salas.ts'

/**
 * Since when (ISO) a consultation waits for an administrator to end it; undefined when it does not. The doctor's beats
 * are in their place in the room before they are in the consultation.
 */
export async function paradaDesde(consulta: Consulta, now: Date): Promise<string | undefined> {
  const estagio = prazosDoEstagio()
  if (!eCaso(consulta, now, estagio)) return undefined
  const sala = salaDe(consulta)
  const visto = sala && (await salas.lugar(sala, 'medico'))?.visto_em
  const medico_visto_em = [consulta.medico_visto_em, visto]
    .filter((em) => em !== undefined)
    .sort()
    .at(-1)
  if (!eCaso({ ...consulta, medico_visto_em }, now, estagio)) return undefined
  return medico_visto_em ?? consulta.ambos_conectados_em
}
