import { type LeituraDoModelo, perguntarAoModelo } from '#domain/triagem/juncao.ts'
import type { ResultadoDoProtocolo } from '#domain/triagem/protocolo.ts'
import type { PedidoDeTriagem } from '#domain/triagem/schema.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { medir } from '#lambdas/runtime/medida.ts'

const DISPENSADA = { situacao: 'dispensada' } as const

/** The model of the stage, if it names one. */
export const modeloDoEstagio = (): string | undefined =>
  env('MODELO_TRIAGEM') === 'nenhum' ? undefined : env('MODELO_TRIAGEM')

/**
 * What the model reads in a report, if the person chose AI, the stage has a model and the protocol's result can still
 * be raised. The client is only loaded then. It never throws: without a reading the protocol answers alone.
 */
export async function lerComModelo(
  pedido: PedidoDeTriagem,
  com_ia: boolean,
  protocolo: ResultadoDoProtocolo,
): Promise<LeituraDoModelo> {
  const modelo = modeloDoEstagio()
  if (!com_ia || modelo === undefined || !perguntarAoModelo(protocolo)) return DISPENSADA
  try {
    const { lerRelato } = await import('#lambdas/aws/bedrock.ts')
    return { situacao: 'lida', resposta: await lerRelato(pedido), modelo }
  } catch (error) {
    logger.warn('The model did not read', {
      categoria: error instanceof Error && 'categoria' in error ? String(error.categoria) : 'desconhecida',
    })
    medir('TriagemSemModelo', 1)
    return { situacao: 'sem_resposta' }
  }
}
