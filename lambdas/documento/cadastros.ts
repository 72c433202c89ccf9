import type { Prontuario } from '#domain/documento/prontuario.ts'
import * as medicos from '#lambdas/store/medicos.ts'

type MedicoDoProntuario = Prontuario['consultas'][number]['medico']

/** Who these doctors are; each is read once. */
export async function cadastros(
  ids: readonly (string | undefined)[],
): Promise<(id: string | undefined) => MedicoDoProntuario> {
  const unicos = [...new Set(ids.filter((id) => id !== undefined))]
  const found = new Map(await Promise.all(unicos.map(async (id) => [id, await cadastroDe(id)] as const)))
  return (id) => (id !== undefined && found.get(id)) || null
}

async function cadastroDe(id: string): Promise<MedicoDoProntuario> {
  const medico = await medicos.find(id)
  return medico ? { nome: medico.nome_oficial ?? '', crm: medico.crm, uf: medico.uf } : null
}
