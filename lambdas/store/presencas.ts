import * as z from 'zod/mini'
import { DomainError } from '#domain/base/erros.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { type Presenca, presencaSchema } from '#domain/medico/presenca.ts'
import * as DIAS from '#domain/base/retencao-dias.ts'
import { prazo, ttlDe } from '#lambdas/runtime/prazos.ts'
import { BATIMENTO } from './batimento.ts'
import { emConsultaKey, especialidadeKey, presencaKey, presencasDaEspecialidade } from './keys.ts'
import * as medicos from './medicos.ts'
import {
  ALWAYS,
  check,
  get,
  type Item,
  NEW,
  put,
  query,
  remove,
  update,
  type When,
  type Write,
  write,
  writeIf,
} from './table.ts'
import * as usuarios from './usuarios.ts'

/** Only available doctors are indexed by specialty; one in a consultation is not. */
const AVAILABLE = ['gsi2pk', 'gsi2sk'] as const

/** The presence of this doctor, whether or not it still counts. */
export async function find(medico_id: string): Promise<Presenca | undefined> {
  return presencaOf(await get(presencaKey(medico_id)))
}

/** The presence in an item read together with others. */
export const presencaOf = (item: Item | undefined): Presenca | undefined =>
  item && z.parse(presencaSchema, item)

/** The oldest beat that still counts for the queue (P §9: 60 s). */
export const desdeQuandoConta = (now: Date): string =>
  new Date(now.getTime() - prazo('contado_na_fila')).toISOString()

/** Doctors available in a specialty, seen within 60 s, the least recently seen first; as many as `limit`. */
export async function naEspecialidade(
  especialidade: Especialidade,
  now: Date,
  limit?: number,
): Promise<Presenca[]> {
  const items = await query({
    index: 'gsi2',
    pk: presencasDaEspecialidade(especialidade),
    from: desdeQuandoConta(now),
    ...(limit !== undefined && { limit }),
  })
  return items.map((item) => z.parse(presencaSchema, item))
}

/** The consultation this doctor is in. */
export async function consultaDoMedico(medico_id: string): Promise<string | undefined> {
  const trava = await get(emConsultaKey(medico_id))
  return typeof trava?.consulta_id === 'string' ? trava.consulta_id : undefined
}

interface Batida {
  /** Only goes on: whoever left, on whatever device, is not put back. */
  readonly continuar?: boolean | undefined
  /** The sign-in of the device it comes from; one device has one. */
  readonly sessao_id?: string | undefined
}

/**
 * A doctor joins the queue of a specialty, or says they are still there (D §7.1 `doctor-presence`). In a consultation
 * they stay present without being counted as available. After 60 s of silence the time in the queue starts anew.
 * @throws DomainError sem_permissao when not verified in the specialty, or an admin, who does not attend (estados §8);
 * fora_da_fila when they would go on in a queue they have left
 */
export async function bater(
  medico_id: string,
  especialidade: Especialidade,
  now: Date,
  { continuar = false, sessao_id }: Batida = {},
): Promise<void> {
  const deOnde = sessao_id === undefined ? {} : { [aparelho(sessao_id)]: now.toISOString() }
  const change = {
    set: { ...beat(now), ...available(medico_id, especialidade, now), ...deOnde, ...BATIMENTO },
  }
  const still: When = {
    especialidade,
    last_seen_at: { gte: desdeQuandoConta(now) },
    consulta_id: { absent: true },
  }
  if (await writeIf(update(presencaKey(medico_id), change, still))) return
  const [consulta_id, verificado, admin, atual] = await Promise.all([
    consultaDoMedico(medico_id),
    medicos.eVerificado(medico_id, especialidade),
    usuarios.isAdmin(medico_id),
    find(medico_id),
  ])
  if (!verificado || admin) throw new DomainError('sem_permissao')
  if (continuar && atual?.especialidade !== especialidade) throw new DomainError('fora_da_fila')
  const entrou_em =
    atual && !consulta_id && conta(atual, especialidade, now) ? atual.entrou_em : now.toISOString()
  const presenca = { medico_id, especialidade, entrou_em, last_seen_at: now.toISOString() }
  const trava = check(emConsultaKey(medico_id), consulta_id ? { consulta_id } : NEW)
  const aindaVerificado = check(especialidadeKey(medico_id, especialidade), { verificado: true })
  const item = { ...itemOf(consulta_id ? { ...presenca, consulta_id } : presenca, now), ...deOnde }
  const written = await writeIf(put(item, continuar ? { especialidade } : ALWAYS), trava, aindaVerificado)
  // The doctor was accepted, freed or suspended, or left, at the same time: read again and repeat.
  if (!written) await bater(medico_id, especialidade, now, { continuar, sessao_id })
}

