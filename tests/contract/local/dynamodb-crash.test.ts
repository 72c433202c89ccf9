import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { paginateScan } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import type { Item } from '../../../local/aws/dynamodb/item.ts'
import type { StreamRecord } from '../../../local/aws/dynamodb/record.ts'
import { Collected, newFolder, startDynamoDb } from './dynamodb-fixture.ts'

const TableName = 'acolhe'
const ROUNDS = 5

/** Small generator of repeatable numbers in [0, 1), so that a failing run can be run again. */
const random = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

async function writeAndKill(folder: string, log: string, round: number, afterMs: number): Promise<void> {
  const script = path.join(import.meta.dirname, 'dynamodb-crash-child.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, log, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exited.then(([code]) => Promise.reject(new Error(`the writer ended by itself: ${code}`))),
  ])
  await sleep(afterMs)
  child.kill('SIGKILL')
  expect(await exited).toEqual([null, 'SIGKILL'])
}

const sequencesOf = (records: readonly StreamRecord[]) =>
  records.map(({ dynamodb }) => dynamodb.SequenceNumber)

const nameOf = (item: Item) => String(item.PK?.S)

test('what was acknowledged survives kill -9, transactions whole, and every change is delivered in order', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 100_000)
  const next = random(seed)
  const folder = await newFolder()
  const log = path.join(await newFolder(), 'log')

  for (let round = 0; round < ROUNDS; round += 1)
    await writeAndKill(folder, log, round, Math.floor(20 + next() * 400))

  const lines = (await readFile(log, 'utf8')).split('\n').map((line) => line.split(' '))
  const db = await startDynamoDb({ folder })
  try {
    const items = new Map<string, Item>()
    for await (const page of paginateScan({ client: db.client }, { TableName }))
      for (const item of page.Items ?? []) items.set(`${item.PK?.S}/${item.SK?.S}`, item as Item)
    const countOf = (name: string) => Number(items.get(`${name}/1`)?.n?.N ?? 0)

    // Every acknowledged single write is there; at most the one in flight at each kill is there unacknowledged.
    for (const name of [0, 1, 2, 3].map((writer) => `item#${writer}`)) {
      const acknowledged = lines
        .filter(([what, who]) => what === 'gravado' && who === name)
        .map(([, , n]) => Number(n))
      expect(acknowledged.length, `seed ${seed}`).toBeGreaterThan(0)
      expect(countOf(name), `seed ${seed}`).toBeGreaterThanOrEqual(Math.max(...acknowledged))
      expect(countOf(name) - acknowledged.length, `seed ${seed}`).toBeLessThanOrEqual(ROUNDS)
      expect(new Set(acknowledged).size).toBe(acknowledged.length)
    }

    // Every acknowledged transaction is there, and every one that is there is there whole.
    const stored = new Set([...items.values()].map(nameOf).filter((name) => name.startsWith('transacao#')))
    const promised = lines.flatMap(([what, id = '']) => (what === 'transacionado' ? [id] : []))
    expect(promised.length, `seed ${seed}`).toBeGreaterThan(0)
    expect(
      promised.filter((id) => !stored.has(id)),
      `seed ${seed}`,
    ).toEqual([])
    for (const id of stored)
      expect([items.has(`${id}/a`), items.has(`${id}/b`)], `seed ${seed}`).toEqual([true, true])
    for (const writer of [0, 1, 2, 3]) {
      const mine = [...stored].filter((id) => id.split('#')[2] === String(writer)).length
      expect([countOf(`conta#${writer}#a`), countOf(`conta#${writer}#b`)], `seed ${seed}`).toEqual([
        mine,
        mine,
      ])
    }

    // The index says the same as the table.
    const indexed: string[] = []
    for await (const page of paginateScan({ client: db.client }, { TableName, IndexName: 'GSI1' }))
      for (const item of page.Items ?? []) indexed.push(`${item.PK?.S} ${item.n?.N}`)
    const counters = [...items.values()].filter((item) => item.GSI1PK)
    expect(indexed.sort()).toEqual(counters.map((item) => `${nameOf(item)} ${item.n?.N}`).sort())

    // What no round delivered is delivered now; one consumer has had a part already, the other nothing.
    const total = counters.reduce((sum, item) => sum + Number(item.n?.N), 0) + items.size - counters.length
    const early = new Set(lines.flatMap(([what, sequence = '']) => (what === 'entregue' ? [sequence] : [])))
    const part = new Collected<StreamRecord>()
    const all = new Collected<StreamRecord>()
    db.service.consume('difundir', TableName, part.add)
    db.service.consume('despachar', TableName, all.add)
    await all.until(({ length }) => length >= total)
    const everything = sequencesOf(all.all)
    expect(everything, `seed ${seed}`).toHaveLength(total)
    expect(everything).toEqual([...new Set(everything)].sort())
    await part.until(() =>
      everything.every((each) => early.has(each) || sequencesOf(part.all).includes(each)),
    )
    expect(sequencesOf(part.all)).toEqual(everything.slice(total - part.all.length))

    // Per item no change is missing and none is out of order: each starts where the one before it ended.
    const last = new Map<string, number>()
    for (const { dynamodb } of all.all) {
      const name = `${dynamodb.Keys.PK?.S}/${dynamodb.Keys.SK?.S}`
      const [before, after] = [Number(dynamodb.OldImage?.n?.N ?? 0), Number(dynamodb.NewImage?.n?.N ?? 1)]
      expect([before, after], `seed ${seed} ${name}`).toEqual([
        last.get(name) ?? 0,
        (last.get(name) ?? 0) + 1,
      ])
      last.set(name, after)
    }
    for (const [name, item] of items) expect(last.get(name)).toBe(Number(item.n?.N ?? 1))
  } finally {
    await db.stop()
  }
}, 180_000)
