import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { enviarLink } from '#lambdas/acesso/links.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import * as limites from '#lambdas/store/limites.ts'

/**
 * Mails the confirmation of an e-mail, once for each `fato`. What was stored stands whether or not the mail goes out
 * now: false when it did not, and it can be asked for again. However many accounts name one address, it hears no more
 * than the limit of a destination.
 */
export async function mandarConfirmacao(usuario: Usuario, agora: Date, fato: string): Promise<boolean> {
  try {
    if (!(await podeReceber(usuario.email, agora))) return false
    return (await enviarLink('confirmacao', usuario, usuario.tipo, agora, fato)) !== 'suprimida'
  } catch (error) {
    logger.error('Confirmation not sent', { error: error instanceof Error ? error : String(error) })
    return false
  }
}

async function podeReceber(email: string, agora: Date): Promise<boolean> {
  const alvo = { tipo: 'mensagem_destino', quem: await hmac('email', email) }
  return (await limites.consumir(alvo, LIMITES_DO_SERVIDOR.mensagem_destino, agora)).allowed
}
