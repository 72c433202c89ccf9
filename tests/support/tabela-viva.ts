import {
  type CancellationReason,
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type ServiceOutputTypes,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { Item, Key } from '#lambdas/store/table.ts'

/** A table in memory that holds to conditions and transactions as `lambdas/store/table.ts` writes them. */

type Names = Readonly<Record<string, string>>
type Attributes = Readonly<Record<string, unknown>>

interface Input {
  readonly Item?: Item
  readonly Key?: { readonly pk: string; readonly sk: string }
  readonly ConditionExpression?: string
  readonly UpdateExpression?: string
  readonly ExpressionAttributeNames?: Names
  readonly ExpressionAttributeValues?: Attributes
}

interface QueryInput extends Input {
  readonly IndexName?: string
  readonly ScanIndexForward?: boolean
  readonly Limit?: number
}

/** A partition of the table or of an index, in sort-key order; one page. */
function queried(items: readonly Item[], input: QueryInput): Item[] {
  const { IndexName: index = '', ExpressionAttributeValues: values = {} } = input
  const sort = (item: Item) => String(item[`${index}sk`])
  const bound = (alias: string) => {
    const value = values[alias]
    return typeof value === 'string' ? value : undefined
  }
  const [prefix, from, to] = [bound(':prefix'), bound(':from'), bound(':to')]
  const found = items
    .filter((item) => item[`${index}pk`] === values[':pk'] && item[`${index}sk`] !== undefined)
    .filter((item) => prefix === undefined || sort(item).startsWith(prefix))
    .filter((item) => from === undefined || sort(item) >= from)
    .filter((item) => to === undefined || sort(item) <= to)
    .toSorted((a, b) => (sort(a) < sort(b) ? -1 : 1))
  return (input.ScanIndexForward === false ? found.toReversed() : found).slice(0, input.Limit)
}

const addressOf = ({ Item: item, Key: key }: Input): string => {
  const of = item ?? key
  if (!of) throw new Error('A write without item or key')
  return `${of.pk}|${of.sk}`
}

function holds(input: Input, item: Item | undefined): boolean {
  const { ConditionExpression: text, ExpressionAttributeNames: names = {} } = input
  const value = (alias: string) => input.ExpressionAttributeValues?.[alias]
  const attribute = (alias: string) => item?.[names[alias] ?? alias]
  return (text?.split(' AND ') ?? []).every((test) => {
    const [, negated, tested = ''] = /^attribute_(not_)?exists\((#\w+)\)$/.exec(test) ?? []
    if (tested) return (attribute(tested) === undefined) === (negated !== undefined)
    const [, among = '', list = ''] = /^(#\w+) IN \((.+)\)$/.exec(test) ?? []
    if (among) return list.split(', ').some((alias) => value(alias) === attribute(among))
    const [, name = '', operator, alias = ''] = /^(#\w+) (=|<>|<|>=) (:\w+)$/.exec(test) ?? []
    if (!name) throw new Error(`Condition not understood: ${test}`)
    const [left, right] = [attribute(name), value(alias)]
    if (operator === '=') return left === right
    if (operator === '<>') return left !== right
    if (typeof left === 'number' && typeof right === 'number')
      return operator === '<' ? left < right : left >= right
    if (typeof left !== 'string' || typeof right !== 'string') return false
    return operator === '<' ? left < right : left >= right
  })
}

function updated(input: Input, item: Item | undefined): Item {
  const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {}, Key: key } = input
  if (input.UpdateExpression === '')
    throw new Error('Invalid UpdateExpression: The expression can not be empty;')
  const next: Record<string, unknown> = { ...key, ...item }
  const clauses = (input.UpdateExpression ?? '').split(/(?=SET |ADD |REMOVE )/)
  for (const clause of clauses.map((text) => text.trim()).filter(Boolean)) {
    const [word = '', ...rest] = clause.split(' ')
    for (const part of rest.join(' ').split(', ')) {
      const [, alias = '', other = ''] = /^(#\w+)(?: (?:= )?(:\w+))?$/.exec(part) ?? []
      const name = names[alias] ?? ''
      if (word === 'SET') next[name] = values[other]
      else if (word === 'ADD') next[name] = Number(next[name] ?? 0) + Number(values[other])
      else delete next[name]
    }
  }
  return next as Item
}

/** What stood in the way, as it comes over the wire. */
const marshalled = (item: Item | undefined) => item && marshall(item, { removeUndefinedValues: true })

const refused = (item: Item | undefined): Error =>
  new ConditionalCheckFailedException({
    $metadata: {},
    message: 'The conditional request failed',
    Item: marshalled(item),
  })

const AT_ONCE = async (): Promise<void> => {}

/**
 * Replaces the document client; `items` is what stands in the table, by `pk|sk`. A request takes `wire` to come and
 * again for its answer to go back: what others do meanwhile makes a reading old.
 */
export function tabelaViva(seed: readonly Item[] = [], wire = AT_ONCE) {
  const items = new Map(seed.map((item) => [`${item.pk}|${item.sk}`, item]))
  const client = mockClient(DynamoDBDocumentClient)
  const crashes: Error[] = []

  const put = (input: Input) => {
    if (input.Item) items.set(addressOf(input), structuredClone(input.Item))
  }
  const update = (input: Input) => {
    const next = updated(input, items.get(addressOf(input)))
    items.set(addressOf(input), next)
    return next
  }
  const one = (run: (input: Input) => unknown) => (input: Input) => {
    if (!holds(input, items.get(addressOf(input)))) throw refused(items.get(addressOf(input)))
    return run(input)
  }

  const respostas = new Map<unknown, (input: never) => unknown>([
    [GetCommand, (input: Input) => ({ Item: items.get(addressOf(input)) })],
    [
      BatchGetCommand,
      ({ RequestItems }: { RequestItems: Record<string, { Keys: readonly Key[] }> }) => ({
        Responses: Object.fromEntries(
          Object.entries(RequestItems).map(([table, { Keys }]) => {
            if (Keys.length < 1 || Keys.length > 100)
              throw new Error(`ValidationException: ${Keys.length} keys`)
            return [table, Keys.flatMap((key) => items.get(addressOf({ Key: key })) ?? [])]
          }),
        ),
      }),
    ],
    [PutCommand, one(put)],
    [UpdateCommand, one((input) => ({ Attributes: update(input) }))],
    [DeleteCommand, one((input) => items.delete(addressOf(input)))],
    [QueryCommand, (input: QueryInput) => ({ Items: queried([...items.values()], input) })],
    [
      TransactWriteCommand,
      ({ TransactItems }: { TransactItems: Readonly<Record<string, Input>>[] }) => {
        const crash = crashes.shift()
        if (crash) throw crash
        const writes = TransactItems.flatMap((entry) => Object.entries(entry))
        const reasons = writes.map(
          ([, input]): CancellationReason =>
            holds(input, items.get(addressOf(input)))
              ? { Code: 'None' }
              : { Code: 'ConditionalCheckFailed', Item: marshalled(items.get(addressOf(input))) },
        )
        if (reasons.some(({ Code }) => Code !== 'None'))
          throw new TransactionCanceledException({
            $metadata: {},
            message: 'Transaction cancelled',
            CancellationReasons: reasons,
          })
        for (const [kind, input] of writes) {
          if (kind === 'Put') put(input)
          else if (kind === 'Update') update(input)
          else if (kind === 'Delete') items.delete(addressOf(input))
        }
        return {}
      },
    ],
  ])
  // By the kind of the command: told one by one to the mock, each would be compared in depth with every request.
  client.send.callsFake(async (command) => {
    const responder = respostas.get(command.constructor)
    if (!responder) throw new Error(`The table does not know ${command.constructor.name}`)
    await wire()
    try {
      return responder(command.input as never) as ServiceOutputTypes
    } finally {
      await wire()
    }
  })

  return {
    client,
    items,
    /** The next transaction does not reach the table. */
    falhar: (): void => void crashes.push(new Error('crash')),
    /** No transaction is lost any more. */
    recuperar: (): void => void crashes.splice(0),
    /** Items of one kind, without their keys. */
    of: (entidade: string): Record<string, unknown>[] =>
      [...items.values()]
        .filter((item) => item['entidade'] === entidade)
        .map(({ pk: _pk, sk: _sk, ...rest }) => rest),
  }
}
