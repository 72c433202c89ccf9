import { DomainError } from '#domain/erros.ts'
import * as entrada from '#lambdas/providers/entrada.ts'
import type { Request } from '#lambdas/runtime/http.ts'
import { contar, esquecer, tentativaDe } from './tentativas.ts'

interface Prova {
  readonly email: string
  readonly senha: string
  /** The form's field, for the refusal. */
  readonly campo: 'atual' | 'senha'
}

/**
 * Whether this is the password of an account that is signed in; wrong ones count as those of a sign-in do. No new sign-in
 * is left of it. Answers what the pool waits for when the account has an authenticator.
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

/** The password there is was not told, or is another one. */
export const senhaErrada = (campo: Prova['campo']): DomainError =>
  new DomainError('campos_invalidos', { campos: [{ campo, motivo: 'Digite a sua senha atual.' }] })
