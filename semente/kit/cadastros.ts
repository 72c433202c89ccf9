import { cadastrarNosRegistros } from '../conselho.ts'
import type { PessoaDoKit } from './pessoas.ts'

/** Makes somebody known to the embedded registry of CPFs and, a doctor, to the council: as real people are to the real ones. */
export async function tornarConhecida({ nome, pessoa, medico }: PessoaDoKit): Promise<void> {
  await cadastrarNosRegistros({
    cpfs: [{ cpf: pessoa.cpf, nome, data_nascimento: pessoa.dados.data_nascimento, situacao: 'regular' }],
    medicos: medico
      ? [
          {
            crm: medico.crm,
            uf: medico.uf,
            nome,
            situacao: 'ativo',
            especialidades: medico.especialidade ? [medico.especialidade] : [],
          },
        ]
      : [],
  })
}
