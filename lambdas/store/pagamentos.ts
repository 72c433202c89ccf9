import * as z from 'zod/mini'
import type { Lancamento, TipoDeLancamento } from '#domain/pagamento/livro.ts'
import { type Pagamento, pagamentoSchema } from '#domain/pagamento/pagamento.ts'
import type { PagamentoStatus } from '#domain/pagamento/status.ts'
import * as DIAS from '#domain/base/retencao-dias.ts'
import { ttlDe } from '#lambdas/runtime/prazos.ts'
import {
  avisoDoCartaoKey,
  cobrancasRecusadas,
  LANCAMENTOS,
  lancamentoKey,
  pagamentoKey,
  repassadoAoMedico,
  repassesDoMedico,
} from './keys.ts'
import { dueAttributes, dueEver, dueUntil } from './vencimentos.ts'
import {
  ALWAYS,
  get,
  getAll,
  type Item,
  NEW,
  put,
  query,
  update,
  type Write,
  write,
  writeIf,
} from './table.ts'

const ENTIDADE = 'pagamento'
/** Those that wait for a person fall due apart: however many, they neither delay the others nor hide among them. */
const PARADOS: readonly PagamentoStatus[] = ['falhou', 'a_repassar']
const classeDe = (status: PagamentoStatus): string =>
  PARADOS.includes(status) ? `${ENTIDADE}_${status}` : ENTIDADE

/** The payment of a consultation. */
export async function find(consulta_id: string): Promise<Pagamento | undefined> {
  return pagamentoOf(await get(pagamentoKey(consulta_id)))
}

/** The payments of these consultations; those without one are left out. */
export async function das(consultas: readonly string[]): Promise<Pagamento[]> {
  const lidos = await getAll(consultas.map(pagamentoKey))
  return consultas.flatMap((id) => pagamentoOf(lidos(pagamentoKey(id))) ?? [])
}

/** The payment in an item read together with others. */
export const pagamentoOf = (item: Item | undefined): Pagamento | undefined =>
  item && z.parse(pagamentoSchema, item)

const lancamentoSchema = z.object({
  id: z.string(),
  tipo: z.enum(['autorizado', 'capturado', 'liberado', 'repassado'] as const satisfies TipoDeLancamento[]),
  valor: z.number(),
  em: z.string(),
})

/** The ledger of a consultation's payment. */
export async function livro(consulta_id: string): Promise<Lancamento[]> {
  const { pk } = pagamentoKey(consulta_id)
  return (await query({ pk, prefix: LANCAMENTOS })).map((item) => z.parse(lancamentoSchema, item))
}

/** Payouts of a doctor, waiting or made, newest first. */
export async function repassesDe(medico_id: string): Promise<Pagamento[]> {
  const items = await query({ index: 'gsi3', pk: repassesDoMedico(medico_id), newestFirst: true })
  return items.map((item) => z.parse(pagamentoSchema, item))
}

/** The consultations whose charge was refused and this account has to pay, the oldest first. */
export async function recusadasDe(conta_id: string): Promise<string[]> {
  const items = await query({ index: 'gsi1', pk: cobrancasRecusadas(conta_id) })
  return items.map(({ consulta_id }) => z.parse(z.string(), consulta_id))
}

/** What the ledger says was paid out to a doctor, newest first. */
export async function repassadosAo(medico_id: string): Promise<Lancamento[]> {
  const items = await query({ index: 'gsi3', pk: repassadoAoMedico(medico_id), newestFirst: true })
  return items.map((item) => z.parse(lancamentoSchema, item))
}

/** The write that appends an entry, which never changes and exists once. A payout is also indexed by its doctor. */
export const lancamentoWrite = (
  { consulta_id, medico_id }: Pick<Pagamento, 'consulta_id' | 'medico_id'>,
  lancamento: Lancamento,
): Write => {
  const referencia = lancamento.id.slice(lancamento.tipo.length + 1)
  const key = lancamentoKey(consulta_id, lancamento.tipo, referencia)
  const doMedico = lancamento.tipo === 'repassado' &&
    medico_id && { gsi3pk: repassadoAoMedico(medico_id), gsi3sk: `${lancamento.em}#${consulta_id}` }
  return put({ ...key, entidade: 'lancamento', consulta_id, ...lancamento, ...doMedico }, NEW)
}

