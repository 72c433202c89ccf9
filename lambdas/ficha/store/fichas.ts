import * as z from 'zod/mini'
import { type Ficha, fichaSchema } from '#domain/ficha/ficha.ts'
import { fichaKey } from '../../store/keys.ts'
import { get, NEW, put, type Write } from '../../store/table.ts'

/** The health profile of this patient. */
export async function find(paciente_id: string): Promise<Ficha | undefined> {
  const item = await get(fichaKey(paciente_id))
  return item && z.parse(fichaSchema, item)
}

/** The write that stores a version in the place of the one before it, and of no other. */
export const fichaWrite = (paciente_id: string, ficha: Ficha): Write =>
  put(
    { ...fichaKey(paciente_id), entidade: 'ficha', ...ficha },
    ficha.versao === 1 ? NEW : { versao: ficha.versao - 1 },
  )
