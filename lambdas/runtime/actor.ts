import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { podeAdministrar } from '#domain/acesso/segundo-fator.ts'
import type { Acesso, Papel, Tier } from '#domain/contrato.ts'
import { DomainError } from '#domain/erros.ts'
import type { Item, Key } from '#lambdas/store/table.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { segundoFatorDe, semSegundoFator } from './segundo-fator.ts'

/** A valid session; the profile may not exist yet. */
export interface Sessao {
  readonly id: string
  /** When the person last proved themselves, for acts that ask for a recent sign-in. */
  readonly autenticadoEm: Date
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
  const sessao = sessionOf(event)
  const { perfil, lidos } = await usuarios.findWith(
    sessao.id,
    required.nivel === 'sessao' ? [] : tambem(sessao.id),
  )
  if (encerrada(sessao, perfil)) throw new DomainError('nao_autenticado')
  if (required.nivel === 'sessao') {
    const actor: ComSessao = { ...sessao, perfil }
    return { actor: actor as ActorOf<A>, lidos }
  }

  if (!perfil) throw new DomainError('perfil_inexistente')
  // The token of a closed account runs out within the hour.
  if (perfil.closed_at !== undefined) throw new DomainError('nao_autenticado')
  const admin = await administra(sessao, required, perfil.tipo)
  if (!admin) requireTier(perfil.access_tier, required.tier)
  const actor: Actor = { ...sessao, perfil, admin }
  return { actor: actor as ActorOf<A>, lidos }
}

/**
 * Whether the sign-in is from before its account's sessions were ended: its token would be good for up to an hour more.
 * Sign-ins carry whole seconds, so one of the very second in which the others ended counts as a new one.
 */
function encerrada({ autenticadoEm }: Sessao, perfil: Usuario | undefined): boolean {
  if (perfil?.sessoes_encerradas_em === undefined) return false
  const segundo = Math.floor(Date.parse(perfil.sessoes_encerradas_em) / 1000)
  return !(autenticadoEm.getTime() / 1000 >= segundo)
}

/**
 * Whether the admin role counts in this sign-in. Who has another role that the operation takes goes on with that one.
 * @throws DomainError sem_permissao, autenticador_necessario
 */
async function administra(sessao: Sessao, { papeis, segundoFator }: PorPapel, tipo: Papel): Promise<boolean> {
  const situacao = papeis.includes('admin') ? await segundoFatorDe(sessao) : undefined
  if (situacao && (segundoFator === 'dispensado' || podeAdministrar(situacao))) return true
  if (papeis.includes(tipo)) return false
  if (!situacao) throw new DomainError('sem_permissao')
  throw semSegundoFator(situacao)
}

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

function sessionOf(event: Event): Sessao {
  const claims = event.requestContext.authorizer?.jwt?.claims
  const id = claims?.sub
  if (typeof id !== 'string' || claims?.token_use !== 'access') throw new DomainError('nao_autenticado')
  return { id, autenticadoEm: new Date(Number(claims.auth_time) * 1000) }
}
