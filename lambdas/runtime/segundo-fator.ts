import {
  RECUSAS_DO_SEGUNDO_FATOR,
  REGRAS_DO_SEGUNDO_FATOR,
  type RegraDoSegundoFator,
  type SituacaoDoSegundoFator,
  situacaoDoSegundoFator,
} from '#domain/acesso/segundo-fator.ts'
import { DomainError } from '#domain/erros.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import { env } from './env.ts'

interface Sessao {
  readonly id: string
  readonly segundoFator: boolean
  /** Where it was read already. */
  readonly temFator?: boolean
}

/** What the stage asks of its administrators. @throws Error for a deployment's wrong word */
function regra(): RegraDoSegundoFator {
  const dita = env('SEGUNDO_FATOR')
  const conhecida = REGRAS_DO_SEGUNDO_FATOR.find((uma) => uma === dita)
  if (!conhecida) throw new Error(`SEGUNDO_FATOR "${dita}" is not a rule`)
  return conhecida
}

/** Where a sign-in stands with the second factor. */
export async function segundoFatorDe({
  id,
  segundoFator,
  temFator,
}: Sessao): Promise<SituacaoDoSegundoFator> {
  // Most sign-ins answer for themselves.
  const tem = segundoFator || (temFator ?? (await fatores.temFator(id)))
  return situacaoDoSegundoFator(tem, segundoFator, regra())
}

/** The refusal of a sign-in in which the admin role does not count. */
export const semSegundoFator = (situacao: SituacaoDoSegundoFator): DomainError =>
  new DomainError('autenticador_necessario', {
    detail:
      situacao === 'por_ligar' ? RECUSAS_DO_SEGUNDO_FATOR.por_ligar : RECUSAS_DO_SEGUNDO_FATOR.entrar_de_novo,
  })
