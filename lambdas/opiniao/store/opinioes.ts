import * as z from 'zod/mini'
import { type Opiniao, opiniaoSchema } from '#domain/opiniao/opiniao.ts'
import { type Soma, somaSchema } from '#domain/opiniao/soma.ts'
import { opiniaoKey, opinioesDoPaciente, somaDasOpinioesKey } from '../../store/keys.ts'
import { contando } from '../../store/contagens.ts'
import { get, NEW, put, query, write } from '../../store/table.ts'

/** What was said of this consultation. */
export async function find(consulta_id: string): Promise<Opiniao | undefined> {
  const item = await get(opiniaoKey(consulta_id))
  return item && z.parse(opiniaoSchema, item)
}

/** Everything a patient said, the oldest first. */
export const doPaciente = async (paciente_id: string): Promise<Opiniao[]> =>
  (await query({ index: 'gsi1', pk: opinioesDoPaciente(paciente_id) })).map((item) =>
    z.parse(opiniaoSchema, item),
  )

/** What the patients of this doctor said, in sum. */
export async function soma(medico_id: string): Promise<Soma | undefined> {
  const item = await get(somaDasOpinioesKey(medico_id))
  return item && z.parse(somaSchema, item)
}

/**
 * Stores an opinion together with the doctor's sum that counts it. The sum does not say whose it is.
 * @throws ConditionFailed when the consultation has one already, or the sum is no longer the one that was read
 */
export async function guardar(
  opiniao: Opiniao,
  { paciente_id, medico_id }: { readonly paciente_id: string; readonly medico_id: string },
  { antes, depois }: { readonly antes: Soma | undefined; readonly depois: Soma },
): Promise<void> {
  const { consulta_id, em } = opiniao
  await write(
    put(
      {
        ...opiniaoKey(consulta_id),
        entidade: 'opiniao',
        ...opiniao,
        gsi1pk: opinioesDoPaciente(paciente_id),
        gsi1sk: em,
      },
      NEW,
    ),
    put(
      { ...somaDasOpinioesKey(medico_id), entidade: 'soma_das_opinioes', ...depois, n: depois.contadas.n },
      antes ? { n: antes.contadas.n } : NEW,
    ),
    contando('nota', { id: consulta_id, em, valor: opiniao.nota }),
  )
}
