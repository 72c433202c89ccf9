import * as z from 'zod/mini'
import { falhasParadas } from '#domain/admin/contract-atos.ts'
import { amostra, quantas } from '#lambdas/aws/falhas.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { COM_FALHAS } from './consumidores.ts'

/** The dead-letter queues, and what some of their messages are about: names and times, never what they carry. */
export const handler = semLimite(falhasParadas, async () => ({
  filas: await Promise.all(
    COM_FALHAS.map(async ({ nome, resumo, tipo }) => {
      const mensagens = await quantas(nome)
      return {
        consumidor: nome,
        resumo,
        mensagens,
        reenviavel: tipo === 'evento',
        amostra: mensagens === 0 ? [] : (await amostra(nome)).map(assunto),
      }
    }),
  ),
}))

const envelope = z.object({ 'detail-type': z.string(), time: z.nullable(z.string()) })

function assunto(corpo: string): { evento: string; em: string | null } {
  const lido = z.safeParse(envelope, lerJson(corpo))
  return lido.success
    ? { evento: lido.data['detail-type'], em: lido.data.time }
    : { evento: 'mudança da tabela', em: null }
}

function lerJson(corpo: string): unknown {
  try {
    return JSON.parse(corpo) as unknown
  } catch {
    return undefined
  }
}
