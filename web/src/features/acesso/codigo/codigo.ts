import { csrfProtection, twoFactorAuth } from '#domain/acesso/contract.ts'
import { CHAVE_DA_SESSAO_DO_CODIGO } from '#domain/acesso/textos-do-codigo.ts'
import { ApiError, call } from '../../../lib/api.ts'

const ACAO = 'critical_data_change'

/** The browser session's random id, made once and kept for the session (P §3). */
function sessaoDoNavegador(): string {
  const guardada = sessionStorage.getItem(CHAVE_DA_SESSAO_DO_CODIGO)
  if (guardada !== null) return guardada
  const nova = crypto.randomUUID()
  sessionStorage.setItem(CHAVE_DA_SESSAO_DO_CODIGO, nova)
  return nova
}

/** Asks for a code (P §7). Answers for how many seconds it is good. @throws ApiError, NetworkError */
export async function enviarCodigo(email: string): Promise<number> {
  const session_id = sessaoDoNavegador()
  const { csrf_token } = await call(csrfProtection, {
    action: 'generate',
    endpoint: 'two-factor-auth',
    session_id,
  })
  const enviado = await call(
    twoFactorAuth,
    { action_type: ACAO, email, verify: false },
    { headers: { 'x-session-id': session_id, 'csrf-token': csrf_token } },
  )
  if (!('expires_in' in enviado)) throw new Error('The code was not sent')
  return enviado.expires_in
}

/** Whether this is the code (P §7). @throws ApiError, NetworkError */
export async function conferirCodigo(codigo: string): Promise<boolean> {
  const conferido = await call(
    twoFactorAuth,
    { action_type: ACAO, token: codigo, verify: true },
    { headers: { 'x-session-id': sessaoDoNavegador() } },
  )
  return 'verified' in conferido && conferido.verified
}

/** The server wants a security code first: the account was verified meanwhile, or the code ran out. */
export const pedeCodigo = (error: unknown): boolean =>
  error instanceof ApiError && error.problema.codigo === 'segundo_fator_necessario'
