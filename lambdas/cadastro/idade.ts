import { erroDaIdade, hojeEm, MENSAGENS } from '#domain/base/campos.ts'
import { DomainError } from '#domain/base/erros.ts'

/**
 * The birth date against today in São Paulo.
 * @throws DomainError campos_invalidos in the future, menor_de_idade under 18 (estados §1)
 */
export function exigirIdade(data_nascimento: string, agora: Date): void {
  const hoje = hojeEm(agora)
  if (data_nascimento > hoje)
    throw new DomainError('campos_invalidos', {
      campos: [{ campo: 'data_nascimento', motivo: MENSAGENS.data_nascimento_invalida }],
    })
  const motivo = erroDaIdade(data_nascimento, hoje)
  if (motivo)
    throw new DomainError('menor_de_idade', {
      detail: motivo,
      campos: [{ campo: 'data_nascimento', motivo }],
    })
}
