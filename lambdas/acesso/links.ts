import type { Modo } from '#domain/acesso/entrada.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { env } from '#lambdas/runtime/env.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import { type Destino, enviar } from '../aws/correio.ts'

type Destinatario = Pick<Usuario, 'id' | 'email' | 'nome'> & {
  /** No account has this address: everything is done except sending, so that the time taken is the same. */
  readonly inexistente?: true
}

/**
 * Where each link leads (P §7). The mode travels in the query; token and address travel in the fragment, which browsers
 * never send (RFC 9110 §4.2.5), so that no server's log keeps them. The screen then removes them from the address bar.
 */
const DESTINOS = {
  confirmacao: caminhoDe('auth_callback'),
  link: caminhoDe('auth_callback'),
  redefinicao: caminhoDe('reset_senha'),
} as const

/**
 * Issues a single-use link and mails it; answers what became of the message. `fato` is what the mail is sent for: at
 * most one mail per fact; by default every request is a fact of its own.
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
    carta: { nome: uso, dados: { nome: usuario.nome, url: url.href } },
    idempotencia: `${uso}#${usuario.id}#${fato}`,
    ...(usuario.inexistente && { semEnvio: true }),
  })
}
