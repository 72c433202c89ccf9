import type { Recibo } from '#domain/cadastro/encerramento.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { enviar } from '#lambdas/aws/correio.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'

/**
 * Mailed here and not by an event: the old address is stored nowhere any more. If the mail fails, the change stands.
 */
export async function avisarEnderecoAntigo({ id, nome, email }: Usuario, em: string): Promise<void> {
  try {
    await enviar({
      para: email,
      carta: { nome: 'email_alterado', dados: { nome, em, url: env('ORIGEM') } },
      idempotencia: `email_alterado#${id}#${em}`,
    })
  } catch (error) {
    logger.error('Old address not told', { error: error instanceof Error ? error : String(error) })
  }
}

/**
 * As above: a closed account has no address any more. The receipt was shown on the screen; if the mail fails, the
 * account stays closed.
 */
export async function enviarRecibo({ id, nome, email }: Usuario, recibo: Recibo): Promise<void> {
  const { protocolo, encerrada_em, apagado, mantido } = recibo
  try {
    await enviar({
      para: email,
      carta: {
        nome: 'conta_encerrada',
        dados: { nome, em: encerrada_em, url: env('ORIGEM'), protocolo, apagado, mantido },
      },
      idempotencia: `conta_encerrada#${id}`,
    })
  } catch (error) {
    logger.error('Receipt of a closed account not sent', {
      error: error instanceof Error ? error : String(error),
    })
  }
}
