import * as z from 'zod/mini'
import { type Envio, envioSchema } from '#domain/kyc/envio.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { ENVIOS, envioKey } from './keys.ts'
import { due, dueUntil } from './prazos.ts'
import { ALWAYS, get, NEW, put, query, remove, write } from './table.ts'

/** Uploads that were allowed and are not validated yet; each is forgotten after a day, with its picture. */

const ENTIDADE = 'kyc_envio'

/** Remembers an upload before its form is handed out. */
export const criar = (envio: Envio): Promise<void> =>
  write(
    put(
      {
        ...envioKey(envio.usuario_id, envio.caminho),
        entidade: ENTIDADE,
        ...envio,
        ...due(vencimento('imagem_temporaria', envio.created_at), ENTIDADE, envio.caminho),
      },
      NEW,
    ),
  )

/** The upload of this person at this path. */
export async function find(usuario_id: string, caminho: string): Promise<Envio | undefined> {
  const item = await get(envioKey(usuario_id, caminho))
  return item && z.parse(envioSchema, item)
}

/** Every upload of this person that is not validated yet. */
export async function doUsuario(usuario_id: string): Promise<Envio[]> {
  const items = await query({ pk: envioKey(usuario_id, '').pk, prefix: ENVIOS })
  return items.map((item) => z.parse(envioSchema, item))
}

/** Uploads of anybody that were never validated within a day. */
export async function esquecidos(now: Date): Promise<Envio[]> {
  return (await dueUntil(ENTIDADE, now)).map((item) => z.parse(envioSchema, item))
}

/** Forgets an upload: it was validated, or its picture is deleted. */
export const esquecer = ({ usuario_id, caminho }: Pick<Envio, 'usuario_id' | 'caminho'>): Promise<void> =>
  write(remove(envioKey(usuario_id, caminho), ALWAYS))
