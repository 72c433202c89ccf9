import * as z from 'zod/mini'
import { semPendente, type Usuario } from '#domain/cadastro/usuario.ts'
import { documentoAceito, type Kyc, kycSchema, type LadoLido } from '#domain/kyc/corrida.ts'
import type { Lado } from '#domain/kyc/documento/documentos.ts'
import { type KycAto, kycMachine, type KycStatus } from '#domain/kyc/machine.ts'
import { kycKey, usuarioKey } from '../../store/keys.ts'
import * as envios from './envios.ts'
import { dueAttributes, dueLast, dueUntil, instanteDe, DUE_ATTRIBUTES } from '../../store/vencimentos.ts'
import {
  type Change,
  check,
  ConditionFailed,
  get,
  type Test,
  update,
  type When,
  type Write,
  write,
} from '../../store/table.ts'

const ENTIDADE = 'kyc'

/** Where this person's identity check stands. */
export async function find(usuario_id: string): Promise<Kyc | undefined> {
  const item = await get(kycKey(usuario_id))
  return item && z.parse(kycSchema, item)
}

/** Identity checks whose timed exit has come. */
export async function vencidos(now: Date): Promise<Kyc[]> {
  return (await dueUntil(ENTIDADE, now)).map((item) => z.parse(kycSchema, item))
}

/** An identity check in analysis, and when it falls due (ISO). */
interface EmAnalise {
  readonly kyc: Kyc
  readonly vence_em: string
}

/**
 * Identity checks that wait for a retry or a person, the longest-waiting first. Read from the last to fall due:
 * a registry that is away leaves many to be retried within hours, and they must not hide who waits days.
 */
export async function emAnalise(): Promise<EmAnalise[]> {
  const abertas = (await dueLast(ENTIDADE)).map((item) => ({
    kyc: z.parse(kycSchema, item),
    vence_em: instanteDe(item),
  }))
  return abertas
    .filter(({ kyc }) => kyc.current_state === 'em_analise')
    .toSorted((a, b) => (a.kyc.em_analise_desde ?? '').localeCompare(b.kyc.em_analise_desde ?? ''))
}

export interface Passagem {
  readonly ato: KycAto
  readonly corrida_id: string
  /** When the new status falls due; null when it has no timed exit. */
  readonly vence_em: string | null
  readonly set?: Readonly<Record<string, unknown>>
  readonly remove?: readonly string[]
}

/** The write that performs an act on the machine of its run; repeating it once it is already there is allowed. */
export function passagem(usuario_id: string, { ato, corrida_id, ...fatos }: Passagem, now: Date): Write {
  const { from, to } = kycMachine.acts[ato]
  return escrita(usuario_id, { to, from: [...from, to], fatos }, { corrida_id }, now)
}

/** The write that lets a new run take over the machine, from any status in which a person may begin one. */
export function tomada(
  usuario_id: string,
  { from, ...fatos }: Omit<Passagem, 'ato'> & { readonly from: KycStatus },
  now: Date,
): Write {
  const { corrida_id, ...resto } = fatos
  const set = { ...resto.set, corrida_id }
  return escrita(usuario_id, { to: 'uploading', from: [from], fatos: { ...resto, set } }, {}, now)
}

/** Performs the write of `passagem` on its own. @throws ConditionFailed when the machine is in another status */
export const mover = (usuario_id: string, passo: Passagem, now: Date): Promise<void> =>
  write(passagem(usuario_id, passo, now))

function escrita(
  usuario_id: string,
  para: {
    readonly to: KycStatus
    readonly from: readonly KycStatus[]
    readonly fatos: Pick<Passagem, 'vence_em' | 'set' | 'remove'>
  },
  extra: Readonly<Record<string, Test>>,
  now: Date,
): Write {
  const { vence_em, set = {}, remove = [] } = para.fatos
  const change: Change = {
    set: {
      ...set,
      current_state: para.to,
      updated_at: now.toISOString(),
      ...(vence_em !== null && dueAttributes(vence_em, ENTIDADE, usuario_id)),
    },
    remove: vence_em === null ? [...remove, ...DUE_ATTRIBUTES] : remove,
  }
  return update(kycKey(usuario_id), change, { current_state: { in: para.from }, ...extra })
}

/**
 * Stores the result of a side that was read before the run, so that the registration can continue from it. Once a run
 * took the pictures over, a side no longer changes.
 * @throws ConditionFailed when a run is under way, or the upload was given up
 */
