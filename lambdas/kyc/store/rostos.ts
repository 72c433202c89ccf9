import * as z from 'zod/mini'
import { rostoKey, usuarioKey } from '../../store/keys.ts'
import { ALWAYS, check, get, put, remove, type Write, write } from '../../store/table.ts'

/**
 * Which faces of the collection belong to an account. Written before a face is added to the collection, so that none is
 * left without an owner.
 */

const rostoSchema = z.object({
  face_ids: z.array(z.string()),
  /** SHA-256 of the selfie it came from; absent while the face is being added. */
  sha256: z.optional(z.string()),
})
export type Rosto = z.output<typeof rostoSchema>

/** The faces of this account; undefined when none was ever put into the collection. */
export async function find(usuario_id: string): Promise<Rosto | undefined> {
  const item = await get(rostoKey(usuario_id))
  return item && z.parse(rostoSchema, item)
}

/**
 * Announces that a face is about to be added to the collection; until `guardar`, the account cannot be erased.
 * @throws ConditionFailed when the account is not approved (any more)
 */
export const anunciar = (usuario_id: string, { face_ids }: Rosto): Promise<void> =>
  write(aprovada(usuario_id), put({ ...rostoKey(usuario_id), entidade: ENTIDADE, face_ids }, ALWAYS))

/** Writes which faces are the account's now. @throws ConditionFailed when the account is not approved (any more) */
export const guardar = (usuario_id: string, rosto: Required<Rosto>, marca: Write): Promise<void> =>
  write(aprovada(usuario_id), put({ ...rostoKey(usuario_id), entidade: ENTIDADE, ...rosto }, ALWAYS), marca)

/** The account has no face in the collection any more. */
export const esquecer = (usuario_id: string): Promise<void> => write(remove(rostoKey(usuario_id), ALWAYS))

const ENTIDADE = 'kyc_rosto'

const aprovada = (usuario_id: string): Write => check(usuarioKey(usuario_id), { kyc_status: 'approved' })
