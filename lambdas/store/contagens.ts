import { hojeEm } from '#domain/base/campos.ts'
import type { Contada } from '#domain/base/alegacoes.ts'
import * as DIAS from '#domain/base/retencao-dias.ts'
import { ttlDe } from '#lambdas/runtime/prazos.ts'
import { contagemKey } from './keys.ts'
import { shardOf } from './shard.ts'
import { ALWAYS, type Item, query, update, type Write } from './table.ts'

/** Transactions on one item conflict long before its throughput is reached, so each day is spread over several. */
const SHARDS = 8

interface Fato {
  /** Whose fact it is: the consultation. */
  readonly id: string
  readonly em: string
  readonly valor: number
}

/** The write that counts a fact towards a claim; it goes into the transaction that stores the fact once. */
export const contando = (nome: Contada, { id, em, valor }: Fato): Write =>
  update(
    contagemKey(nome, hojeEm(new Date(em)), shardOf(id, SHARDS)),
    {
      set: { entidade: 'contagem', dia: hojeEm(new Date(em)), ttl: ttlDe(DIAS.contagem, em) },
      add: { n: 1, soma: valor },
    },
    ALWAYS,
  )

/** The counts of these days (YYYY-MM-DD), several for each. */
export async function contagens(
  nome: Contada,
  { de, ate }: { readonly de: string; readonly ate: string },
): Promise<Item[]> {
  const shards = Array.from({ length: SHARDS }, (_, shard) => contagemKey(nome, '', shard).pk)
  return (await Promise.all(shards.map((pk) => query({ pk, from: de, to: ate })))).flat()
}
