import { DomainError } from '#domain/base/erros.ts'
import * as entrada from '#lambdas/aws/cognito-entrada.ts'
import type { Request } from '#lambdas/runtime/http.ts'
import { contar, esquecer, tentativaDe } from './tentativas.ts'

interface Prova {
  readonly email: string
  readonly senha: string
  /** The form field to which the refusal is attached. */
  readonly campo: 'atual' | 'senha'
}

/**
 * Checks the password of a signed-in account; wrong ones count as they do at sign-in. The pool can only check a
 * password by signing in, so that extra session is revoked. For an account with an authenticator, the answer is the
 * challenge that is still open.
 * @throws DomainError campos_invalidos, muitas_tentativas
 */
export async function conferirSenha(
  { email, senha, campo }: Prova,
  request: Request,
  agora: Date,
): Promise<{ readonly sessao: string; readonly usuario: string } | undefined> {
  const tentativa = await tentativaDe(email, request, agora)
  await contar(tentativa, agora)
  const passo = await entrada.comSenha(email, senha).catch((error: unknown) => {
    throw error instanceof DomainError && error.codigo === 'credenciais_invalidas'
      ? senhaErrada(campo)
      : error
  })
  if (passo.passo === 'codigo') return { sessao: passo.sessao, usuario: passo.usuario }
  await esquecer(tentativa)
  await entrada.revogar(passo.tokens.renovacao)
  return undefined
}

/** The current password is missing or wrong. */
export const senhaErrada = (campo: Prova['campo']): DomainError =>
  new DomainError('campos_invalidos', { campos: [{ campo, motivo: 'Digite a sua senha atual.' }] })
