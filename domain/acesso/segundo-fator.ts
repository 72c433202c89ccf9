/** The administrators' second factor: a code of their authenticator application (TOTP, RFC 6238; estados §8). */

/** Whether a stage demands it of its administrators, or leaves it to them. */
export const REGRAS_DO_SEGUNDO_FATOR = ['oferecido', 'exigido'] as const
export type RegraDoSegundoFator = (typeof REGRAS_DO_SEGUNDO_FATOR)[number]

export const SITUACOES_DO_SEGUNDO_FATOR = ['desligado', 'por_ligar', 'entrar_de_novo', 'em_dia'] as const

/**
 * Where an administrator stands: `desligado` where the stage leaves it to them and they have none, `por_ligar` where it
 * is demanded, `entrar_de_novo` in a sign-in from before it began, `em_dia` in one that was asked for the code.
 */
export type SituacaoDoSegundoFator = (typeof SITUACOES_DO_SEGUNDO_FATOR)[number]

/**
 * Where a sign-in of an administrator stands.
 * Sign-ins carry whole seconds: one of the very second in which the factor began counts as from before.
 * @param desde when the factor began (ISO 8601); undefined without one
 */
export function situacaoDoSegundoFator(
  desde: string | undefined,
  autenticadoEm: Date,
  regra: RegraDoSegundoFator,
): SituacaoDoSegundoFator {
  if (desde === undefined) return regra === 'exigido' ? 'por_ligar' : 'desligado'
  return autenticadoEm.getTime() >= Date.parse(desde) ? 'em_dia' : 'entrar_de_novo'
}

/** Whether the role may be used in that sign-in. */
export const podeAdministrar = (situacao: SituacaoDoSegundoFator): boolean =>
  situacao === 'em_dia' || situacao === 'desligado'

/**
 * What to do about a refusal; what happened is the refusal's own title. These are any operation's; the two below are
 * one function's each, and every function would carry them.
 */
export const RECUSAS_DO_SEGUNDO_FATOR = {
  por_ligar: 'Ligue a verificação em duas etapas em /admin/segundo-fator e entre de novo com o código.',
  entrar_de_novo: 'Saia e entre de novo com a senha e o código do aplicativo autenticador.',
} as const

export const RECUSA_DO_LINK =
  'Contas de administração não entram por link. Entre com a senha e o código do autenticador.'

export const RECUSA_SEM_AUTENTICADOR =
  'O aplicativo ainda não está ligado à conta. Digite o código que ele mostra e tente de novo.'