export async function guardarLado(usuario_id: string, lado: Lado, lido: LadoLido, now: Date): Promise<void> {
  const parado = { current_state: { in: ['draft', 'rejected', 'em_analise'] } } as const
  const updated_at = now.toISOString()
  await write(
    update(kycKey(usuario_id), { set: { [`lado_${lado}`]: lido, updated_at } }, parado),
    envios.disponivel(usuario_id, lido.caminho),
  )
  const kyc = await find(usuario_id)
  const documento_aceito = kyc !== undefined && documentoAceito(kyc)
  if (!kyc || (kyc.state_data.documento_aceito === true) === documento_aceito) return
  try {
    await write(
      update(
        kycKey(usuario_id),
        { set: { state_data: { ...kyc.state_data, documento_aceito } } },
        comoLida(kyc),
      ),
    )
  } catch (error) {
    // A concurrent writer read the same side and stored the same result.
    if (!(error instanceof ConditionFailed)) throw error
  }
}

/** Condition: this identity check is unchanged since it was read. */
const comoLida = ({ updated_at }: Kyc): When => ({ updated_at: updated_at ?? { absent: true } })

/**
 * The write that clears the sides read from an upload that is given up, if the check is unchanged since it was read.
 */
export function semLados(atual: Kyc, lados: readonly Lado[], now: Date): Write {
  const key = kycKey(atual.user_id)
  if (lados.length === 0) return check(key, comoLida(atual))
  const apagados = lados.map((lado) => `lado_${lado}` as const)
  const restam = { ...atual, ...Object.fromEntries(apagados.map((nome) => [nome, undefined])) }
  const state_data = { ...atual.state_data, documento_aceito: documentoAceito(restam) }
  return update(
    key,
    { set: { state_data, updated_at: now.toISOString() }, remove: apagados },
    comoLida(atual),
  )
}

/**
 * The write that changes a profile's verification while it is still open; an approval requires that the identity data
 * are still those of the run. A change that waited for the run is applied or dropped with it.
 */
export function perfil(
  usuario: Usuario,
  agora: Pick<Usuario, 'kyc_status' | 'access_tier'>,
  now: Date,
): Write {
  const { id, alteracao_pendente: pendente } = usuario
  const { nome, cpf, data_nascimento } = semPendente(usuario)
  const aprovado = agora.kyc_status === 'approved'
  const remove = [
    ...(pendente && agora.kyc_status !== 'pending' ? ['alteracao_pendente'] : []),
    ...(aprovado ? ['bloqueado_em'] : []),
  ]
  return update(
    usuarioKey(id),
    {
      set: {
        ...agora,
        ...(pendente && aprovado && { [pendente.campo]: pendente.valor }),
        updated_at: now.toISOString(),
      },
      remove,
    },
    { kyc_status: 'pending', ...(aprovado && { nome, cpf, data_nascimento }) },
  )
}

/**
 * The write that puts an approved identity back to the start of its check (estados §5, `recomecar`). An account that
 * was approved without a run is already there.
 */
export const recomeco = (usuario_id: string, now: Date): Write => {
  const { from, to } = kycMachine.acts.recomecar
  return update(
    kycKey(usuario_id),
    {
      set: { current_state: to, state_data: {}, locked_fields: '[]', updated_at: now.toISOString() },
      remove: ['lado_frente', 'lado_verso', 'em_analise_desde', 'corrida_id', ...DUE_ATTRIBUTES],
    },
    { current_state: { in: [...from, to] } },
  )
}

/**
 * The write that drops what was photographed for a check that is not wanted any more, if no run ever used it. The
 * account is approved as one without a run is.
 */
export const desistencia = (usuario_id: string, now: Date): Write =>
  update(
    kycKey(usuario_id),
    {
      set: { state_data: {}, updated_at: now.toISOString() },
      remove: ['lado_frente', 'lado_verso', 'corrida_id'],
    },
    { current_state: 'draft' },
  )

/** The write of a blocked account: no run counts any more. Refused while one is under way. */
export function bloqueio(usuario_id: string, now: Date): Write {
  const { from, to } = kycMachine.acts.bloquear
  return update(
    kycKey(usuario_id),
    {
      set: { current_state: to, state_data: {}, locked_fields: '[]', updated_at: now.toISOString() },
      remove: ['lado_frente', 'lado_verso', 'em_analise_desde', 'corrida_id', ...DUE_ATTRIBUTES],
    },
    { current_state: { in: from } },
  )
}

/** The write that reopens a rejected profile's verification; for an open profile it only checks that it is open. */
export const reabertura = ({ id, kyc_status }: Usuario, now: Date): Write =>
  kyc_status === 'rejected'
    ? update(
        usuarioKey(id),
        { set: { kyc_status: 'pending', access_tier: 'blocked', updated_at: now.toISOString() } },
        { kyc_status },
      )
    : check(usuarioKey(id), { kyc_status })
