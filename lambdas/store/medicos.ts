import * as z from 'zod/mini'
import type { Especialidade } from '#domain/base/especialidades.ts'
import {
  type Medico,
  type MedicoEspecialidade,
  medicoEspecialidadeSchema,
  medicoSchema,
} from '#domain/medico/medico.ts'
import type { ContaDeRecebimento } from '#domain/pagamento/conta-de-recebimento.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { especialidadeKey, medicoKey, verificadosDaEspecialidade } from './keys.ts'
import { due } from './vencimentos.ts'
import { ALWAYS, EXISTS, get, type Item, NEW, put, query, update, type Write, write } from './table.ts'

/** The registration of this doctor. */
export async function find(id: string): Promise<Medico | undefined> {
  return medicoOf(await get(medicoKey(id)))
}

/** The registration in an item read together with others. */
export const medicoOf = (item: Item | undefined): Medico | undefined => item && z.parse(medicoSchema, item)

/** The write that registers a doctor who is not registered yet; the council is asked within a day at the latest. */
export const creation = (medico: Medico): Write =>
  put(
    {
      ...medicoKey(medico.id),
      entidade: 'medico',
      ...medico,
      ...due(vencimento('rechecagem_do_crm', medico.created_at), 'medico', medico.id),
    },
    NEW,
  )

/** Changes facts of a registration. @throws ConditionFailed when there is none */
export const change = (
  id: string,
  fatos: Partial<Omit<Medico, 'id' | 'created_at' | 'updated_at'>>,
  now: Date,
): Promise<void> => write(update(medicoKey(id), { set: { ...fatos, updated_at: now.toISOString() } }, EXISTS))

/** Stores the account payouts go to, once. @throws ConditionFailed when there is one already */
export const abrirConta = (id: string, conta_recebimento: ContaDeRecebimento, now: Date): Promise<void> =>
  write(
    update(
      medicoKey(id),
      { set: { conta_recebimento, updated_at: now.toISOString() } },
      { ...EXISTS, conta_recebimento: { absent: true } },
    ),
  )

/**
 * Stores what the provider says of the account.
 * @throws ConditionFailed when the registration changed since it was read
 */
export const guardarConta = (
  { id, updated_at }: Medico,
  conta_recebimento: ContaDeRecebimento,
  now: Date,
): Promise<void> =>
  write(update(medicoKey(id), { set: { conta_recebimento, updated_at: now.toISOString() } }, { updated_at }))

/** Every specialty of this doctor, verified or not. */
export async function especialidades(id: string): Promise<MedicoEspecialidade[]> {
  const { pk, sk } = especialidadeKey(id, '')
  return (await query({ pk, prefix: sk })).map((item) => z.parse(medicoEspecialidadeSchema, item))
}

/** Whether this doctor is verified in this specialty. */
export async function eVerificado(id: string, especialidade: Especialidade): Promise<boolean> {
  return estaVerificado(await get(especialidadeKey(id, especialidade)))
}

/** Whether the council confirmed the specialty in an item read together with others. */
export const estaVerificado = (item: Item | undefined): boolean => item?.verificado === true

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
