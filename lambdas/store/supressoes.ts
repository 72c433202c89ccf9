import * as z from 'zod/mini'
import { type Devolucao, MOTIVOS_DA_DEVOLUCAO, type MotivoDaDevolucao } from '#domain/email/devolucao.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { hmac } from './hmac.ts'
import { devolucaoKey, supressaoKey } from './keys.ts'
import { ALWAYS, ConditionFailed, get, NEW, put, write } from './table.ts'

/** Addresses nothing more is sent to. Neither address nor message stands in the table. */

const MES = 30 * 24 * 60 * 60

const supressaoSchema = z.object({
  motivo: z.enum(MOTIVOS_DA_DEVOLUCAO),
  /** Until when; none while somebody does not want our messages. */
  ate: z.optional(z.string()),
})

/** Why nothing is sent to this address now; undefined when it may be written to. */
export async function motivoDe(endereco: string, agora: Date): Promise<MotivoDaDevolucao | undefined> {
  const item = await get(supressaoKey(await marca(endereco)))
  if (!item) return undefined
  const { motivo, ate } = z.parse(supressaoSchema, item)
  return ate === undefined || ate > agora.toISOString() ? motivo : undefined
}

/** Keeps what a notice says, once: the notice itself (it is counted by its event), and the addresses it closes. */
export async function registrar(devolucao: Devolucao, agora: Date): Promise<void> {
  const { aviso, enderecos, motivo, definitiva, em } = devolucao
  const ate = motivo === 'devolvido' ? vencimento('supressao_de_devolvido', agora) : undefined
  const marcas = definitiva ? await Promise.all(enderecos.map(marca)) : []
  try {
    await write(
      put(
        {
          ...devolucaoKey(aviso),
          entidade: 'devolucao',
          motivo,
          definitiva,
          em,
          ttl: Math.ceil(agora.getTime() / 1000) + MES,
        },
        NEW,
      ),
      ...marcas.map((endereco) =>
        put(
          {
            ...supressaoKey(endereco),
            entidade: 'supressao',
            motivo,
            desde: em,
            ...(ate !== undefined && { ate, ttl: Math.ceil(Date.parse(ate) / 1000) }),
          },
          ALWAYS,
        ),
      ),
    )
  } catch (error) {
    // The same notice again: what it says is kept already.
    if (!(error instanceof ConditionFailed)) throw error
  }
}

const marca = (endereco: string): Promise<string> => hmac('email:supressao', endereco.trim().toLowerCase())
