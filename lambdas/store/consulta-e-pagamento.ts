import type { Consulta } from '#domain/consulta/consulta.ts'
import { JA_SE_ENCONTRARAM, passouDoEncontro, soAntesDoEncontro } from '#domain/consulta/encontro.ts'
import { type ConsultaAto, consultaMachine } from '#domain/consulta/machine.ts'
import { consultaDepois, FATOS_DA_SALA, type FatosDaConsulta } from '#domain/consulta/passagem.ts'
import { contaDoPaciente } from '#domain/consulta/participante.ts'
import { grafiasDe, MEDICO_OCUPADO } from '#domain/consulta/status.ts'
import { DomainError } from '#domain/base/erros.ts'
import { isTerminal, type Autor } from '#domain/base/maquina.ts'
import type { Lancamento } from '#domain/pagamento/livro.ts'
import type { PagamentoAto } from '#domain/pagamento/machine.ts'
import type { Pagamento } from '#domain/pagamento/pagamento.ts'
import {
  CONSULTA_NO_ATO,
  decidirConsulta,
  decidirPagamento,
  type VereditoDoPar,
} from '#domain/consulta/consulta-e-pagamento.ts'
import { type FatosDoPagamento, pagamentoDepois } from '#domain/pagamento/passagem.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as consultas from './consultas.ts'
import { consultaAbertaKey, consultaKey, emConsultaKey, pagamentoKey } from './keys.ts'
import * as pagamentos from './pagamentos.ts'
import {
  check,
  ConditionFailed,
  type Found,
  getAll,
  type Key,
  NEW,
  put,
  remove,
  update,
  type When,
  type Write,
  write,
} from './table.ts'

/**
 * The one way a consultation and its payment change: both statuses, the locks, the ledger and the next timed exit in
 * one transaction, on the condition that neither changed since it was read (estados §3–4).
 */
export interface Atual {
  readonly consulta: Consulta
  readonly pagamento: Pagamento | null
}

/** Conditions and writes that accompany an act. */
export interface Acompanha {
  readonly consulta?: FatosDaConsulta
  readonly pagamento?: FatosDoPagamento
  /** Conditions on the consultation, besides being unchanged since it was read. */
  readonly quando?: When
  readonly lancamentos?: readonly Lancamento[]
  /** Conditions and writes on other items. */
  readonly outros?: readonly Write[]
}

/** A consultation with its payment, as they stand now. */
export const ler = async (consulta_id: string): Promise<Atual | undefined> =>
  atualDe(consulta_id, await getAll(chavesDoPar(consulta_id)))

/** The keys of a consultation and its payment. */
export const chavesDoPar = (consulta_id: string): readonly [Key, Key] => [
  consultaKey(consulta_id),
  pagamentoKey(consulta_id),
]

/** What stood at `chavesDoPar`. */
export function atualDe(consulta_id: string, lidos: Found): Atual | undefined {
  const consulta = consultas.consultaOf(lidos(consultaKey(consulta_id)))
  const pagamento = pagamentos.pagamentoOf(lidos(pagamentoKey(consulta_id)))
  return consulta && { consulta, pagamento: pagamento ?? null }
}

/**
 * Performs an act of the consultation with its payment's part.
 * @throws DomainError transicao_invalida, sem_permissao
 * @throws ConditionFailed when something changed since it was read: nothing was written
 */
export async function agir(
  atual: Atual,
  ato: ConsultaAto,
  papel: Autor,
  agora: Date,
  acompanha: Acompanha = {},
): Promise<Atual> {
  const { to, pagamentoAto } = allowed(decidirConsulta(statusesOf(atual), ato, papel))
  if (passouDoEncontro(ato, atual.consulta))
    throw new DomainError('transicao_invalida', { detail: JA_SE_ENCONTRARAM[papel] })
  const estagio = prazosDoEstagio()
  const depois: Atual = {
    consulta: consultaDepois(atual.consulta, ato, to.consulta, agora, acompanha.consulta, estagio),
    pagamento:
      atual.pagamento && pagamentoAto && to.pagamento
        ? pagamentoDepois(atual.pagamento, pagamentoAto, to.pagamento, agora, acompanha.pagamento, estagio)
        : atual.pagamento,
  }
  const quando = soAntesDoEncontro(ato)
    ? { ...acompanha.quando, ambos_conectados_em: { absent: true } as const }
    : acompanha.quando
  await write(...writesOf(atual, depois, { ...acompanha, quando }))
  return depois
}

/** Performs an act of the payment, with the consultation's part when the provider's word ends it. @throws as `agir` */
export async function agirNoPagamento(
  atual: Atual,
  ato: PagamentoAto,
  papel: Autor,
  agora: Date,
  acompanha: Acompanha = {},
): Promise<Atual> {
  const { to } = allowed(decidirPagamento(statusesOf(atual), ato, papel))
  const { consulta, pagamento } = atual
  if (!pagamento || !to.pagamento) throw new DomainError('transicao_invalida')
  const estagio = prazosDoEstagio()
  const consultaAto = CONSULTA_NO_ATO[ato]?.[consulta.status]
  const depois: Atual = {
    consulta: consultaAto
      ? consultaDepois(consulta, consultaAto, to.consulta, agora, acompanha.consulta, estagio)
      : consulta,
    pagamento: pagamentoDepois(pagamento, ato, to.pagamento, agora, acompanha.pagamento, estagio),
  }
  await write(...writesOf(atual, depois, acompanha))
  return depois
}

