import { compararNomes } from './nomes.ts'

/** A person as the CPF registry states them; dates YYYY-MM-DD. */
export interface PessoaDoCadastro {
  readonly nome: string
  readonly data_nascimento: string
  readonly situacao: string
}

export interface Consultario {
  /** 0 to 1. */
  readonly nota: number
  readonly motivos: readonly string[]
}

/** What each state of a CPF leaves of the score; one that is not listed leaves nothing. */
const SITUACOES: Readonly<Record<string, number>> = {
  regular: 1,
  // A tax matter, not one of identity.
  pendente_de_regularizacao: 0.9,
}

const ROTULOS: Readonly<Record<string, string>> = {
  suspensa: 'suspensa',
  cancelada: 'cancelada',
  nula: 'nula',
  pendente_de_regularizacao: 'pendente de regularização',
  falecido: 'de titular falecido',
}

/**
 * The registry's word on the stored profile: the CPF must exist and be in order, and belong to this name and birth
 * date. `pessoa` null: the registry does not know the CPF.
 */
export function avaliarCadastro(
  perfil: { readonly nome: string; readonly data_nascimento: string },
  pessoa: PessoaDoCadastro | null,
): Consultario {
  if (!pessoa) return { nota: 0, motivos: ['O CPF não consta no cadastro de pessoas físicas.'] }
  const situacao = SITUACOES[pessoa.situacao] ?? 0
  const nomes = compararNomes(perfil.nome, pessoa.nome)
  const mesmoDia = perfil.data_nascimento === pessoa.data_nascimento
  const motivos = [
    ...(situacao < 1
      ? [`A situação do CPF no cadastro é ${ROTULOS[pessoa.situacao] ?? 'desconhecida'}.`]
      : []),
    ...(nomes.iguais ? [] : ['O nome no cadastro do CPF não é o informado.']),
    ...(mesmoDia ? [] : ['A data de nascimento no cadastro do CPF não é a informada.']),
  ]
  return { nota: nomes.iguais && mesmoDia ? situacao : 0, motivos }
}
