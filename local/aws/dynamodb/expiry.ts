import { row, spaces } from './database.ts'
import type { Item } from './item.ts'
import { TOKEN_LIFE_MS } from './transaction.ts'
import { expireItem, type Stage } from './writer.ts'

/** Times older than this are not expiry times, AWS says: it leaves such items alone. */
const OLDEST_SECONDS = 5 * 365 * 24 * 60 * 60

/** One round of what AWS does in the background: expired items, spent request tokens and old stream records go. */
export async function sweep(stage: Stage): Promise<{ expired: number }> {
  let expired = 0
  for (const table of stage.tables.names()) expired += await sweepTable(stage, table)
  await sweepTokens(stage)
  await stage.feed.expire()
  return { expired }
}

async function sweepTable(stage: Stage, table: string): Promise<number> {
  const attribute = stage.tables.ttlAttribute(table)
  if (attribute === undefined) return 0
  const keys = new Set(stage.tables.get(table).KeySchema.map(({ AttributeName }) => AttributeName))
  const isExpired = (item: Item) => {
    const at = Number(item[attribute]?.N ?? Number.NaN)
    const now = Math.floor(stage.now() / 1000)
    return at < now && at > now - OLDEST_SECONDS
  }
  let expired = 0
  for await (const item of stage.db.values(spaces.items(table))) {
    if (!isExpired(item)) continue
    const key = Object.fromEntries(Object.entries(item).filter(([name]) => keys.has(name)))
    if (await expireItem(stage, table, key, isExpired)) expired += 1
  }
  return expired
}

async function sweepTokens({ db, now }: Stage): Promise<void> {
  const spent = (await db.entries(spaces.tokens)).filter(([, { at }]) => now() - at >= TOKEN_LIFE_MS)
  await db.batch(spent.map(([token]) => row(spaces.tokens, token, undefined)))
}
