import { type ItemDoFio, tamanhoDoItem } from './tamanho.ts'

const LEITURA_BYTES = 4096
const ESCRITA_BYTES = 1024

/** The table's indexes: all project every attribute (lib/dados-stack.ts). */
export const INDICES = ['gsi1', 'gsi2', 'gsi3', 'gsi4'] as const
type Indice = (typeof INDICES)[number]

/**
 * Read request units of one request that returns these many bytes: a query counts its items together, and one that
 * finds nothing still costs its least (Developer Guide, "DynamoDB read and write operations").
 */
export function unidadesDeLeitura(bytes: number, consistente: boolean): number {
  const blocos = Math.max(1, Math.ceil(bytes / LEITURA_BYTES))
  return consistente ? blocos : blocos / 2
}

/**
 * Write request units of one item on the table: by the larger of what stood and what stands, double in a transaction.
 */
export function unidadesDeEscrita(
  antes: ItemDoFio | undefined,
  depois: ItemDoFio | undefined,
  emTransacao: boolean,
): number {
  return blocos(Math.max(tamanho(antes), tamanho(depois))) * (emTransacao ? 2 : 1)
}

/**
 * Write request units on one index: none when the item is in it neither before nor after or nothing changed, two when
 * its place moves (one entry goes, another comes), else one write of the larger.
 */
export function unidadesNoIndice(
  indice: Indice,
  antes: ItemDoFio | undefined,
  depois: ItemDoFio | undefined,
): number {
  const de = lugarNoIndice(indice, antes)
  const para = lugarNoIndice(indice, depois)
  if (de === undefined && para === undefined) return 0
  if (de !== undefined && para !== undefined) {
    if (JSON.stringify(antes) === JSON.stringify(depois)) return 0
    if (de === para) return blocos(Math.max(tamanho(antes), tamanho(depois)))
    return blocos(tamanho(antes)) + blocos(tamanho(depois))
  }
  return blocos(Math.max(tamanho(antes), tamanho(depois)))
}

/** Where an item stands in an index; undefined when it is not in it. */
export function lugarNoIndice(indice: Indice, item: ItemDoFio | undefined): string | undefined {
  const pk = item?.[`${indice}pk`]?.S
  const sk = item?.[`${indice}sk`]?.S
  return pk === undefined || sk === undefined ? undefined : `${pk}\n${sk}`
}

const tamanho = (item: ItemDoFio | undefined): number => (item ? tamanhoDoItem(item) : 0)
const blocos = (bytes: number): number => Math.max(1, Math.ceil(bytes / ESCRITA_BYTES))
