import type { ConsultaVista } from '#domain/consulta/consulta.ts'
import { SALA } from '#domain/consulta/textos.ts'
import type { PapelNaSala } from '#domain/sala/sala.ts'

/** Who is on the other side, and as what (P §2.15). */
export function contraparteDe(
  { medico, paciente }: Pick<ConsultaVista, 'medico' | 'paciente'>,
  papel: PapelNaSala,
): { readonly nome: string; readonly rotulo: string } {
  if (papel === 'medico') return { nome: paciente?.nome ?? SALA.paciente, rotulo: SALA.paciente }
  return {
    nome: medico ? SALA.medico(medico.crm, medico.uf) : SALA.medico_padrao,
    rotulo: SALA.medico_responsavel,
  }
}
