import {
  RECUSAS_DO_SEGUNDO_FATOR,
  REGRAS_DO_SEGUNDO_FATOR,
  type RegraDoSegundoFator,
  type SituacaoDoSegundoFator,
  situacaoDoSegundoFator,
} from '#domain/acesso/segundo-fator.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import { env } from './env.ts'

interface Sessao {
  readonly id: string
  readonly segundoFator: boolean
}

type Dono = Pick<Usuario, 'id' | 'tipo'>

/** What the stage requires of its administrators. @throws Error when the deployment sets an unknown value */
function regra(): RegraDoSegundoFator {
  const dita = env('SEGUNDO_FATOR')
  const conhecida = REGRAS_DO_SEGUNDO_FATOR.find((uma) => uma === dita)
  if (!conhecida) throw new Error(`SEGUNDO_FATOR "${dita}" is not a rule`)
  return conhecida
}

/** The second-factor situation of a session. @param jaLido whether the person has one, where that was already read */
export async function segundoFatorDe(
  { segundoFator }: Sessao,
  dono: Dono,
  jaLido?: boolean,
): Promise<SituacaoDoSegundoFator> {
  // A session with a second factor proves that there is one: nothing has to be read.
  const tem = segundoFator || (jaLido ?? (await fatores.temFator(dono)))
  return situacaoDoSegundoFator(tem, segundoFator, regra())
}

/** The refusal for a session in which the admin role does not count for lack of a second factor. */
export const semSegundoFator = (situacao: SituacaoDoSegundoFator): DomainError =>
  new DomainError('autenticador_necessario', {
    detail:
      situacao === 'por_ligar' ? RECUSAS_DO_SEGUNDO_FATOR.por_ligar : RECUSAS_DO_SEGUNDO_FATOR.entrar_de_novo,
  })
