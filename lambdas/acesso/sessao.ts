import { type Sessao, sessaoDoToken } from '#lambdas/runtime/actor.ts'
import { emailDe } from '../aws/cognito.ts'
import { lerToken } from './token-da-entrada.ts'

/** A session that a public operation may be called with. */
interface SessaoComEmail extends Sessao {
  readonly email: string
}

/**
 * The session of an `authorization` header; undefined without one, when it was issued by another pool or client, or
 * when it ended. For operations that anybody may call but that do more for whoever is signed in; behind the gateway's
 * authorizer use the actor instead.
 */
export async function sessaoDe(authorization: string | undefined): Promise<SessaoComEmail | undefined> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  const claims = token && (await lerToken(token))
  if (!claims) return undefined
  const { perfil, sessao } = await sessaoDoToken(claims)
  if (!sessao || perfil?.closed_at !== undefined) return undefined
  const email = perfil?.email ?? (await emailDe(sessao.id))
  return email === undefined ? undefined : { ...sessao, email }
}
