import {
  AssociateSoftwareTokenCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { Secret, TOTP } from 'otpauth'
import type { CloudProcess } from './cloud.ts'
import { loja, novoPaciente, type Pessoa } from './pessoas.ts'
import type { Entrada } from './sessao.ts'

const PASSO_MS = 30_000

/** Somebody nobody else knows, whom the operator made an administrator. */
export async function novaAdministracao(cloud: CloudProcess): Promise<Pessoa> {
  const pessoa = await novoPaciente(cloud)
  const { papeis } = await loja(cloud)
  const papel = { usuario_id: pessoa.id, ativo: true, ator_id: 'operador:teste', motivo: null }
  await papeis.mudarAdmin(papel, new Date())
  return pessoa
}

/**
 * Turns an authenticator on for a signed-in person, as the browser does.
 * @returns its codes: of now, and of so many steps later; each is taken once, none older than the last one taken
 */
export async function ligarAutenticador(
  cloud: CloudProcess,
  { token: AccessToken }: Pick<Entrada, 'token'>,
): Promise<(passos?: number) => string> {
  const { cognito } = await loja(cloud)
  const { SecretCode = '' } = await cognito.send(new AssociateSoftwareTokenCommand({ AccessToken }))
  const totp = new TOTP({ secret: Secret.fromBase32(SecretCode) })
  const codigo = (passos = 0) => totp.generate({ timestamp: Date.now() + passos * PASSO_MS })
  // The step before this one: those that follow are still good to sign in with.
  await cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: codigo(-1) }))
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true }
  await cognito.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }))
  return codigo
}
