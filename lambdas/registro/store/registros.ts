import * as z from 'zod/mini'
import {
  type Adendo,
  adendoSchema,
  type Campos,
  type Registro,
  registroSchema,
} from '#domain/registro/registro.ts'
import {
  adendoDoRegistroKey,
  registroKey,
  registrosAbertosDoMedico,
  registrosDoPaciente,
} from '../../store/keys.ts'
import { dueAttributes, dueUntil, DUE_ATTRIBUTES } from '../../store/vencimentos.ts'
import { get, type Item, NEW, put, query, update, type Write, write } from '../../store/table.ts'

const ENTIDADE = 'registro'
const ADENDO = 'adendo_do_registro'

/** A record with what was added to it, the oldest first. */
export interface ComAdendos {
  readonly registro: Registro
  readonly adendos: readonly Adendo[]
}

const registroOf = (item: Item): Registro => z.parse(registroSchema, item)

/** What this doctor wrote of this consultation. */
export async function find(consulta_id: string, medico_id: string): Promise<Registro | undefined> {
  const item = await get(registroKey(consulta_id, medico_id))
  return item && registroOf(item)
}

/** The same with its addenda. */
export async function comAdendos(consulta_id: string, medico_id: string): Promise<ComAdendos | undefined> {
  const { pk, sk } = registroKey(consulta_id, medico_id)
  const [lido] = juntos(await query({ pk, prefix: sk }))
  return lido
}

/** Every record of a patient with its addenda, the oldest first. */
export const doPaciente = async (paciente_id: string): Promise<ComAdendos[]> =>
  juntos(await query({ index: 'gsi1', pk: registrosDoPaciente(paciente_id) }))

/** What this doctor must still close, the oldest first. */
export async function abertosDe(medico_id: string): Promise<Registro[]> {
  return (await query({ index: 'gsi3', pk: registrosAbertosDoMedico(medico_id) })).map(registroOf)
}

/** Records of which it is time to look whether they may still be written. */
export const vencidos = async (now: Date): Promise<Registro[]> =>
  (await dueUntil(ENTIDADE, now)).map(registroOf)

/** Stores the first version. @throws ConditionFailed when there is one already */
export const criar = (registro: Registro): Promise<void> => write(put(itemOf(registro), NEW))

/** Stores the next version. @throws ConditionFailed unless it is open and nobody saved since `registro` was read */
export const salvar = (
  { consulta_id, medico_id, versao }: Pick<Registro, 'consulta_id' | 'medico_id' | 'versao'>,
  campos: Campos,
  em: string,
): Promise<void> =>
  write(
    update(
      registroKey(consulta_id, medico_id),
      { set: { ...campos, versao: versao + 1, updated_at: em } },
      { status: 'aberto', versao },
    ),
  )

/** The write that closes a record as it was read. */
export const fechamentoWrite = (registro: Registro, em: string): Write => fim(registro, 'fechado', em)

/** Its time is over: it stays as it is. @throws ConditionFailed when it was saved or closed meanwhile */
export const caducar = (registro: Registro, em: string): Promise<void> =>
  write(fim(registro, 'incompleto', em))

const fim = ({ consulta_id, medico_id, versao }: Registro, status: Registro['status'], em: string): Write =>
  update(
    registroKey(consulta_id, medico_id),
    {
      set: { status, fechado_em: em, updated_at: em },
      remove: ['vence_em', 'gsi3pk', 'gsi3sk', ...DUE_ATTRIBUTES],
    },
    { status: 'aberto', versao },
  )

/** It is looked at again later. @throws ConditionFailed when it was saved or closed meanwhile */
export const adiar = ({ consulta_id, medico_id, versao }: Registro, vence_em: string): Promise<void> =>
  write(
    update(
      registroKey(consulta_id, medico_id),
      { set: { vence_em, ...vencimentoEm(vence_em, consulta_id, medico_id) } },
      { status: 'aberto', versao },
    ),
  )

/** The write of an addendum that does not exist yet. */
export const adendoWrite = ({ consulta_id, paciente_id, medico_id }: Registro, adendo: Adendo): Write =>
  put(
    {
      ...adendoDoRegistroKey(consulta_id, medico_id, adendo.id),
      entidade: ADENDO,
      ...adendo,
      consulta_id,
      medico_id,
      gsi1pk: registrosDoPaciente(paciente_id),
      gsi1sk: adendo.em,
    },
    NEW,
  )

/** Whether this addendum is stored. */
export const temAdendo = async ({ consulta_id, medico_id }: Registro, id: string): Promise<boolean> =>
  (await get(adendoDoRegistroKey(consulta_id, medico_id, id))) !== undefined

const vencimentoEm = (vence_em: string, consulta_id: string, medico_id: string) =>
  dueAttributes(vence_em, ENTIDADE, `${consulta_id}#${medico_id}`)

const itemOf = (registro: Registro): Item => {
  const { consulta_id, paciente_id, medico_id, created_at, vence_em } = registro
  return {
    ...registroKey(consulta_id, medico_id),
    entidade: ENTIDADE,
    ...registro,
    gsi1pk: registrosDoPaciente(paciente_id),
    gsi1sk: created_at,
    gsi3pk: registrosAbertosDoMedico(medico_id),
    gsi3sk: created_at,
    ...(vence_em && vencimentoEm(vence_em, consulta_id, medico_id)),
  }
}

const donoSchema = z.object({ consulta_id: z.string(), medico_id: z.string() })
const adendoGuardado = z.extend(adendoSchema, donoSchema.shape)

/** Records and addenda of one reading, each addendum with its record. */
function juntos(items: readonly Item[]): ComAdendos[] {
  const adendos = items
    .filter(({ entidade }) => entidade === ADENDO)
    .map((item) => z.parse(adendoGuardado, item))
  return items
    .filter(({ entidade }) => entidade === ENTIDADE)
    .map((item) => {
      const registro = registroOf(item)
      return {
        registro,
        adendos: adendos
          .filter((a) => a.consulta_id === registro.consulta_id && a.medico_id === registro.medico_id)
          .toSorted((a, b) => a.em.localeCompare(b.em)),
      }
    })
}
