import { ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { hmac } from '../../store/hmac.ts'
import { aparelhoKey } from '../../store/keys.ts'
import { ALWAYS, put, query, write } from '../../store/table.ts'

/** Accounts that sent pictures from one device within a day: more than a family would have is a sign of fraud. */

/** A device as requests show it: IP address and user agent. Only their HMAC is stored. */
export interface Aparelho {
  readonly ip: string
  readonly userAgent: string
}

/** Counts this account for the device, and answers how many accounts used it within a day. */
export async function contar({ ip, userAgent }: Aparelho, usuario_id: string, now: Date): Promise<number> {
  const aparelho = await hmac('kyc:aparelho', `${ip}\n${userAgent}`)
  const ate = vencimento('aparelho_lembrado', now)
  await write(
    put(
      {
        ...aparelhoKey(aparelho, usuario_id),
        entidade: 'kyc_aparelho',
        ate,
        ttl: ttlEm(ate),
      },
      ALWAYS,
    ),
  )
  const contas = await query({ pk: aparelhoKey(aparelho, '').pk, limit: MAXIMO })
  return contas.filter((conta) => typeof conta['ate'] === 'string' && conta['ate'] > now.toISOString()).length
}

/** Counting stops here, far above the number from which it is a sign of fraud. */
const MAXIMO = 50
