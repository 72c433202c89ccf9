import {
  RECUSAS_DO_SEGUNDO_FATOR,
  REGRAS_DO_SEGUNDO_FATOR,
  type RegraDoSegundoFator,
  type SituacaoDoSegundoFator,
  situacaoDoSegundoFator,
} from '#domain/acesso/segundo-fator.ts'
import { DomainError } from '#domain/erros.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { env } from './env.ts'

/** What the stage asks of its administrators. @throws Error for a deployment's wrong word */
function regra(): RegraDoSegundoFator {
  const dita = env('SEGUNDO_FATOR')
  const conhecida = REGRAS_DO_SEGUNDO_FATOR.find((uma) => uma === dita)
  if (!conhecida) throw new Error(`SEGUNDO_FATOR "${dita}" is not a rule`)
  return conhecida
}

/** Where a sign-in stands with the administrators' second factor; undefined of who has no active admin role. */
export async function segundoFatorDe(sessao: {
  readonly id: string
  readonly autenticadoEm: Date
}): Promise<SituacaoDoSegundoFator | undefined> {
  const papel = await usuarios.administracao(sessao.id)
  return papel && situacaoDoSegundoFator(papel.segundo_fator_desde, sessao.autenticadoEm, regra())
}

/** The refusal of a sign-in in which the admin role does not count. */
export const semSegundoFator = (situacao: SituacaoDoSegundoFator): DomainError =>
  new DomainError('autenticador_necessario', {
    detail:
      situacao === 'por_ligar' ? RECUSAS_DO_SEGUNDO_FATOR.por_ligar : RECUSAS_DO_SEGUNDO_FATOR.entrar_de_novo,
  })
