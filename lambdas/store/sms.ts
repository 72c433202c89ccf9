import * as z from 'zod/mini'
import { type SmsLigado, smsLigadoSchema } from '#domain/toque/sms.ts'
import { smsKey } from './keys.ts'
import { ALWAYS, get, put, remove, type Write, write, writeIf } from './table.ts'

/** Who is called back by SMS. */

export async function find(usuario_id: string): Promise<SmsLigado | undefined> {
  const item = await get(smsKey(usuario_id))
  return item && z.parse(smsLigadoSchema, item)
}

/** Whether it is on for this number: of an account whose telephone changed, nobody confirmed the new one. */
export const ligadoEm = async (usuario_id: string, telefone: string): Promise<boolean> =>
  (await find(usuario_id))?.telefone === telefone

export const ligadoWrite = (usuario_id: string, ligado: SmsLigado): Write =>
  put({ ...smsKey(usuario_id), entidade: 'sms', ...ligado }, ALWAYS)

export const desligar = (usuario_id: string): Promise<void> => write(remove(smsKey(usuario_id), ALWAYS))

/** Turns it off where it was on for this number: for another that was confirmed meanwhile it stays. */
export async function desligarEm(usuario_id: string, telefone: string): Promise<void> {
  await writeIf(remove(smsKey(usuario_id), { telefone }))
}
