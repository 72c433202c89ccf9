import { Secret, TOTP } from 'otpauth'
import { confirmarSegundoFator, prepararAutenticador } from '#domain/acesso/contract.ts'
import type { CloudProcess } from './cloud.ts'
import { api } from './http.ts'
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
 * The codes an authenticator shows for a key (Base32): the one of now, which is good for this half minute and the next,
 * and the one after it, good at once and the code of a later sign-in whenever the first one was used.
 */
export function autenticadorDe(chave: string): {
  readonly agora: () => string
  readonly seguinte: () => string
} {
  const totp = new TOTP({ secret: Secret.fromBase32(chave) })
  return {
    agora: () => totp.generate(),
    seguinte: () => totp.generate({ timestamp: Date.now() + PASSO_MS }),
  }
}

/** Turns an authenticator on for a signed-in person, as the browser does. @returns the code to sign in with next */
export async function ligarAutenticador(
  cloud: Pick<CloudProcess, 'origem'>,
  quem: Pick<Entrada, 'token'>,
): Promise<() => string> {
  const { chave } = await api(cloud.origem, quem).ok(prepararAutenticador)
  const { agora, seguinte } = autenticadorDe(chave)
  await api(cloud.origem, quem).ok(confirmarSegundoFator, { codigo: agora() })
  return seguinte
}
