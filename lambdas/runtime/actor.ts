import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { sessaoVale } from '#domain/acesso/sessao.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { podeAdministrar } from '#domain/acesso/segundo-fator.ts'
import type { Acesso, PerfilNaConexao, Tier } from '#domain/base/contrato.ts'
import { DomainError } from '#domain/base/erros.ts'
import { fatoresOf } from '#lambdas/store/fatores.ts'
import { fatorKey, sessaoKey } from '#lambdas/store/keys.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import type { Found, Key } from '#lambdas/store/table.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { segundoFatorDe, semSegundoFator } from './segundo-fator.ts'

/** A valid session; the profile may not exist yet. */
export interface Sessao {
  readonly id: string
  /** Id of the sign-in session; undefined for a token that names none. */
  readonly sessao_id: string | undefined
  /** When the person last proved themselves, for acts that ask for a recent sign-in. */
  readonly autenticadoEm: Date
  /** Whether that was once more, in this session, and not its sign-in. */
  readonly provouDeNovo: boolean
  /** Whether that proof included a second factor. */
  readonly segundoFator: boolean
}

/** A session, and its profile when there is one. */
interface ComSessao extends Sessao {
  readonly perfil: Usuario | undefined
}

/** The acting person, from the stored record. */
export interface Actor extends Sessao {
  readonly perfil: Usuario
  readonly admin: boolean
}

export type ActorOf<A extends Acesso> = A['nivel'] extends 'perfil'
  ? Actor
  : A['nivel'] extends 'sessao'
    ? ComSessao
    : undefined

type PorPapel = Extract<Acesso, { readonly nivel: 'perfil' }>

const RANK: Record<Tier, number> = { blocked: 0, restricted: 1, full: 2 }

interface Identified<A extends Acesso> {
  readonly actor: ActorOf<A>
  readonly lidos: Found
}

/**
 * The caller an operation may trust: the session from the verified token, everything else from the table.
 * @param tambem further keys to read with the profile, in the same request; ignored where no profile is asked for
 * @throws DomainError nao_autenticado, perfil_inexistente, sem_permissao, autenticador_necessario, conta_bloqueada,
 * verificacao_pendente
 */
export const identify = async <A extends Acesso>(
  acesso: A,
  event: Event,
  tambem?: (caller_id: string) => readonly Key[],
): Promise<Identified<A>> => identifyBy(acesso, () => tokenOf(event), tambem)

/** The sign-in behind an open connection. */
export interface EntradaDaConexao {
  readonly usuario_id: string
  readonly sessao?: string | undefined
  /** When it was last known to be valid (ISO 8601). */
  readonly desde: string
}

/**
 * Checks that whoever is on a connection may send a message, or listen, as `identify` does for a request: role, tier
 * and second factor as they are stored now, not as they were when the connection was opened.
 * @throws DomainError as `identify` does
 */
export async function requireAccess(
  acesso: PerfilNaConexao,
  { usuario_id: sub, sessao: origin_jti, desde }: EntradaDaConexao,
): Promise<void> {
  await identifyBy(acesso, () => ({ sub, origin_jti, auth_time: Date.parse(desde) / 1000 }))
}

async function identifyBy<A extends Acesso>(
  acesso: A,
  tokenGiven: () => DoToken,
  tambem: (caller_id: string) => readonly Key[] = () => [],
): Promise<Identified<A>> {
  const required: Acesso = acesso
  if (required.nivel === 'publico' || required.nivel === 'assinado')
    return { actor: undefined as ActorOf<A>, lidos: () => undefined }
  const token = tokenGiven()
  const fator = pedeFator(required) ? [fatorKey(token.sub)] : []
  const { perfil, sessao, lidos } = await sessaoDoToken(
    token,
    required.nivel === 'sessao' ? [] : [...fator, ...tambem(token.sub)],
  )
  if (!sessao) throw new DomainError('nao_autenticado')
  if (required.nivel === 'sessao') {
    const actor: ComSessao = { ...sessao, perfil }
    return { actor: actor as ActorOf<A>, lidos }
  }

  if (!perfil) throw new DomainError('perfil_inexistente')
  // The token given before the account was closed stays valid until it expires, within the hour.
  if (perfil.closed_at !== undefined) throw new DomainError('nao_autenticado')
  // A passkey counts as a second factor, as an authenticator's code does.
  const { autenticador, chaves } = fatoresOf(lidos(fatorKey(token.sub)))
  const admin = await administra({ ...sessao, temFator: autenticador || chaves > 0 }, required, perfil.tipo)
  const minimo = (perfil.tipo === 'paciente' && required.doPaciente) || required.tier
  if (!admin) requireTier(perfil.access_tier, minimo)
  const actor: Actor = { ...sessao, perfil, admin }
  return { actor: actor as ActorOf<A>, lidos }
}

