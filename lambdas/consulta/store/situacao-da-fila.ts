import * as z from 'zod/mini'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { prazo, vencimento } from '#lambdas/runtime/prazos.ts'
import * as consultas from '../../store/consultas.ts'
import { entradasDaFilaKey, situacaoDaFilaKey } from '../../store/keys.ts'
import * as presencas from '../../store/presencas.ts'
import {
  ALWAYS,
  EXISTS,
  get,
  getAll,
  type Item,
  NEW,
  put,
  update,
  type When,
  write,
  writeIf,
} from '../../store/table.ts'

/** At most this many who wait, the oldest first, are informed about doctors and offered further. */
export const ESPERAM = 500

const instante = z.object({ em: z.string(), livres: z.number() })

/** How many doctors were free in a specialty at an instant (ISO). */
export type Medida = z.output<typeof instante>

const situacaoSchema = z.extend(instante, {
  silencio_ate: z.string(),
  /** The measurement up to which everybody was told what is offered to them. */
  oferecido: z.optional(instante),
})
type Situacao = z.output<typeof situacaoSchema>

const entradasSchema = z.object({ em: z.string(), entradas: z.array(z.string()) })

const ttlDaMedida = (em: string): number => Math.ceil((Date.parse(em) + prazo('contado_na_fila')) / 1000)

interface Vez {
  readonly medida: Medida
  readonly fila: readonly consultas.NaFila[]
  /** Up to where consultations were offered before; undefined when that is no longer known. */
  readonly oferecido: Medida | undefined
}

/**
 * Measures a specialty: its free doctors and who waits. One caller measures, then nobody until `aviso_de_batimento` has
 * passed (estados §3): undefined for every other caller.
 */
export async function medir(especialidade: Especialidade, now: Date): Promise<Vez | undefined> {
  const em = now.toISOString()
  const guardada = await get(situacaoDaFilaKey(especialidade))
  const silencio = guardada && String(guardada.silencio_ate)
  if (silencio && silencio > em) return undefined
  const [disponiveis, fila] = await Promise.all([
    presencas.naEspecialidade(especialidade, now),
    consultas.naFila(especialidade, ESPERAM),
  ])
  const situacao: Situacao = {
    em,
    livres: disponiveis.length,
    silencio_ate: vencimento('aviso_de_batimento', now),
    oferecido: atual(guardada, now)?.oferecido,
  }
  const item = {
    ...situacaoDaFilaKey(especialidade),
    entidade: 'situacao_da_fila',
    ...situacao,
    ttl: ttlDaMedida(em),
  }
  const unchanged: When = silencio === undefined ? NEW : { silencio_ate: silencio }
  if (!(await writeIf(put(item, unchanged)))) return undefined
  await write(put(entradasOf(especialidade, em, fila), ALWAYS))
  return { medida: { em, livres: situacao.livres }, oferecido: situacao.oferecido, fila }
}

/**
 * Stored in an item of its own: every doctor who reads the queue reads the number of free doctors, but only those who
 * wait ask for a place.
 */
const entradasOf = (especialidade: Especialidade, em: string, fila: readonly consultas.NaFila[]): Item => ({
  ...entradasDaFilaKey(especialidade),
  entidade: 'entradas_da_fila',
  em,
  entradas: fila.map(({ queued_at }) => queued_at),
  ttl: ttlDaMedida(em),
})

/** When each of those who waited at the last measurement had entered, the oldest first; empty when it is too old. */
export async function entradas(especialidade: Especialidade, now: Date): Promise<readonly string[]> {
  const chave = entradasDaFilaKey(especialidade)
  const item = (await getAll([chave], { consistent: false }))(chave)
  const lidas = item && z.parse(entradasSchema, item)
  return lidas && lidas.em >= presencas.desdeQuandoConta(now) ? lidas.entradas : []
}

/** Records that everybody was told what is offered to them as of this measurement; the next offer continues from it. */
export const ofereceu = async (especialidade: Especialidade, { em, livres }: Medida): Promise<void> => {
  await writeIf(
    update(situacaoDaFilaKey(especialidade), { set: { oferecido: { em, livres } } }, { ...EXISTS, em }),
  )
}

/** The last measurement of the specialty; undefined when it is too old to be meaningful. */
export async function ultima(especialidade: Especialidade, now: Date): Promise<Situacao | undefined> {
  return atual(await get(situacaoDaFilaKey(especialidade)), now)
}

/** Free doctors at the last measurement, from an item read together with others; 0 when it is too old. */
export const livresEm = (item: Item | undefined, now: Date): number => atual(item, now)?.livres ?? 0

/**
 * A measurement older than a heartbeat is valid for says nothing, because no doctor has sent one since. Items of an
 * older version lack the count.
 */
function atual(item: Item | undefined, now: Date): Situacao | undefined {
  const lida = item && z.safeParse(situacaoSchema, item)
  return lida?.success && lida.data.em >= presencas.desdeQuandoConta(now) ? lida.data : undefined
}
