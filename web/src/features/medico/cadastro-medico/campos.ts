import { erroDoCpf, erroDoEmail, erroDoNome, erroDoTelefone, soDigitos } from '#domain/base/campos.ts'
import { erroDaUf, erroDoCrm, erroDoRqe } from '#domain/base/crm.ts'
import { ESPECIALIDADES_A } from '#domain/medico/textos-cadastro.ts'
import type { Linha, Rascunho } from './rascunho.ts'

/** The fields of step 1, in order; the CPF only of somebody whose account does not say it (D §2.4). */
export const IDENTIDADE = ['nome', 'email', 'cpf', 'telefone'] as const
export const INSCRICAO = ['crm', 'uf'] as const
export type Campo = (typeof IDENTIDADE)[number] | (typeof INSCRICAO)[number]

const ERROS: Readonly<Record<Campo, (valor: string) => string | null>> = {
  nome: erroDoNome,
  email: erroDoEmail,
  cpf: erroDoCpf,
  telefone: erroDoTelefone,
  crm: (crm) => erroDoCrm(crm, 'a'),
  uf: (uf) => erroDaUf(uf, 'a'),
}

/** The field's message, or null when it is valid (D §5). */
export const erroDoCampo = (campo: Campo, rascunho: Rascunho): string | null => ERROS[campo](rascunho[campo])

interface ErrosDaLinha {
  readonly especialidade: string | null
  readonly rqe: string | null
}

/** What is wrong with a row of step 2: a specialty once, with its RQE. */
export const errosDaLinha = (linhas: readonly Linha[], indice: number): ErrosDaLinha => {
  const { especialidade = '', rqe = '' } = linhas[indice] ?? {}
  const repetida = linhas.slice(0, indice).some((outra) => outra.especialidade === especialidade)
  return {
    especialidade:
      especialidade === '' ? ESPECIALIDADES_A.escolha : repetida ? ESPECIALIDADES_A.repetida : null,
    rqe: erroDoRqe(rqe),
  }
}

/** Whether every row can be sent, and there is one. */
export const linhasValidas = (linhas: readonly Linha[]): boolean =>
  linhas.length > 0 &&
  linhas.every((_, indice) => {
    const { especialidade, rqe } = errosDaLinha(linhas, indice)
    return especialidade === null && rqe === null
  })

/** The specialties that go with the registration; none without the RQE toggle. */
export const especialidadesDe = ({ possuiRqe, linhas }: Rascunho) =>
  possuiRqe
    ? linhas.flatMap(({ especialidade, rqe }) =>
        especialidade === '' ? [] : [{ especialidade, rqe: soDigitos(rqe) }],
      )
    : []
