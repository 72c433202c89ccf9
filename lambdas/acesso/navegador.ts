import { idDeSessao } from '#domain/acesso/codigo-por-email.ts'
import { DomainError } from '#domain/base/erros.ts'

type Headers = Readonly<Record<string, string | undefined>>

/** The browser session a request names in `x-session-id`. @throws DomainError campos_invalidos */
export function sessaoDoNavegador(headers: Headers): string {
  const lido = idDeSessao.safeParse(headers['x-session-id'])
  if (lido.success) return lido.data
  const motivo = lido.error.issues[0]?.message ?? ''
  throw new DomainError('campos_invalidos', { campos: [{ campo: 'x-session-id', motivo }] })
}
