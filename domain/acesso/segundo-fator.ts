/**
 * The second factor of doctors and administrators: a code of their authenticator application (TOTP, RFC 6238; estados
 * §8), or a passkey (`chaves.ts`).
 */

/** Whether a stage demands it of its doctors and administrators, or leaves it to them. */
export const REGRAS_DO_SEGUNDO_FATOR = ['oferecido', 'exigido'] as const
export type RegraDoSegundoFator = (typeof REGRAS_DO_SEGUNDO_FATOR)[number]

export const SITUACOES_DO_SEGUNDO_FATOR = ['desligado', 'por_ligar', 'entrar_de_novo', 'em_dia'] as const

/**
 * The situation of a person: `desligado` when the stage makes it optional and they have none, `por_ligar` when it is
 * required and missing, `entrar_de_novo` in a session that was not asked for it, `em_dia` in one that was.
 */
export type SituacaoDoSegundoFator = (typeof SITUACOES_DO_SEGUNDO_FATOR)[number]

/**
 * Where a sign-in stands. Each sign-in records whether a second factor was asked for, so removing or replacing the
 * factor afterwards opens nothing.
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

/** Whether that session may do what requires the second factor. */
export const podeAdministrar = (situacao: SituacaoDoSegundoFator): boolean =>
  situacao === 'em_dia' || situacao === 'desligado'

/**
 * What a refused person can do; the title of the refusal says what happened. The two texts below stand apart because
 * one function each needs them, and every function carries these.
 */
export const RECUSAS_DO_SEGUNDO_FATOR = {
  por_ligar: 'Ligue a verificação em duas etapas em /seguranca e entre de novo com ela.',
  entrar_de_novo: 'Saia e entre de novo com o código do autenticador ou a chave de acesso.',
} as const

export const RECUSA_DO_LINK =
  'Contas com verificação em duas etapas não entram por link. Entre com a senha e o código do autenticador.'

/** What a QR code tells an authenticator application (the `otpauth:` address of Google's Key URI format). */
export const enderecoDoAutenticador = (email: string, chave: string): string =>
  `otpauth://totp/Acolhe:${encodeURIComponent(email)}?secret=${chave}&issuer=Acolhe`