interface DoToken {
  readonly sub: string
  readonly auth_time: number
  readonly origin_jti?: string | undefined
}

/**
 * The profile a verified token belongs to and the stored record of its sign-in, read in one request.
 * @param tambem what is read along
 */
export async function sessaoDoToken(
  { sub, auth_time, origin_jti }: DoToken,
  tambem: readonly Key[] = [],
): Promise<{
  readonly perfil: Usuario | undefined
  readonly sessao: Sessao | undefined
  readonly lidos: Found
}> {
  const key = origin_jti === undefined ? undefined : sessaoKey(sub, origin_jti)
  const { perfil, lidos } = await usuarios.findWith(sub, [...(key ? [key] : []), ...tambem])
  const guardada = key && sessoes.sessaoOf(lidos(key))
  const entrouEm = new Date(auth_time * 1000)
  const vale = sessaoVale(guardada, perfil?.sessoes_encerradas_em, entrouEm)
  const sessao = {
    id: sub,
    sessao_id: origin_jti,
    autenticadoEm: guardada ? new Date(guardada.confirmada_em) : entrouEm,
    provouDeNovo: guardada !== undefined && guardada.confirmada_em > guardada.criada_em,
    segundoFator: guardada?.segundo_fator ?? false,
  }
  return { perfil, sessao: vale ? sessao : undefined, lidos }
}

/**
 * Whether the caller acts as an administrator. A caller who has another role that the operation accepts continues in
 * that role. Approved doctors need the second factor just as administrators do.
 * @throws DomainError sem_permissao, autenticador_necessario
 */
async function administra(
  sessao: Sessao & { readonly temFator: boolean },
  { papeis, segundoFator, tier }: PorPapel,
  tipo: Usuario['tipo'],
): Promise<boolean> {
  const admin = papeis.includes('admin') && (await usuarios.isAdmin(sessao.id))
  const proprio = papeis.includes(tipo)
  if (!admin && !proprio) throw new DomainError('sem_permissao')
  const guardado = segundoFator !== 'dispensado' && (admin || (tipo === 'medico' && tier === 'full'))
  if (!guardado) return admin
  const situacao = await segundoFatorDe(sessao, { id: sessao.id, tipo }, sessao.temFator)
  if (podeAdministrar(situacao)) return admin
  if (admin && proprio && tipo === 'paciente') return false
  throw semSegundoFator(situacao)
}

/**
 * Whether an operation may demand the second factor: if so, whether the caller has one is read in the same request as
 * the profile.
 */
const pedeFator = (acesso: Acesso): boolean =>
  acesso.nivel === 'perfil' &&
  acesso.segundoFator !== 'dispensado' &&
  (acesso.papeis.includes('admin') || (acesso.papeis.includes('medico') && acesso.tier === 'full'))

/** @throws DomainError conta_bloqueada, verificacao_pendente */
export function requireTier(tier: Tier, minimum: Tier): void {
  if (RANK[tier] >= RANK[minimum]) return
  throw new DomainError(tier === 'blocked' ? 'conta_bloqueada' : 'verificacao_pendente')
}

/** The gateway adds what its JWT authorizer verified. */
type Event = Pick<APIGatewayProxyEventV2, 'requestContext'> & {
  readonly requestContext: { readonly authorizer?: { readonly jwt?: { readonly claims?: Claims } } }
}
type Claims = Readonly<Record<string, unknown>>

function tokenOf(event: Event): DoToken {
  const claims = event.requestContext.authorizer?.jwt?.claims
  const { sub, origin_jti, token_use, auth_time } = claims ?? {}
  if (typeof sub !== 'string' || token_use !== 'id') throw new DomainError('nao_autenticado')
  return { sub, auth_time: Number(auth_time), ...(typeof origin_jti === 'string' && { origin_jti }) }
}
