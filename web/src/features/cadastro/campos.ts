import * as z from 'zod/mini'
import {
  erroDaConfirmacao,
  erroDaDataDeNascimento,
  erroDaIdade,
  erroDaSenha,
  erroDoCpf,
  erroDoEmail,
  erroDoNome,
  erroDoTelefone,
  dataIso,
} from '#domain/base/campos.ts'

/** What is typed into step 1, as typed. */
export interface DadosDigitados {
  readonly nome: string
  readonly cpf: string
  readonly email: string
  readonly telefone: string
  readonly data_nascimento: string
  readonly password: string
  readonly passwordConfirm: string
}
export type Campo = keyof DadosDigitados

export const VAZIO: DadosDigitados = {
  nome: '',
  cpf: '',
  email: '',
  telefone: '',
  data_nascimento: '',
  password: '',
  passwordConfirm: '',
}

export const DADOS = ['nome', 'cpf', 'email', 'telefone', 'data_nascimento'] as const
export const SENHAS = ['password', 'passwordConfirm'] as const

/** What of it may be kept in the browser. */
export const rascunhoSchema = z.object({
  nome: z.string(),
  cpf: z.string(),
  email: z.string(),
  telefone: z.string(),
  data_nascimento: z.string(),
})

/** The field's message, or null when it is valid (P §5). `hoje` is YYYY-MM-DD in São Paulo. */
export function erroDoCampo(campo: Campo, dados: DadosDigitados, hoje: string): string | null {
  switch (campo) {
    case 'nome':
      return erroDoNome(dados.nome)
    case 'cpf':
      return erroDoCpf(dados.cpf)
    case 'email':
      return erroDoEmail(dados.email)
    case 'telefone':
      return erroDoTelefone(dados.telefone)
    case 'data_nascimento':
      return (
        erroDaDataDeNascimento(dados.data_nascimento, hoje) ??
        erroDaIdade(dataIso(dados.data_nascimento) ?? '', hoje)
      )
    case 'password':
      return erroDaSenha(dados.password)
    case 'passwordConfirm':
      return dados.passwordConfirm === ''
        ? erroDaSenha('')
        : erroDaConfirmacao(dados.password, dados.passwordConfirm)
  }
}
