import * as z from 'zod/mini'
import { erroDaDataDeNascimento, dataBr, esquemas, IDADE_MINIMA, idadeEm, MENSAGENS } from '../base/campos.ts'
import type { ErroDeCampo } from '../base/erros.ts'
import { DECLARACAO } from './declaracao.ts'
import { eDeAdulto, type Relacao, RELACOES } from './relacao.ts'
import { ERROS_DO_DEPENDENTE } from './textos.ts'

/** How many dependants one adult may have at a time. */
export const MAXIMO_DE_DEPENDENTES = 10

export const dependenteEntrada = z.object({
  nome: esquemas.nome,
  cpf: esquemas.cpf,
  /** YYYY-MM-DD. */
  data_nascimento: z.iso.date(MENSAGENS.data_nascimento_invalida),
  relacao: z.enum(RELACOES, ERROS_DO_DEPENDENTE.relacao),
  declaracao: z.object(
    {
      versao: z.literal(DECLARACAO.versao, ERROS_DO_DEPENDENTE.declaracao_mudou),
      aceita: z.literal(true, ERROS_DO_DEPENDENTE.declaracao),
    },
    ERROS_DO_DEPENDENTE.declaracao,
  ),
})
export type DependenteDigitado = z.output<typeof dependenteEntrada>

/** What is wrong with a birth date, for this relation and on this day (YYYY-MM-DD); null when nothing is. */
export function erroDoNascimento(data_nascimento: string, relacao: Relacao, hoje: string): string | null {
  const data = erroDaDataDeNascimento(dataBr(data_nascimento) ?? '', hoje)
  if (data !== null) return data
  const maior = idadeEm(data_nascimento, hoje) >= IDADE_MINIMA
  if (maior === eDeAdulto(relacao)) return null
  return maior ? ERROS_DO_DEPENDENTE.maior : ERROS_DO_DEPENDENTE.curador_de_menor
}

/** What is wrong with it before anybody else is asked. */
export function errosDoDependente(
  { cpf, data_nascimento, relacao }: DependenteDigitado,
  responsavel: { readonly cpf: string },
  hoje: string,
): ErroDeCampo[] {
  const nascimento = erroDoNascimento(data_nascimento, relacao, hoje)
  return [
    ...(cpf === responsavel.cpf.replace(/\D/g, '')
      ? [{ campo: 'cpf', motivo: ERROS_DO_DEPENDENTE.cpf_proprio }]
      : []),
    ...(nascimento === null ? [] : [{ campo: 'data_nascimento', motivo: nascimento }]),
  ]
}
