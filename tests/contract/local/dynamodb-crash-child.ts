import { openSync, writeSync } from 'node:fs'
import { TransactWriteItemsCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { startDynamoDb } from './dynamodb-fixture.ts'

/**
 * Writes without end until it is killed, telling a log file of each write that was acknowledged and each record that
 * was delivered. Arguments: folder, log file, number of the round.
 */
const [folder = '', log = '', round = ''] = process.argv.slice(2)
const file = openSync(log, 'a')
const tell = (line: string) => writeSync(file, `${line}\n`)
const acknowledged = new Set<string>()
/** The first acknowledgement of a writer; of the last of them the parent hears. */
function began(writer: string): void {
  if (acknowledged.has(writer)) return
  acknowledged.add(writer)
  if (round === '0' && acknowledged.size === WRITERS) process.stdout.write('pronto\n')
}
/** Four of single items, four of transactions. */
const WRITERS = 8
const TableName = 'acolhe'

const { client, service } = await startDynamoDb({ folder })

service.consume(
  'difundir',
  TableName,
  async (records) => {
    for (const { dynamodb } of records) tell(`entregue ${dynamodb.SequenceNumber}`)
  },
  { batchSize: 10 },
)
// Never done with its first batch: every record of every round is still undelivered to it after the last kill.
service.consume('despachar', TableName, () => new Promise(() => {}))

const count = (PK: string) => ({
  TableName,
  Key: { PK: { S: PK }, SK: { S: '1' } },
  UpdateExpression: 'ADD n :one SET GSI1PK = :g, GSI1SK = :s',
  ExpressionAttributeValues: { ':one': { N: '1' }, ':g': { S: 'fila' }, ':s': { S: PK } },
})

async function singles(writer: number): Promise<never> {
  const name = `item#${writer}`
  for (;;) {
    const { Attributes } = await client.send(
      new UpdateItemCommand({ ...count(name), ReturnValues: 'ALL_NEW' }),
    )
    tell(`gravado ${name} ${Attributes?.n?.N}`)
    began(name)
  }
}

async function transactions(writer: number): Promise<never> {
  for (let i = 0; ; i += 1) {
    const id = `transacao#${round}#${writer}#${i}`
    await client.send(
      new TransactWriteItemsCommand({
        TransactItems: [
          { Update: count(`conta#${writer}#a`) },
          { Put: { TableName, Item: { PK: { S: id }, SK: { S: 'a' } } } },
          { Put: { TableName, Item: { PK: { S: id }, SK: { S: 'b' } } } },
          { Update: count(`conta#${writer}#b`) },
        ],
      }),
    )
    tell(`transacionado ${id}`)
    began(`transacao ${writer}`)
  }
}

// In the first round it is killed only once each writer has something to lose, however slow the machine.
if (round !== '0') process.stdout.write('pronto\n')
await Promise.all([...[0, 1, 2, 3].map(singles), ...[0, 1, 2, 3].map(transactions)])
