import * as z from 'zod/mini'
import type { InscricaoNoConselho } from '#domain/medico/verificacao.ts'
import { venceu } from '#domain/base/prazos.ts'
import { prazosDoEstagio, ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { conselhoKey } from './keys.ts'
import { ALWAYS, get, put, remove, write } from './table.ts'

export interface Inscricao {
  readonly crm: string
  readonly uf: string
}

const guardadoSchema = z.object({
  registro: z.object({
    nome: z.string(),
    situacao: z.string(),
    especialidades: z.array(z.object({ especialidade: z.string(), rqe: z.string() })),
  }),
  em: z.string(),
})

/** What the council said about this registration within the last day. */
export async function lembrado({ crm, uf }: Inscricao, now: Date): Promise<InscricaoNoConselho | undefined> {
  const item = await get(conselhoKey(uf, crm))
  if (!item) return undefined
  const { registro, em } = z.parse(guardadoSchema, item)
  return venceu('resposta_do_conselho', em, now, prazosDoEstagio()) ? undefined : registro
}

/** Keeps an answer for a day. */
export const lembrar = ({ crm, uf }: Inscricao, inscricao: InscricaoNoConselho, now: Date): Promise<void> =>
  write(
    put(
      {
        ...conselhoKey(uf, crm),
        entidade: 'conselho',
        registro: inscricao,
        em: now.toISOString(),
        ttl: ttlEm(vencimento('resposta_do_conselho', now)),
      },
      ALWAYS,
    ),
  )

/** Forgets the remembered answer. */
export const esquecer = ({ crm, uf }: Inscricao): Promise<void> => write(remove(conselhoKey(uf, crm), ALWAYS))
