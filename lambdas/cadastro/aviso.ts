import type { Usuario } from '#domain/cadastro/usuario.ts'
import { enviar } from '#lambdas/providers/correio.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'

/** Told here and not by an event: the old address stands nowhere else any more. The change stands without it. */
export async function avisarEnderecoAntigo({ id, nome, email }: Usuario, em: string): Promise<void> {
  try {
    await enviar({
      para: email,
      modelo: { nome: 'email_alterado', dados: { nome, em, url: env('ORIGEM') } },
      idempotencia: `email_alterado#${id}#${em}`,
    })
  } catch (error) {
    logger.error('Old address not told', { error: error instanceof Error ? error : String(error) })
  }
}