/**
 * The item as stored. The due index has it while it has a timed exit; the payer's, while it is refused; the doctor's,
 * once there is something to pay out.
 */
export const itemOf = (pagamento: Pagamento): Item => ({
  ...pagamentoKey(pagamento.consulta_id),
  entidade: ENTIDADE,
  ...pagamento,
  ...(pagamento.status === 'falhou' && {
    gsi1pk: cobrancasRecusadas(pagamento.paciente_id),
    gsi1sk: `${pagamento.created_at}#${pagamento.consulta_id}`,
  }),
  ...((pagamento.status === 'a_repassar' || pagamento.status === 'repassado') &&
    pagamento.medico_id && {
      gsi3pk: repassesDoMedico(pagamento.medico_id),
      gsi3sk: `${pagamento.created_at}#${pagamento.consulta_id}`,
    }),
  ...(pagamento.vence_em &&
    dueAttributes(pagamento.vence_em, classeDe(pagamento.status), pagamento.consulta_id)),
})

/** Postpones the reconciler's next look at a payment; nothing happens when the payment changed since it was read. */
export async function adiar(pagamento: Pagamento, ate: Date): Promise<void> {
  const vence_em = ate.toISOString()
  await writeIf(
    update(
      pagamentoKey(pagamento.consulta_id),
      { set: { vence_em, ...dueAttributes(vence_em, classeDe(pagamento.status), pagamento.consulta_id) } },
      { status: pagamento.status, updated_at: pagamento.updated_at },
    ),
  )
}

/**
 * Counts a payout the provider refused, so that the next request is another one; nothing happens when the payment
 * changed since it was read. It is no change of state, and the payment goes on waiting since when it did.
 */
export async function contarRepasseRecusado(pagamento: Pagamento, motivo_do_repasse: string): Promise<void> {
  const { consulta_id, status, updated_at, repasses_recusados } = pagamento
  await writeIf(
    update(
      pagamentoKey(consulta_id),
      { set: { motivo_do_repasse }, add: { repasses_recusados: 1 } },
      { status, updated_at, repasses_recusados: repasses_recusados ?? { absent: true } },
    ),
  )
}

/**
 * Payments the reconciler must look at now. What a crash left behind comes first, then refused captures, then payouts
 * that wait for their doctor.
 */
export async function vencidos(now: Date): Promise<Pagamento[]> {
  const classes = [ENTIDADE, ...PARADOS.map(classeDe)]
  const prontos = await Promise.all(classes.map((classe) => dueUntil(classe, now)))
  return prontos.flat().map((item) => z.parse(pagamentoSchema, item))
}

/**
 * Payments that wait for a person to act: refused captures, then payouts that cannot be made yet, each the earliest due
 * first (estados §4).
 */
export async function parados(): Promise<Pagamento[]> {
  const abertos = await Promise.all(PARADOS.map((status) => dueEver(classeDe(status))))
  return abertos.flat().map((item) => z.parse(pagamentoSchema, item))
}

/** A doctor's account became ready: the next scheduled round looks at their waiting payouts. */
export async function adiantarRepasses(medico_id: string, now: Date): Promise<void> {
  const waiting = (await repassesDe(medico_id)).filter(({ status }) => status === 'a_repassar')
  for (const pagamento of waiting) await adiar(pagamento, now)
}

/** Whether a notice of the card provider was handled before. */
export const avisoTratado = async (evento: string): Promise<boolean> =>
  (await get(avisoDoCartaoKey(evento))) !== undefined

/** Remembers a handled notice for a month, longer than the provider repeats it. */
export const lembrarAviso = (
  { id, criado_em }: { readonly id: string; readonly criado_em: string },
  now: Date,
): Promise<void> =>
  write(
    put(
      {
        ...avisoDoCartaoKey(id),
        entidade: 'aviso_cartao',
        criado_em,
        tratado_em: now.toISOString(),
        ttl: ttlDe(DIAS.aviso_do_cartao, now),
      },
      ALWAYS,
    ),
  )
