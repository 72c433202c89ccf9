import { vencimento } from '#lambdas/runtime/prazos.ts'
import { hmac } from './hmac.ts'
import { aparelhoKey } from './keys.ts'
import { ALWAYS, put, query, write } from './table.ts'

/** Which accounts sent their pictures from one device within a day: many of them are no family. */

/** A device as a request shows it: its address and what its browser calls itself. Only their HMAC is kept. */
export interface Aparelho {
  readonly ip: string
  readonly userAgent: string
}

/** Counts this account for the device, and answers how many accounts that makes within a day. */
export async function contar({ ip, userAgent }: Aparelho, usuario_id: string, now: Date): Promise<number> {
  const aparelho = await hmac('kyc:aparelho', `${ip}\n${userAgent}`)
  const ate = vencimento('aparelho_lembrado', now)
  await write(
    put(
      {
        ...aparelhoKey(aparelho, usuario_id),
        entidade: 'kyc_aparelho',
        ate,
        ttl: Math.ceil(Date.parse(ate) / 1000),
      },
      ALWAYS,
    ),
  )
  const contas = await query({ pk: aparelhoKey(aparelho, '').pk, limit: MAXIMO })
  return contas.filter((conta) => typeof conta['ate'] === 'string' && conta['ate'] > now.toISOString()).length
}

/** More are not counted: it is far above what is asked of the number. */
const MAXIMO = 50
