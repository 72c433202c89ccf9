import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { idadeEscrita } from '#domain/base/idade-escrita.ts'
import { SALA } from '#domain/consulta/textos.ts'
import { RESPONSAVEL } from '#domain/dependente/textos.ts'
import type { PapelNaSala } from '#domain/sala/sala.ts'

interface Contraparte {
  readonly nome: string
  /** The doctor's registration. */
  readonly registro?: string
  /** The patient's, for as long as the doctor may call them. */
  readonly telefone?: string | undefined
  readonly rotulo: string
}

/** Who is on the other side, and as what. */
export function contraparteDe(
  { medico, paciente }: Pick<ConsultaVista, 'medico' | 'paciente'>,
  papel: PapelNaSala,
): Contraparte {
  if (papel === 'medico')
    return {
      nome: paciente?.nome ?? SALA.paciente,
      telefone: paciente?.telefone,
      rotulo: rotuloDoPaciente(paciente),
    }
  const rotulo = SALA.medico_responsavel
  if (!medico) return { nome: SALA.medico_padrao, rotulo }
  return { nome: medico.nome_oficial, registro: SALA.medico(medico.crm, medico.uf), rotulo }
}

/** Of a dependant also the age, and who is on the call for them. */
function rotuloDoPaciente(paciente: ConsultaVista['paciente']): string {
  const { responsavel, idade } = paciente ?? {}
  if (!responsavel || idade === undefined) return SALA.paciente
  const quem = RESPONSAVEL.de(responsavel.nome, responsavel.relacao)
  return `${SALA.paciente}, ${idadeEscrita(idade)} · ${RESPONSAVEL.rotulo}: ${quem}`
}
