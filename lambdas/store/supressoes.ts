import * as z from 'zod/mini'
import { MOTIVOS_DO_EMAIL_DEVOLVIDO, type MotivoDoEmailDevolvido } from '#domain/cadastro/email-devolvido.ts'
import type { EmailDevolvido } from '#domain/email/email-devolvido.ts'
import * as DIAS from '#domain/base/retencao-dias.ts'
import { ttlDe, ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { formasDe, guardado } from './hmac-guardado.ts'
import { devolucaoKey, supressaoKey } from './keys.ts'
import { ALWAYS, get, NEW, put, writeIf } from './table.ts'

/** Addresses to which nothing more is sent. The table holds only HMACs of them, and no message. */

const supressaoSchema = z.object({
  motivo: z.enum(MOTIVOS_DO_EMAIL_DEVOLVIDO),
  /** Until when; absent when the owner does not want our messages. */
  ate: z.optional(z.string()),
})

/** Why nothing is sent to this address now; undefined when it may be written to. */
export async function motivoDe(endereco: string, agora: Date): Promise<MotivoDoEmailDevolvido | undefined> {
  for (const forma of formasDe(await marca(endereco))) {
    const item = await get(supressaoKey(forma))
    const { motivo, ate } = item ? z.parse(supressaoSchema, item) : {}
    if (motivo && (ate === undefined || ate > agora.toISOString())) return motivo
  }
  return undefined
}

/** Records a notice once: the notice itself (it is counted by its event), and the addresses it closes. */
export async function registrar(devolucao: EmailDevolvido, agora: Date): Promise<void> {
  const { aviso, enderecos, motivo, definitiva, em } = devolucao
  const ate = motivo === 'devolvido' ? vencimento('supressao_de_devolvido', agora) : undefined
  const marcas = definitiva ? await Promise.all(enderecos.map(marca)) : []
  // False for the same notice again: its content is stored already.
  await writeIf(
    put(
      {
        ...devolucaoKey(aviso),
        entidade: 'devolucao',
        motivo,
        definitiva,
        em,
        ttl: ttlDe(DIAS.devolucao, agora),
      },
      NEW,
    ),
    ...marcas.map(({ escrita, camadas }) =>
      put(
        {
          ...supressaoKey(escrita),
          entidade: 'supressao',
          camadas,
          motivo,
          desde: em,
          ...(ate !== undefined && { ate, ttl: ttlEm(ate) }),
        },
        ALWAYS,
      ),
    ),
  )
}

const marca = (endereco: string) => guardado('email:supressao', endereco.trim().toLowerCase())
