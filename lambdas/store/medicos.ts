import * as z from 'zod/mini'
import type { Especialidade } from '#domain/medico/especialidades.ts'
import {
  type Medico,
  type MedicoEspecialidade,
  medicoEspecialidadeSchema,
  medicoSchema,
} from '#domain/medico/medico.ts'
import type { VerificacaoDoCrm } from '#domain/medico/verificacao.ts'
import { especialidadeKey, medicoKey, verificadosDaEspecialidade } from './keys.ts'
import { ALWAYS, EXISTS, get, NEW, put, query, update, type Write, write } from './table.ts'

/** The registration of this doctor. */
export async function find(id: string): Promise<Medico | undefined> {
  const item = await get(medicoKey(id))
  return item && z.parse(medicoSchema, item)
}

/** The write that registers a doctor who is not registered yet. */
export const creation = (medico: Medico): Write =>
  put({ ...medicoKey(medico.id), entidade: 'medico', ...medico }, NEW)

/** Registers a doctor. @throws ConditionFailed when already registered */
export const create = (medico: Medico): Promise<void> => write(creation(medico))

/** Changes facts of a registration. @throws ConditionFailed when there is none */
export const change = (
  id: string,
  fatos: Partial<Omit<Medico, 'id' | 'created_at' | 'updated_at'>>,
  now: Date,
): Promise<void> => write(update(medicoKey(id), { set: { ...fatos, updated_at: now.toISOString() } }, EXISTS))

/** Every specialty of this doctor, verified or not. */
export async function especialidades(id: string): Promise<MedicoEspecialidade[]> {
  const { pk, sk } = especialidadeKey(id, '')
  return (await query({ pk, prefix: sk })).map((item) => z.parse(medicoEspecialidadeSchema, item))
}

/** Whether this doctor is verified in this specialty. */
export async function eVerificado(id: string, especialidade: Especialidade): Promise<boolean> {
  return (await get(especialidadeKey(id, especialidade)))?.verificado === true
}

/** The write that states what the council said about one specialty; only verified ones are found by specialty. */
export const especialidadeWrite = (linha: MedicoEspecialidade): Write =>
  put(
    {
      ...especialidadeKey(linha.medico_id, linha.especialidade),
      entidade: 'medico_especialidade',
      ...linha,
      ...(linha.verificado && {
        gsi2pk: verificadosDaEspecialidade(linha.especialidade),
        gsi2sk: linha.medico_id,
      }),
    },
    ALWAYS,
  )

/** Whether any doctor is verified in this specialty. */
export async function haVerificado(especialidade: Especialidade): Promise<boolean> {
  const found = await query({ index: 'gsi2', pk: verificadosDaEspecialidade(especialidade), limit: 1 })
  return found.length > 0
}

/** Writes what the council said: registration and every specialty, in one transaction. @throws ConditionFailed when there is none */
export const registrarVerificacao = (
  id: string,
  { status_crm, nome_oficial, especialidades: linhas }: VerificacaoDoCrm,
  now: Date,
): Promise<void> =>
  write(
    update(
      medicoKey(id),
      { set: { status_crm, ...(nome_oficial && { nome_oficial }), updated_at: now.toISOString() } },
      EXISTS,
    ),
    ...linhas.map((linha) => especialidadeWrite({ medico_id: id, ...linha })),
  )
