import type { RegistroLido } from '#domain/registro/registro.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import type { ComAdendos } from './store/registros.ts'

/** A record as it is read, with the doctor who wrote it. */
export async function lido({ registro, adendos }: ComAdendos): Promise<RegistroLido> {
  const medico = await medicos.find(registro.medico_id)
  return {
    ...registro,
    medico: medico ? { nome: medico.nome_oficial ?? '', crm: medico.crm, uf: medico.uf } : null,
    adendos: [...adendos],
  }
}