/** The doctor leaves the queue: 'Pausar', a suspended CRM. */
export const sair = (medico_id: string): Promise<void> => write(remove(presencaKey(medico_id), ALWAYS))

/** Nobody looks at one device any more: the doctor leaves the queue unless they are there on another. */
export async function sairDoAparelho(
  medico_id: string,
  sessao_id: string | undefined,
  now: Date,
): Promise<void> {
  const item = await get(presencaKey(medico_id))
  const atual = presencaOf(item)
  if (!item || !atual) return
  const este = aparelho(sessao_id ?? '')
  const noutro = Object.entries(item).some(
    ([nome, em]) => nome.startsWith(APARELHO) && nome !== este && String(em) >= desdeQuandoConta(now),
  )
  // Nothing came since it was read, or it is looked at again.
  const como = { last_seen_at: atual.last_seen_at }
  const ida = noutro
    ? update(presencaKey(medico_id), { remove: [este] }, como)
    : remove(presencaKey(medico_id), como)
  if (!(await writeIf(ida))) await sairDoAparelho(medico_id, sessao_id, now)
}

/** Before the sign-in of a device, the name of when it last beat: written with the beat itself, at no cost. */
const APARELHO = 'aparelho#'
const aparelho = (sessao_id: string): string => APARELHO + sessao_id

/** The doctor's part of an acceptance: they must be in that queue now, and are unavailable from then on. */
export const aceiteWrite = (
  medico_id: string,
  especialidade: Especialidade,
  consulta_id: string,
  now: Date,
): Write =>
  update(
    presencaKey(medico_id),
    { set: { consulta_id, ...beat(now) }, remove: AVAILABLE },
    { especialidade, last_seen_at: { gte: desdeQuandoConta(now) } },
  )

/** Whether this presence currently counts for the queue of this specialty. */
export const conta = (presenca: Presenca, especialidade: Especialidade, now: Date): boolean =>
  presenca.especialidade === especialidade && presenca.last_seen_at >= desdeQuandoConta(now)

/** In the queue of which specialty this doctor waits now; undefined when in none, or in a consultation. */
export async function livreEm(medico_id: string, now: Date): Promise<Especialidade | undefined> {
  const presenca = await find(medico_id)
  if (!presenca || presenca.consulta_id !== undefined) return undefined
  return conta(presenca, presenca.especialidade, now) ? presenca.especialidade : undefined
}

const beat = (now: Date) => ({
  last_seen_at: now.toISOString(),
  ttl: ttlDe(DIAS.presenca, now),
})

const available = (medico_id: string, especialidade: Especialidade, now: Date) => ({
  gsi2pk: presencasDaEspecialidade(especialidade),
  gsi2sk: `${now.toISOString()}#${medico_id}`,
})

const itemOf = (presenca: Presenca, now: Date): Item => ({
  ...presencaKey(presenca.medico_id),
  entidade: 'presenca',
  ...presenca,
  ...beat(now),
  ...(!presenca.consulta_id && available(presenca.medico_id, presenca.especialidade, now)),
})
