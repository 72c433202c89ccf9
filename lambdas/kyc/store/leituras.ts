import * as z from 'zod/mini'
import { leituraSchema } from '#domain/kyc/corrida.ts'
import type { Lado } from '#domain/kyc/documento/documentos.ts'
import type { Leitura } from '#domain/kyc/documento/leitura.ts'
import { ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { leituraKey } from '../../store/keys.ts'
import { ALWAYS, get, put, write } from '../../store/table.ts'

/** Which picture of which side a reading is of. */
interface Foto {
  readonly usuario_id: string
  readonly lado: Lado
  /** Of the bytes as sent, hex. */
  readonly sha256: string
}

/** What this very picture said when it was read within a day. */
export async function find({ usuario_id, lado, sha256 }: Foto): Promise<Leitura | undefined> {
  const item = await get(leituraKey(usuario_id, lado, sha256))
  return item && z.parse(leituraSchema, item)
}

/** Keeps a reading, so that the same picture is not read again. */
export const guardar = (foto: Foto, leitura: Leitura, now: Date): Promise<void> =>
  write(
    put(
      {
        ...leituraKey(foto.usuario_id, foto.lado, foto.sha256),
        entidade: 'kyc_leitura',
        ...leitura,
        ttl: ttlEm(vencimento('leitura_guardada', now)),
      },
      ALWAYS,
    ),
  )
