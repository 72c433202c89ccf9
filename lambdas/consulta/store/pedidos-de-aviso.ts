import * as z from 'zod/mini'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { pedidoDeAvisoKey } from '../../store/keys.ts'
import { ALWAYS, put, query, remove, write } from '../../store/table.ts'

const pedidoSchema = z.object({ usuario_id: z.string(), pedido_em: z.string(), ate: z.string() })
type PedidoDeAviso = z.output<typeof pedidoSchema>

/** Stores that somebody wants to be told when a doctor of this specialty comes; asking again starts the period anew. */
export async function pedir(usuario_id: string, especialidade: Especialidade, now: Date): Promise<string> {
  const ate = vencimento('aviso_de_medico', now)
  await write(
    put(
      {
        ...pedidoDeAvisoKey(especialidade, usuario_id),
        entidade: 'pedido_de_aviso',
        usuario_id,
        pedido_em: now.toISOString(),
        ate,
        ttl: ttlEm(ate),
      },
      ALWAYS,
    ),
  )
  return ate
}

/** Those who still want to be told of this specialty. */
export async function daEspecialidade(especialidade: Especialidade, now: Date): Promise<PedidoDeAviso[]> {
  const items = await query({ pk: pedidoDeAvisoKey(especialidade, '').pk })
  return items.map((item) => z.parse(pedidoSchema, item)).filter(({ ate }) => ate > now.toISOString())
}

/** Marks that they were told. */
export const atender = (usuario_id: string, especialidade: Especialidade): Promise<void> =>
  write(remove(pedidoDeAvisoKey(especialidade, usuario_id), ALWAYS))