/** Stores the payment of a pending consultation that has no valid one. @throws ConditionFailed */
export const criarPagamento = ({ consulta, pagamento }: Atual, novo: Pagamento): Promise<void> =>
  write(
    put(
      pagamentos.itemOf(novo),
      pagamento ? { status: pagamento.status, intent_id: pagamento.intent_id } : NEW,
    ),
    check(consultaKey(consulta.id), { status: 'pending', red_flag: false }),
  )

/** Replaces the intent of a refused capture by that of another card. @throws ConditionFailed */
export async function trocarIntencao(
  atual: Atual,
  novo: Pick<Pagamento, 'intent_id' | 'intencao'>,
  agora: Date,
): Promise<void> {
  const { pagamento } = atual
  if (!pagamento) throw new DomainError('transicao_invalida')
  const depois: Pagamento = {
    ...pagamento,
    ...novo,
    motivo_recusa: undefined,
    charge_id: undefined,
    capture_before: undefined,
    updated_at: agora.toISOString(),
  }
  await write(...writesOf(atual, { ...atual, pagamento: depois }, {}))
}

/** Appends to the ledger what happened to the money without the payment's status changing. @throws ConditionFailed */
export const anotar = (atual: Atual, lancamentos: readonly Lancamento[]): Promise<void> =>
  write(...writesOf(atual, atual, { lancamentos }))

const TRIES = 6

/** Repeats reading and acting while concurrent changes win. @throws DomainError conflito */
export async function repetir<T>(run: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(attempt)
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (attempt === TRIES) throw new DomainError('conflito')
    }
  }
}

/**
 * A triage found a red flag: the patient's consultation that waits for payment or a doctor is marked and cancelled,
 * and not that of somebody else the account asked for. Answers the cancelled consultation; undefined when there is
 * none, or a doctor already has it.
 */
export const cancelarPorRedFlag = (
  conta_id: string,
  agora: Date,
  paciente_id = conta_id,
): Promise<Consulta | undefined> =>
  repetir(async () => {
    const aberta = await consultas.abertaDoPaciente(conta_id)
    const atual = aberta?.paciente_id === paciente_id ? await ler(aberta.id) : undefined
    if (!atual || (atual.consulta.status !== 'pending' && atual.consulta.status !== 'queued'))
      return undefined
    return (await agir(atual, 'red_flag', 'sistema', agora, { consulta: { red_flag: true } })).consulta
  })

function statusesOf({ consulta, pagamento }: Atual) {
  return { consulta: consulta.status, pagamento: pagamento?.status ?? null }
}

function allowed(veredito: VereditoDoPar): Extract<VereditoDoPar, { ok: true }> {
  if (veredito.ok) return veredito
  throw new DomainError(veredito.codigo === 'papel_nao_autorizado' ? 'sem_permissao' : 'transicao_invalida')
}

/** The consultation comes first, so that its condition is the one reported when several fail. */
function writesOf(
  antes: Atual,
  depois: Atual,
  { quando, lancamentos = [], outros = [] }: Acompanha,
): Write[] {
  return [
    consultaWrite(antes.consulta, depois.consulta, quando),
    pagamentoWrite(antes, depois),
    ...lockWrites(antes.consulta, depois.consulta),
    ...lancamentos.map((lancamento) =>
      pagamentos.lancamentoWrite(
        { consulta_id: antes.consulta.id, medico_id: depois.pagamento?.medico_id },
        lancamento,
      ),
    ),
    ...outros,
  ]
}

function consultaWrite(antes: Consulta, depois: Consulta, quando: When = {}): Write {
  const asRead = { status: { in: grafiasDe(antes.status) }, updated_at: antes.updated_at, ...quando }
  if (antes === depois) return check(consultaKey(antes.id), asRead)
  const { set, remove } = consultas.difference(consultas.itemOf(antes), consultas.itemOf(depois))
  // Somebody may enter the room while it goes back to the queue: those facts were not there when it was read.
  const daSala = depois.status === 'queued' ? FATOS_DA_SALA : []
  return update(consultaKey(antes.id), { set, remove: [...new Set([...remove, ...daSala])] }, asRead)
}

function pagamentoWrite({ consulta, pagamento: antes }: Atual, { pagamento: depois }: Atual): Write {
  const key = pagamentoKey(consulta.id)
  if (!antes || !depois) return check(key, NEW)
  const asRead = { status: antes.status, updated_at: antes.updated_at }
  if (antes === depois) return check(key, asRead)
  return update(key, consultas.difference(pagamentos.itemOf(antes), pagamentos.itemOf(depois)), asRead)
}

function lockWrites(antes: Consulta, depois: Consulta): Write[] {
  const writes: Write[] = []
  const mine = { consulta_id: antes.id }
  const before = doctorOf(antes)
  const after = doctorOf(depois)
  if (after && after !== before)
    writes.push(put({ ...emConsultaKey(after), entidade: 'trava', consulta_id: depois.id }, NEW))
  if (before && after !== before) writes.push(remove(emConsultaKey(before), mine))
  if (!isTerminal(consultaMachine, antes.status) && isTerminal(consultaMachine, depois.status))
    writes.push(remove(consultaAbertaKey(contaDoPaciente(antes)), mine))
  return writes
}

const doctorOf = ({ status, assigned_to }: Consulta): string | undefined =>
  MEDICO_OCUPADO.some((ocupado) => ocupado === status) ? assigned_to : undefined
