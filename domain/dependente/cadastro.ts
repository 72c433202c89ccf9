import type { ErroDeCampo } from '../base/erros.ts'
import { avaliarCadastro, PROTEGIDO, type RespostaDoCadastro } from '../kyc/decisao/consultario.ts'
import type { DependenteDigitado } from './entrada.ts'
import { ERROS_DO_DEPENDENTE } from './textos.ts'
import type { Vinculo } from './vinculo.ts'

type NoCadastro =
  | { readonly ok: true; readonly cadastro: Vinculo['cadastro'] }
  | { readonly ok: false; readonly campos: readonly ErroDeCampo[] }

/** A tax matter that says nothing against who it is. */
const SEM_DUVIDA = 0.9

/**
 * What the CPF registry says of a dependant, by the rules of an account: known, in order, of this name and birth date.
 * A CPF whose data it keeps back, as many minors', is known and no more: a person looks at the papers.
 */
export function conferirNoCadastro(
  digitado: Pick<DependenteDigitado, 'nome' | 'data_nascimento'>,
  resposta: RespostaDoCadastro,
): NoCadastro {
  if (resposta === PROTEGIDO) return { ok: true, cadastro: 'protegido' }
  const { nota, codigos } = avaliarCadastro(digitado, resposta)
  if (nota >= SEM_DUVIDA) return { ok: true, cadastro: 'conferido' }
  const { cadastro } = ERROS_DO_DEPENDENTE
  const campos = codigos.includes('nao_confere')
    ? [
        { campo: 'cpf', motivo: cadastro.nao_confere },
        { campo: 'data_nascimento', motivo: cadastro.nao_confere },
      ]
    : [
        ...(codigos.includes('nome') ? [{ campo: 'nome', motivo: cadastro.nome }] : []),
        ...(codigos.includes('nascimento')
          ? [{ campo: 'data_nascimento', motivo: cadastro.nascimento }]
          : []),
        ...(codigos.includes('situacao') ? [{ campo: 'cpf', motivo: cadastro.situacao }] : []),
      ]
  return { ok: false, campos }
}
