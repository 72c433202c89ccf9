import type { Modo } from '#domain/acesso/entrada.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import { enviarLink } from '#lambdas/acesso/links.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import * as limites from '#lambdas/store/limites.ts'
import type { UsoDoLink } from '#lambdas/store/tokens.ts'
import * as unicos from '#lambdas/store/unicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { respostaUniforme } from './resposta-uniforme.ts'

interface Pedido {
  readonly email: string
  readonly mode: Modo
  readonly agora: Date
}

/**
 * Mails what `escolhe` says to the account of an e-mail, if there is one. For an address without an account everything
 * is done except sending. Time and answer are always the same, even when the mail service fails: a different answer
 * would reveal that the account exists.
 */
export async function responder(
  { email, mode, agora }: Pedido,
  escolhe: (usuario: Usuario) => UsoDoLink | undefined,
): Promise<{ recebido: true }> {
  return respostaUniforme(async () => {
    const ninguem = await hmac('ninguem', email)
    const id = (await unicos.dono('email', email, 'paciente', agora)) ?? ninguem
    const usuario = await usuarios.find(id)
    const uso = usuario && escolhe(usuario)
    const destinatario =
      usuario && uso ? usuario : ({ id: ninguem, email, nome: '', inexistente: true } as const)
    if (await podeReceber(destinatario.id, agora)) await mandar(uso ?? 'link', destinatario, mode, agora)
    return { recebido: true }
  })
}

/**
 * While the e-mail is unproven, the only useful link is the one that confirms it; that link also signs the person in
 * (estados §1).
 */
export const ouConfirmacao =
  (uso: UsoDoLink) =>
  (usuario: Usuario): UsoDoLink =>
    usuario.email_confirmado ? uso : 'confirmacao'

async function mandar(...envio: Parameters<typeof enviarLink>): Promise<void> {
  try {
    await enviarLink(...envio)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    logger.warn('Link not sent', { codigo: error.codigo })
  }
}

async function podeReceber(id: string, agora: Date): Promise<boolean> {
  const alvo = { tipo: 'mensagem_destino', quem: id }
  return (await limites.consumir(alvo, LIMITES_DO_SERVIDOR.mensagem_destino, agora)).allowed
}
