import { NotEmulated } from '../service.ts'
import { isStreamViewType, type TableDefinition } from './definition.ts'
import { type ActionName, check, checkTable, run, validationError } from './engine.ts'
import { Store } from './store.ts'
import { transactGet, transactWrite } from './transaction.ts'
import { type Stage, writeBatch, writeOne } from './writer.ts'

type Body = Record<string, unknown>
type Operation = (body: Body) => Promise<object>

/** Every emulated operation by its AWS name. What is not here is refused by name. */
export function operations(stage: Stage): ReadonlyMap<string, Operation> {
  const { db, tables } = stage
  const store = new Store(db, tables)
  const plain =
    (action: ActionName): Operation =>
    (body) =>
      run(action, store, check(action, body, store))

  return new Map<string, Operation>([
    ['GetItem', plain('getItem')],
    ['BatchGetItem', plain('batchGetItem')],
    ['Query', plain('query')],
    ['Scan', plain('scan')],
    ['DescribeTable', plain('describeTable')],
    ['ListTables', plain('listTables')],
    ['TagResource', plain('tagResource')],
    ['UntagResource', plain('untagResource')],
    ['ListTagsOfResource', plain('listTagsOfResource')],
    ['PutItem', (body) => writeOne(stage, 'putItem', body)],
    ['UpdateItem', (body) => writeOne(stage, 'updateItem', body)],
    ['DeleteItem', (body) => writeOne(stage, 'deleteItem', body)],
    ['BatchWriteItem', (body) => writeBatch(stage, body)],
    ['TransactWriteItems', (body) => transactWrite(stage, body)],
    ['TransactGetItems', (body) => transactGet(stage, body)],
    ['CreateTable', async (body) => ({ TableDescription: await tables.create(requestedTable(body, store)) })],
    [
      'DeleteTable',
      async (body) => {
        const description = await tables.delete(tableName(body))
        stage.feed.drop(description.TableName)
        return { TableDescription: { ...description, TableStatus: 'DELETING' } }
      },
    ],
    [
      'UpdateTimeToLive',
      async (body) => {
        const { AttributeName, Enabled } = record(body.TimeToLiveSpecification)
        return {
          TimeToLiveSpecification: await tables.setTtl(tableName(body), {
            AttributeName: typeof AttributeName === 'string' ? AttributeName : undefined,
            Enabled: Enabled === true,
          }),
        }
      },
    ],
    [
      'DescribeTimeToLive',
      async (body) => {
        tables.get(tableName(body))
        const AttributeName = tables.ttlAttribute(tableName(body))
        return {
          TimeToLiveDescription: AttributeName
            ? { TimeToLiveStatus: 'ENABLED', AttributeName }
            : { TimeToLiveStatus: 'DISABLED' },
        }
      },
    ],
  ])
}

function requestedTable(body: Body, store: Store): TableDefinition {
  if (body.LocalSecondaryIndexes !== undefined)
    throw new NotEmulated('dynamodb.CreateTable LocalSecondaryIndexes')
  const { StreamEnabled, StreamViewType } = record(body.StreamSpecification)
  const definition = checkTable(body, store)
  if (StreamEnabled !== true) return definition
  if (!isStreamViewType(StreamViewType)) throw validationError('Invalid StreamSpecification')
  return { ...definition, StreamSpecification: { StreamViewType } }
}

const record = (value: unknown): Body => (typeof value === 'object' && value !== null ? { ...value } : {})

function tableName(body: Body): string {
  if (typeof body.TableName === 'string') return body.TableName
  throw validationError("The parameter 'TableName' is required but was not present in the request")
}
