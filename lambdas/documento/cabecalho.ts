import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Emissao } from '#domain/documento/documento.ts'
import { idadeESexo } from '#domain/documento/idade-e-sexo.ts'
import type { Ficha } from '#domain/ficha/ficha.ts'
import { DomainError, type ErroDeCampo } from '#domain/base/erros.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

const FALTA = {
  crm: 'Informe seu CRM e a UF no cadastro profissional.',
  nome_oficial: 'Seu nome ainda não foi confirmado pelo conselho.',
  endereco_profissional: 'Informe seu endereço profissional no cadastro.',
} as const

interface ParaQuem {
  readonly paciente_id: string
  readonly ficha: Ficha | undefined
  /** The patient's, when the doctor asked for it. */
  readonly endereco: string | undefined
  readonly now: Date
}

/**
 * The head of a document issued now: which doctor, with which registration, where, and for which patient.
 * @throws DomainError dados_profissionais_incompletos with the missing fields, nao_encontrado
 */
export async function emissaoDe(
  medico: Usuario,
  { paciente_id, ficha, endereco, now }: ParaQuem,
): Promise<Emissao> {
  const [cadastro, especialidades, paciente] = await Promise.all([
    medicos.find(medico.id),
    medicos.especialidades(medico.id),
    usuarios.titular(paciente_id),
  ])
  if (!paciente) throw new DomainError('nao_encontrado')
  const { crm = '', uf = '', nome_oficial = '', endereco_profissional = '' } = cadastro ?? {}
  exigir({ crm: crm && uf, nome_oficial, endereco_profissional })
  return {
    medico: {
      nome: nome_oficial,
      crm,
      uf,
      especialidades: especialidades.flatMap(({ especialidade, verificado, origem, rqe }) =>
        verificado && origem === 'rqe' && rqe ? [{ rotulo: rotuloDaEspecialidade(especialidade), rqe }] : [],
      ),
      endereco: endereco_profissional.trim(),
    },
    paciente: {
      nome: paciente.nome,
      cpf: paciente.cpf,
      ...idadeESexo(paciente.data_nascimento, ficha?.sexo, now),
      ...(endereco && { endereco }),
    },
  }
}

function exigir(valores: Readonly<Record<keyof typeof FALTA, string>>): void {
  const campos = Object.entries(valores).flatMap(([campo, valor]): ErroDeCampo[] =>
    valor.trim() === '' ? [{ campo, motivo: FALTA[campo as keyof typeof FALTA] }] : [],
  )
  if (campos.length === 0) return
  throw new DomainError('dados_profissionais_incompletos', {
    detail: campos.map(({ motivo }) => motivo).join(' '),
    campos,
  })
}
