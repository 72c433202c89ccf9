import type { Usuario } from '#domain/cadastro/usuario.ts'
import { enviarLink } from '#lambdas/providers/links.ts'
import { logger } from '#lambdas/runtime/log.ts'

/**
 * Mails the confirmation of an e-mail, once for each `fato`. What was stored stands whether or not the mail goes out
 * now: false when it did not, and it can be asked for again.
 */
export async function mandarConfirmacao(usuario: Usuario, agora: Date, fato: string): Promise<boolean> {
  try {
    return (await enviarLink('confirmacao', usuario, usuario.tipo, agora, fato)) !== 'suprimida'
  } catch (error) {
    logger.error('Confirmation not sent', { error: error instanceof Error ? error : String(error) })
    return false
  }
}
