import * as z from 'zod/mini'
import {
  type MetodoDeEntrada,
  navegadorDe,
  ociosidadeDe,
  type SessaoGuardada,
  sessaoVale,
} from '#domain/acesso/sessao.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as cognito from '#lambdas/aws/cognito.ts'
import type { Tokens } from '#lambdas/aws/cognito-entrada.ts'
import { claimsSchema } from '#lambdas/acesso/token-da-entrada.ts'
import type { Call } from '#lambdas/runtime/http.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import type { publico } from '#domain/base/contrato.ts'
import * as aparelhos from '#lambdas/acesso/store/aparelhos.ts'
import { hashDe, sortear } from '#lambdas/store/ao-acaso.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { guardarAparelho, guardarRenovacao, segredoDoAparelho } from './cookies.ts'
import { julgar, renovadorDaVez, primeiraTroca } from './renovacao-da-sessao.ts'

type Chamada = Pick<Call<typeof publico>, 'request' | 'now' | 'setCookies'>

interface Como {
  readonly metodo: MetodoDeEntrada
  readonly segundo_fator: boolean
  readonly chave_id?: string
}

/** Stores a session that the pool has just granted, and answers what the page needs of it. */
export async function abrirSessao(tokens: Tokens, como: Como, chamada: Chamada) {
  const { request, now, setCookies } = chamada
  const { sub, origin_jti } = claimsDe(tokens.token)
  const em = now.toISOString()
  const segredo = segredoDoAparelho(request) ?? sortear()
  const troca = primeiraTroca(now)
  const lugar = { navegador: navegadorDe(request.userAgent), endereco: request.ip }
  const aparelho = hashDe(segredo)
  await sessoes.abrir({
    id: origin_jti,
    usuario_id: sub,
    criada_em: em,
    usada_em: em,
    confirmada_em: em,
    ...como,
    aparelho,
    ...lugar,
    ...troca,
  })
  const novo = !(await aparelhos.conhecido(sub, aparelho)) && (await aparelhos.quantos(sub)) > 0
  await aparelhos.lembrar({ usuario_id: sub, aparelho, ...lugar }, novo, now)
  setCookies.push(guardarAparelho(segredo), renovacaoDe(tokens, troca))
  return dentro(tokens, sub)
}

interface Pedido {
  readonly tokens: Tokens
  /** The token that the browser sent beside the pool's refresh token. */
  readonly renovador: string
  readonly em_uso: boolean
}

/**
 * The renewed session. Undefined when it ended, was idle for too long, or when the token had already been
 * replaced: in that case the cookie was copied, nobody can tell which of the two is the thief, and the session
 * ends for both.
 */
export async function seguirSessao(pedido: Pedido, chamada: Chamada) {
  const { tokens, renovador, em_uso } = pedido
  const { request, now, setCookies } = chamada
  const { sub, origin_jti, auth_time } = claimsDe(tokens.token)
  const [perfil, sessao] = await Promise.all([usuarios.find(sub), sessoes.find(sub, origin_jti)])
  if (!sessao || perfil?.closed_at !== undefined) return undefined
  if (!sessaoVale(sessao, perfil?.sessoes_encerradas_em, new Date(auth_time * 1000))) return undefined
  const troca = julgar(sessao, renovador, now)
  if (troca === 'copiada' || (await parada(sessao, perfil, now))) {
    await sessoes.encerrar(sub, origin_jti, now)
    return undefined
  }
  const vez = troca === 'troca' ? sessao.vez + 1 : sessao.vez
  // Another tab renewed at the same moment, or the sign-in ended: read again, the record tells which.
  if (!(await sessoes.usar(sessao, { endereco: request.ip, em_uso, vez }, now)))
    return seguirSessao(pedido, chamada)
  setCookies.push(renovacaoDe(tokens, { semente: sessao.semente, vez }))
  return dentro(tokens, sub)
}

/** Whether the session was left unused for longer than the role of its owner allows. */
async function parada(sessao: SessaoGuardada, perfil: Usuario | undefined, now: Date): Promise<boolean> {
  if (!perfil) return false
  const nome = ociosidadeDe({ tipo: perfil.tipo, admin: await usuarios.isAdmin(perfil.id) })
  return nome !== undefined && now.getTime() - Date.parse(sessao.usada_em) > prazo(nome)
}

const renovacaoDe = (
  { renovacao }: Tokens,
  { semente, vez }: Pick<SessaoGuardada, 'semente' | 'vez'>,
): string => guardarRenovacao({ renovador: renovadorDaVez(semente, vez), valor: renovacao })

async function dentro({ token, vale_por }: Tokens, usuario_id: string) {
  const perfil = await usuarios.find(usuario_id)
  const email = perfil?.email ?? (await cognito.emailDe(usuario_id))
  if (email === undefined) throw new DomainError('nao_autenticado')
  return { passo: 'dentro' as const, usuario_id, email, token, vale_por }
}

const doPool = z.extend(claimsSchema, { origin_jti: z.string() })

/** The claims of a token that the pool has just handed to us, which therefore needs no verification. */
export function claimsDe(token: string) {
  const [, claims = ''] = token.split('.')
  return z.parse(doPool, JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')))
}
