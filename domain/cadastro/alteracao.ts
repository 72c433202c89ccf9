import * as z from 'zod/mini'
import { CAMPOS_DA_IDENTIDADE, type Usuario } from './usuario.ts'

/** Changes of the fields that say who a person is (P §4.6, §5, §7; estados §1). */

export const CAMPOS_CRITICOS = ['nome', 'telefone', 'email', 'cpf'] as const
export type CampoCritico = (typeof CAMPOS_CRITICOS)[number]

/** Why a change is sent, to the letter (P §4.6). */
export const MOTIVOS_DA_ALTERACAO = {
  com_nova_verificacao: 'User requested change with re-KYC',
  comum: 'User profile update',
} as const

export const alteracaoEntrada = z.object({
  field_name: z.enum(CAMPOS_CRITICOS, 'Campo desconhecido.'),
  new_value: z
    .string('Informe o novo valor.')
    .check(z.minLength(1, 'Informe o novo valor.'), z.maxLength(254, 'Valor longo demais.')),
  change_reason: z.enum(
    [MOTIVOS_DA_ALTERACAO.com_nova_verificacao, MOTIVOS_DA_ALTERACAO.comum],
    'Motivo desconhecido.',
  ),
  /** The same text as the `Idempotency-Key` header: a repeated request is answered, not done again. */
  idempotency_key: z
    .string('Informe a chave do pedido.')
    .check(
      z.minLength(8, 'Chave do pedido curta demais.'),
      z.maxLength(1000, 'Chave do pedido longa demais.'),
    ),
})

/**
 * What a change of a field needs, in the account's present situation. `livre`: nothing, as in 'Revisar dados', while
 * the account is not verified. `com_codigo`: a security code; also for a new e-mail once one was confirmed, because the
 * address is the way back into the account. `com_prova`: the password or a passkey once more, where a mailed code would
 * reach a stranger or nobody: the e-mail was never confirmed, or it returns what is sent to it. `refazer_kyc`: a code,
 * and then the value waits for a new identity check. `pede_nova_verificacao`: refused until the person agrees to that.
 * `bloqueado`: refused while a check is using the data.
 */
export type Alteracao =
  | 'livre'
  | 'com_codigo'
  | 'com_prova'
  | 'refazer_kyc'
  | 'pede_nova_verificacao'
  | 'bloqueado'

/** The changes that can be made now. */
export type AlteracaoPossivel = Exclude<Alteracao, 'pede_nova_verificacao' | 'bloqueado'>

interface Pedida {
  /** Sent by 'Continuar e refazer KYC'. */
  readonly aceita: boolean
  /** The present e-mail returns what is mailed to it. */
  readonly devolvido: boolean
}

/** Which of these a change is. */
export function alteracaoDe(
  perfil: Pick<Usuario, 'kyc_status' | 'access_tier' | 'email_confirmado'>,
  campo: CampoCritico,
  { aceita, devolvido }: Pedida,
): Alteracao {
  const verificado = perfil.kyc_status === 'approved'
  if (!verificado && perfil.access_tier !== 'blocked') return 'bloqueado'
  if (campo === 'email' && perfil.email_confirmado) return devolvido ? 'com_prova' : 'com_codigo'
  if (!verificado) return 'livre'
  if (campo === 'email') return 'com_prova'
  if (!eDaIdentidade(campo)) return 'com_codigo'
  return aceita ? 'refazer_kyc' : 'pede_nova_verificacao'
}

/** Fields the identity check compared with the document. */
export const eDaIdentidade = (campo: CampoCritico): campo is (typeof CAMPOS_DA_IDENTIDADE)[number] =>
  CAMPOS_DA_IDENTIDADE.some((outro) => outro === campo)
