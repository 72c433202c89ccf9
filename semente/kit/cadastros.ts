import { cadastrarNosRegistros } from '../cadastros.ts'
import type { PessoaDoKit } from './pessoas.ts'

/** Makes somebody known to the embedded registry of CPFs and, a doctor, to the council: as real people are to the real ones. */
export async function tornarConhecida({ nome, pessoa, medico }: PessoaDoKit): Promise<void> {
  const quem = { cpf: pessoa.cpf, nome, data_nascimento: pessoa.dados.data_nascimento }
  const especialidades = medico?.especialidade ? [medico.especialidade] : []
  await cadastrarNosRegistros({
    pessoas: [quem],
    medicos: medico ? [{ ...quem, crm: medico.crm, uf: medico.uf, especialidades }] : [],
  })
}
