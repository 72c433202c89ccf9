/** The second factor of doctors and administrators: a code of their authenticator application (TOTP, RFC 6238; estados §8). */

/** Whether a stage demands it of its doctors and administrators, or leaves it to them. */
export const REGRAS_DO_SEGUNDO_FATOR = ['oferecido', 'exigido'] as const
export type RegraDoSegundoFator = (typeof REGRAS_DO_SEGUNDO_FATOR)[number]

export const SITUACOES_DO_SEGUNDO_FATOR = ['desligado', 'por_ligar', 'entrar_de_novo', 'em_dia'] as const

/**
 * Where somebody stands: `desligado` where the stage leaves it to them and they have none, `por_ligar` where it is
 * demanded, `entrar_de_novo` in a sign-in that was not asked for it, `em_dia` in one that was.
 */
export type SituacaoDoSegundoFator = (typeof SITUACOES_DO_SEGUNDO_FATOR)[number]

/**
 * Where a sign-in stands. Each says for itself whether a second factor was asked for, so a factor that was taken away
 * since, or put in another's place, opens nothing.
 * @param tem whether the person has a second factor
 * @param usado whether this sign-in was asked for it
 */
export function situacaoDoSegundoFator(
  tem: boolean,
  usado: boolean,
  regra: RegraDoSegundoFator,
): SituacaoDoSegundoFator {
  if (usado) return 'em_dia'
  if (tem) return 'entrar_de_novo'
  return regra === 'exigido' ? 'por_ligar' : 'desligado'
}

/** Whether that sign-in may do what the factor guards. */
export const podeAdministrar = (situacao: SituacaoDoSegundoFator): boolean =>
  situacao === 'em_dia' || situacao === 'desligado'

/**
 * What to do about a refusal; what happened is the refusal's own title. These are any operation's; the two below are
 * one function's each, and every function would carry them.
 */
export const RECUSAS_DO_SEGUNDO_FATOR = {
  por_ligar: 'Ligue a verificação em duas etapas em /seguranca e entre de novo com o código.',
  entrar_de_novo: 'Saia e entre de novo com a senha e o código do aplicativo autenticador.',
} as const

export const RECUSA_DO_LINK =
  'Contas com verificação em duas etapas não entram por link. Entre com a senha e o código do autenticador.'

/** What a QR code tells an authenticator application (the `otpauth:` address of Google's Key URI format). */
export const enderecoDoAutenticador = (email: string, chave: string): string =>
  `otpauth://totp/Acolhe:${encodeURIComponent(email)}?secret=${chave}&issuer=Acolhe`
