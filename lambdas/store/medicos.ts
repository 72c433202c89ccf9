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
import { especialidadeKey, medicoKey, usuarioKey, verificadosDaEspecialidade } from './keys.ts'
import { dueAttributes } from './vencimentos.ts'
import {
  ALWAYS,
  EXISTS,
  get,
  getAll,
  type Item,
  NEW,
  put,
  query,
  update,
  type Write,
  write,
} from './table.ts'

/** The registration of this doctor. */
export async function find(id: string): Promise<Medico | undefined> {
  return medicoOf(await get(medicoKey(id)))
}

/** The registration in an item read together with others. */
export const medicoOf = (item: Item | undefined): Medico | undefined => item && z.parse(medicoSchema, item)

/** The write that registers a doctor who is not registered yet; the council is asked within a day at the latest. */
export const criacaoWrite = (medico: Medico): Write =>
  put(
    {
      ...medicoKey(medico.id),
      entidade: 'medico',
      ...medico,
      ...dueAttributes(vencimento('rechecagem_do_crm', medico.created_at), 'medico', medico.id),
    },
    NEW,
  )

/** Changes facts of a registration. @throws ConditionFailed when there is none */
export const mudar = (
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

/** How many doctors are read at once: of a specialty that is attended, the first few say so. */
const ALGUNS = 25

/**
 * Whether any doctor who may attend is verified in this specialty. The council also confirms doctors whose identity is
 * not verified, or no longer: they are in no queue (estados §2).
 */
export async function haQuemAtenda(especialidade: Especialidade): Promise<boolean> {
  const question = { index: 'gsi2', pk: verificadosDaEspecialidade(especialidade), limit: ALGUNS } as const
  let linhas = await query(question)
  while (linhas.length > 0) {
    const contas = linhas.map(({ medico_id }) => usuarioKey(String(medico_id)))
    const lidas = await getAll(contas, { consistent: false })
    if (contas.some((conta) => lidas(conta)?.access_tier === 'full')) return true
    linhas = await query({ ...question, from: `${String(linhas.at(-1)?.medico_id)}#` })
  }
  return false
}
