import { compararNomes } from '../texto/nomes.ts'

/** What the CPF registry can say of a CPF. `desconhecida`: a state it has not published. */
export type SituacaoDoCpf =
  | 'regular'
  | 'suspensa'
  | 'falecido'
  | 'pendente_de_regularizacao'
  | 'cancelada'
  | 'nula'
  | 'desconhecida'

/** A person as the CPF registry states them; dates YYYY-MM-DD. */
interface PessoaDoCadastro {
  readonly nome: string
  /** What the person is called, when the registry has such a name too. */
  readonly nome_social?: string | undefined
  readonly data_nascimento: string
  readonly situacao: SituacaoDoCpf
}

/** The registry knows no such CPF, or its holder was born on another day: it does not say which. */
export const NAO_CONFERE = 'nao_confere'
/** The registry knows the CPF but does not tell whose it is: a minor's, or one withheld by law. */
export const PROTEGIDO = 'protegido'
export type RespostaDoCadastro = PessoaDoCadastro | typeof NAO_CONFERE | typeof PROTEGIDO

/** What the registry's answer can have against a person. */
export const CODIGOS_DO_CADASTRO = [NAO_CONFERE, PROTEGIDO, 'situacao', 'nome', 'nascimento'] as const
type CodigoDoCadastro = (typeof CODIGOS_DO_CADASTRO)[number]

interface Consultario {
  /** 0 to 1. */
  readonly nota: number
  readonly codigos: readonly CodigoDoCadastro[]
  readonly motivos: readonly string[]
  /** Only a person can judge it. */
  readonly revisao: boolean
}

/** Score that each state of a CPF gives. */
const SITUACOES: Readonly<Record<SituacaoDoCpf, number>> = {
  regular: 1,
  // A tax matter that says nothing against the identity.
  pendente_de_regularizacao: 0.9,
  suspensa: 0,
  falecido: 0,
  cancelada: 0,
  nula: 0,
  desconhecida: 0,
}

const ROTULOS: Readonly<Record<SituacaoDoCpf, string>> = {
  regular: 'regular',
  suspensa: 'suspensa',
  cancelada: 'cancelada',
  nula: 'nula',
  pendente_de_regularizacao: 'pendente de regularização',
  falecido: 'de titular falecido',
  desconhecida: 'desconhecida',
}

/** What the person is told. The remedy is to correct the data in 'Revisar dados', not to send a new photo. */
export const MOTIVOS_DO_CADASTRO = {
  nao_confere:
    'O CPF e a data de nascimento informados não conferem com o cadastro da Receita Federal. Revise os dois em "Revisar dados".',
  protegido: 'A Receita Federal não informa os dados deste CPF. Uma pessoa da equipe vai conferir.',
  situacao: (situacao: SituacaoDoCpf) =>
    `A situação do CPF no cadastro é ${ROTULOS[situacao]}. Resolva-a com a Receita Federal antes de tentar de novo.`,
  nome: 'O nome no cadastro do CPF não é o informado. Corrija-o em "Revisar dados".',
  nascimento: 'A data de nascimento no cadastro do CPF não é a informada. Corrija-a em "Revisar dados".',
} as const satisfies Readonly<Record<CodigoDoCadastro, unknown>>

/**
 * Compares the registry's answer with the stored profile: the CPF must exist, be in order, and belong to this name and
 * birth date.
 */
export function avaliarCadastro(
  perfil: { readonly nome: string; readonly data_nascimento: string },
  resposta: RespostaDoCadastro,
): Consultario {
  if (resposta === NAO_CONFERE || resposta === PROTEGIDO)
    return {
      nota: 0,
      codigos: [resposta],
      motivos: [MOTIVOS_DO_CADASTRO[resposta]],
      revisao: resposta === PROTEGIDO,
    }
  const situacao = SITUACOES[resposta.situacao]
  const mesmoNome = [resposta.nome, resposta.nome_social].some(
    (nome) => nome !== undefined && compararNomes(perfil.nome, nome).iguais,
  )
  const mesmoDia = perfil.data_nascimento === resposta.data_nascimento
  const contra: readonly (readonly [CodigoDoCadastro, string])[] = [
    ...(situacao < 1 ? ([['situacao', MOTIVOS_DO_CADASTRO.situacao(resposta.situacao)]] as const) : []),
    ...(mesmoNome ? [] : ([['nome', MOTIVOS_DO_CADASTRO.nome]] as const)),
    ...(mesmoDia ? [] : ([['nascimento', MOTIVOS_DO_CADASTRO.nascimento]] as const)),
  ]
  return {
    nota: mesmoNome && mesmoDia ? situacao : 0,
    codigos: contra.map(([codigo]) => codigo),
    motivos: contra.map(([, motivo]) => motivo),
    revisao: false,
  }
}
