import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { sessaoVale } from '#domain/acesso/sessao.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { podeAdministrar } from '#domain/acesso/segundo-fator.ts'
import type { Acesso, Papel, Tier } from '#domain/contrato.ts'
import { DomainError } from '#domain/erros.ts'
import { fatorKey, sessaoKey } from '#lambdas/store/keys.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import type { Item, Key } from '#lambdas/store/table.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { segundoFatorDe, semSegundoFator } from './segundo-fator.ts'

/** A valid session; the profile may not exist yet. */
export interface Sessao {
  readonly id: string
  /** Which sign-in; undefined of a token that names none. */
  readonly sessao_id: string | undefined
  /** When the person last proved themselves, for acts that ask for a recent sign-in. */
  readonly autenticadoEm: Date
  /** Whether that was with a second factor. */
  readonly segundoFator: boolean
}

/** A session, and its profile when there is one. */
export interface ComSessao extends Sessao {
  readonly perfil: Usuario | undefined
}

/** Who acts, from the stored record. */
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
  readonly lidos: readonly (Item | undefined)[]
}

/**
 * The caller an operation may trust: session from the verified token, everything else from the table.
 * @param tambem what is read along with the profile, in the same request; nothing where no profile is asked for
 * @throws DomainError nao_autenticado, perfil_inexistente, sem_permissao, autenticador_necessario, conta_bloqueada,
 * verificacao_pendente
 */
export async function identify<A extends Acesso>(
  acesso: A,
  event: Event,
  tambem: (caller_id: string) => readonly Key[] = () => [],
): Promise<Identified<A>> {
  const required: Acesso = acesso
  if (required.nivel === 'publico' || required.nivel === 'assinado')
    return { actor: undefined as ActorOf<A>, lidos: [] }
  const token = tokenOf(event)
  const fator = pedeFator(required) ? [fatorKey(token.sub)] : []
  const {
    perfil,
    sessao,
    lidos: todos,
  } = await sessaoDoToken(token, required.nivel === 'sessao' ? [] : [...fator, ...tambem(token.sub)])
  const lidos = todos.slice(fator.length)
  if (!sessao) throw new DomainError('nao_autenticado')
  if (required.nivel === 'sessao') {
    const actor: ComSessao = { ...sessao, perfil }
    return { actor: actor as ActorOf<A>, lidos }
  }

  if (!perfil) throw new DomainError('perfil_inexistente')
  // The token of a closed account runs out within the hour.
  if (perfil.closed_at !== undefined) throw new DomainError('nao_autenticado')
  const temFator = fator.length > 0 && todos[0] !== undefined
  const admin = await administra({ ...sessao, temFator }, required, perfil.tipo)
  if (!admin) requireTier(perfil.access_tier, required.tier)
  const actor: Actor = { ...sessao, perfil, admin }
  return { actor: actor as ActorOf<A>, lidos }
}

interface DoToken {
  readonly sub: string
  readonly auth_time: number
  readonly origin_jti?: string | undefined
}

/**
 * Whose a proven token is, and what is kept about its sign-in, in one request.
 * @param tambem what is read along
 */
export async function sessaoDoToken(
  { sub, auth_time, origin_jti }: DoToken,
  tambem: readonly Key[] = [],
): Promise<{
  readonly perfil: Usuario | undefined
  readonly sessao: Sessao | undefined
  readonly lidos: readonly (Item | undefined)[]
}> {
  const keys = origin_jti === undefined ? [] : [sessaoKey(sub, origin_jti)]
  const { perfil, lidos } = await usuarios.findWith(sub, [...keys, ...tambem])
  const guardada = keys.length > 0 ? sessoes.sessaoOf(lidos[0]) : undefined
  const entrouEm = new Date(auth_time * 1000)
  const vale = sessaoVale(guardada, perfil?.sessoes_encerradas_em, entrouEm)
  const sessao = {
    id: sub,
    sessao_id: origin_jti,
    autenticadoEm: guardada ? new Date(guardada.confirmada_em) : entrouEm,
    segundoFator: guardada?.segundo_fator ?? false,
  }
  return { perfil, sessao: vale ? sessao : undefined, lidos: lidos.slice(keys.length) }
}

/**
 * Whether the caller acts as an administrator. Who has another role that the operation takes goes on with that one.
 * What an approved doctor does asks for the second factor as what an administrator does.
 * @throws DomainError sem_permissao, autenticador_necessario
 */
async function administra(
  sessao: Sessao & { readonly temFator: boolean },
  { papeis, segundoFator, tier }: PorPapel,
  tipo: Papel,
): Promise<boolean> {
  const admin = papeis.includes('admin') && (await usuarios.isAdmin(sessao.id))
  const proprio = papeis.includes(tipo)
  if (!admin && !proprio) throw new DomainError('sem_permissao')
  const guardado = segundoFator !== 'dispensado' && (admin || (tipo === 'medico' && tier === 'full'))
  if (!guardado) return admin
  const situacao = await segundoFatorDe(sessao)
  if (podeAdministrar(situacao)) return admin
  if (admin && proprio && tipo === 'paciente') return false
  throw semSegundoFator(situacao)
}

/** Whether an operation may ask its caller for the second factor: then the mark of one is read with the profile. */
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
