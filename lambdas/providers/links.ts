import type { Modo } from '#domain/acesso/entrada.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { env } from '#lambdas/runtime/env.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import { type Destino, enviar } from './correio.ts'

type Destinatario = Pick<Usuario, 'id' | 'email' | 'nome'> & {
  /** No account has this address: everything is done but the sending. */
  readonly inexistente?: true
}

/**
 * Where each link leads (P §7 'Auth'): the mode travels in the query; token and address in the fragment, which no
 * browser sends (RFC 9110 §4.2.5), so that no log of a server keeps them. The screen takes them out of the bar.
 */
const DESTINOS = {
  confirmacao: '/auth/callback',
  link: '/auth/callback',
  redefinicao: '/reset-senha',
} as const

/**
 * Issues a single-use link and mails it; answers what became of the message. `fato` names what it is sent for: once
 * for each; every request by default.
 * @throws DomainError provedor_indisponivel
 */
export async function enviarLink(
  uso: tokens.UsoDoLink,
  usuario: Destinatario,
  modo: Modo | 'test',
  agora: Date,
  fato: string = agora.toISOString(),
): Promise<Destino> {
  const token = await tokens.emitir({ uso, usuario_id: usuario.id, email: usuario.email }, agora)
  const url = new URL(DESTINOS[uso], env('ORIGEM'))
  url.searchParams.set('mode', modo)
  url.hash = new URLSearchParams({
    [uso === 'confirmacao' ? 'confirmacao' : 'token']: token,
    ...(uso === 'link' && { email: usuario.email }),
  }).toString()
  return enviar({
    para: usuario.email,
    modelo: { nome: uso, dados: { nome: usuario.nome, url: url.href } },
    idempotencia: `${uso}#${usuario.id}#${fato}`,
    ...(usuario.inexistente && { semEnvio: true }),
  })
}
