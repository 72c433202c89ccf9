import { cadastrarNosRegistros } from '../cadastros.ts'
import { darCertificados } from '../certificados.ts'
import type { PessoaDoKit } from './pessoas.ts'

/**
 * Makes somebody known to the embedded registry of CPFs, as real people are to the real one. A doctor is also known to
 * the council and has a certificate to sign with, as real doctors have both before they come.
 */
export async function tornarConhecida({ nome, pessoa, medico }: PessoaDoKit): Promise<void> {
  const quem = { cpf: pessoa.cpf, nome, data_nascimento: pessoa.dados.data_nascimento }
  if (!medico) {
    await cadastrarNosRegistros({ pessoas: [quem], medicos: [] })
    return
  }
  const { especialidade, ...registro } = medico
  const especialidades = especialidade ? [especialidade] : []
  await cadastrarNosRegistros({ pessoas: [quem], medicos: [{ ...quem, ...registro, especialidades }] })
  await darCertificados([quem])
}
