import type { Saida } from '#domain/base/contrato.ts'
import type * as contrato from '#domain/medico/contract-dados.ts'
import { statusCrmDe } from '#domain/base/crm.ts'
import { especialidadeDe } from '#domain/base/especialidades.ts'
import type { Medico, MedicoEspecialidade } from '#domain/medico/medico.ts'
import * as medicos from '#lambdas/store/medicos.ts'

/** A doctor's professional data as their own screens read them. */
export async function dadosDe(medico: Medico): Promise<Saida<typeof contrato.dadosProfissionais>> {
  const linhas = await medicos.especialidades(medico.id)
  return {
    crm: medico.crm,
    uf: medico.uf,
    status_crm: statusCrmDe(medico.status_crm) ?? 'PENDING',
    nome_oficial: medico.nome_oficial ?? null,
    especialidades: informadas(medico, linhas),
    endereco_profissional: medico.endereco_profissional ?? null,
    dados_fiscais: medico.dados_fiscais_json,
  }
}

/** What the doctor says they have, with what the council said about each. */
function informadas({ especialidades_json }: Medico, linhas: readonly MedicoEspecialidade[]) {
  return (especialidades_json ?? []).flatMap(({ specialty, rqe }) => {
    const especialidade = especialidadeDe(specialty)
    if (!especialidade) return []
    // What was said of another RQE is not said of this one.
    const dela = linhas.find((linha) => linha.especialidade === especialidade)
    const linha = dela?.rqe === rqe ? dela : undefined
    if (dela?.negado?.rqe === rqe)
      return [{ especialidade, rqe, verificado: false, motivo: dela.negado.motivo }]
    return [{ especialidade, rqe, verificado: linha?.verificado ?? null, motivo: linha?.motivo ?? null }]
  })
}
