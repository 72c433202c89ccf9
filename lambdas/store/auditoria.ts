import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { canonico, INICIO, type LancamentoDeAuditoria, lancamentoSchema } from '#domain/eventos/auditoria.ts'
import { horaDe } from '#domain/eventos/hora.ts'
import { auditoriaDaHora, auditoriaKey } from './keys.ts'
import { ConditionFailed, type Item, NEW, put, query, type Write, write } from './table.ts'

const TRIES = 18
/** Several may write to the chain of one patient at once: a write may wait up to a second for its turn. */
const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 1_000

export type Fato = Pick<LancamentoDeAuditoria, 'paciente_id' | 'ator_id' | 'acao' | 'objeto' | 'em'>

/**
 * Appends a line to the patient's access log. `em` is an ISO instant; `objeto` names what was touched
 * (`consulta:{id}`), `acao` what was done (`ler`).
 * @throws Error when the chain stays contended
 */
export const registrar = (fato: Fato): Promise<LancamentoDeAuditoria> =>
  registrarCom(fato, (linha) => write(linha))

/**
 * Writes the line together with what it reports, in the one transaction that `gravar` makes: neither exists without the
 * other. When two writers want the same place in the chain, the later one takes the next place and `gravar` is called
 * again. `outros` did the same at the same instant: each has a line of their own, in the item of the first.
 * @throws what `gravar` throws for any other reason; Error when the chain stays contended
 */
export async function registrarCom(
  fato: Fato,
  gravar: (linha: Write, lancamento: LancamentoDeAuditoria) => Promise<void>,
  outros: readonly string[] = [],
): Promise<LancamentoDeAuditoria> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const last = await ultima(fato.paciente_id)
    const linha = encadear(fato, last)
    const key = auditoriaKey(linha.paciente_id, linha.sequencia)
    try {
      const guardada = outros.length > 0 ? comOutros(linha, outros) : linha
      await gravar(put({ ...key, entidade: 'auditoria', ...guardada, ...naHora(linha) }, NEW), linha)
      return linha
    } catch (error) {
      if (!(error instanceof ConditionFailed) || !error.at(key)) throw error
      await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)))
    }
  }
  throw new Error('The access log stayed contended')
}

/** Every line about a patient, oldest first. */
export async function lista(paciente_id: string): Promise<LancamentoDeAuditoria[]> {
  const items = await query({ pk: auditoriaKey(paciente_id, 0).pk })
  return items.flatMap(linhasDe)
}

const guardadaSchema = z.extend(lancamentoSchema, { outros: z.optional(z.array(z.string())) })

/**
 * The lines of an item, in order: nearly always one. Where several did the same, the item has the hash of the last of
 * them, which covers the others.
 */
export function linhasDe(item: Item): LancamentoDeAuditoria[] {
  const { outros = [], hash, ...primeira } = z.parse(guardadaSchema, item)
  const linhas = encadeadas({ ...primeira, hash: outros.length > 0 ? digest(primeira) : hash }, outros)
  return linhas.map((linha, n) => (n === linhas.length - 1 ? { ...linha, hash } : linha))
}

const comOutros = (primeira: LancamentoDeAuditoria, outros: readonly string[]) => ({
  ...primeira,
  outros,
  hash: encadeadas(primeira, outros).at(-1)?.hash,
})

/** A line and those of the others who did the same, chained. */
function encadeadas(primeira: LancamentoDeAuditoria, outros: readonly string[]): LancamentoDeAuditoria[] {
  const linhas = [primeira]
  for (const ator_id of outros) linhas.push(encadear({ ...primeira, ator_id }, linhas.at(-1)))
  return linhas
}

type Verificacao =
  | { readonly integra: true; readonly linhas: number }
  /** `sequencia`: the first place where the chain does not hold. */
  | { readonly integra: false; readonly sequencia: number }

/** Whether the patient's chain holds: no line changed, none missing between the first and the last. */
export async function verificar(paciente_id: string): Promise<Verificacao> {
  const linhas = await lista(paciente_id)
  let anterior = INICIO
  for (const [index, linha] of linhas.entries()) {
    const sequencia = index + 1
    const holds = linha.sequencia === sequencia && linha.anterior === anterior && linha.hash === digest(linha)
    if (!holds) return { integra: false, sequencia }
    anterior = linha.hash
  }
  return { integra: true, linhas: linhas.length }
}

/**
 * The hour in which the line is written, which may be later than what it reports: once an hour is over it gets no more
 * lines.
 */
const naHora = ({ paciente_id, sequencia }: LancamentoDeAuditoria) => ({
  gsi1pk: auditoriaDaHora(horaDe(new Date())),
  gsi1sk: `${paciente_id}#${auditoriaKey(paciente_id, sequencia).sk}`,
})

async function ultima(paciente_id: string): Promise<LancamentoDeAuditoria | undefined> {
  const [item] = await query({ pk: auditoriaKey(paciente_id, 0).pk, newestFirst: true, limit: 1 })
  return item && linhasDe(item).at(-1)
}

function encadear(fato: Fato, last: LancamentoDeAuditoria | undefined): LancamentoDeAuditoria {
  const linha = {
    paciente_id: fato.paciente_id,
    sequencia: (last?.sequencia ?? 0) + 1,
    ator_id: fato.ator_id,
    acao: fato.acao,
    objeto: fato.objeto,
    em: fato.em,
    anterior: last?.hash ?? INICIO,
  }
  return { ...linha, hash: digest(linha) }
}

const digest = (linha: Omit<LancamentoDeAuditoria, 'hash'>): string =>
  createHash('sha256').update(canonico(linha)).digest('hex')
