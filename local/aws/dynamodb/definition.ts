import { isDeepStrictEqual } from 'node:util'

/** The properties of `AWS::DynamoDB::Table`/`GlobalTable` that mean something to the emulator, named as there. */
export interface TableDefinition {
  readonly TableName: string
  readonly KeySchema: readonly KeyElement[]
  readonly AttributeDefinitions: readonly AttributeDefinition[]
  readonly GlobalSecondaryIndexes?: readonly IndexDefinition[]
  readonly TimeToLiveSpecification?: TimeToLive
  readonly StreamSpecification?: { readonly StreamViewType?: StreamViewType }
}

interface KeyElement {
  readonly AttributeName: string
  readonly KeyType: 'HASH' | 'RANGE'
}

interface AttributeDefinition {
  readonly AttributeName: string
  readonly AttributeType: 'S' | 'N' | 'B'
}

interface IndexDefinition {
  readonly IndexName: string
  readonly KeySchema: readonly KeyElement[]
  readonly Projection: { readonly ProjectionType: string; readonly NonKeyAttributes?: readonly string[] }
}

export interface TimeToLive {
  readonly AttributeName?: string
  readonly Enabled: boolean
}

const VIEWS = ['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES'] as const

export type StreamViewType = (typeof VIEWS)[number]

export const isStreamViewType = (value: unknown): value is StreamViewType =>
  VIEWS.some((view) => view === value)

/** `DescribeTable`'s answer. */
export interface TableDescription
  extends Omit<TableDefinition, 'StreamSpecification' | 'TimeToLiveSpecification'> {
  readonly TableArn: string
  readonly TableId: string
  readonly TableStatus: 'ACTIVE'
  readonly CreationDateTime: number
  readonly ItemCount: number
  readonly TableSizeBytes: number
  readonly BillingModeSummary: { readonly BillingMode: 'PAY_PER_REQUEST' }
  readonly LatestStreamArn?: string
  readonly LatestStreamLabel?: string
  readonly StreamSpecification?: { readonly StreamEnabled: true; readonly StreamViewType: StreamViewType }
}

export interface Place {
  readonly region: string
  readonly account: string
}

/** The description a table has from its creation on. */
export function describe(
  definition: TableDefinition,
  { region, account }: Place,
  now: number,
): TableDescription {
  const arn = `arn:aws:dynamodb:${region}:${account}:table/${definition.TableName}`
  return {
    TableName: definition.TableName,
    KeySchema: definition.KeySchema,
    AttributeDefinitions: definition.AttributeDefinitions,
    ...(definition.GlobalSecondaryIndexes?.length && {
      GlobalSecondaryIndexes: definition.GlobalSecondaryIndexes.map((index) => ({
        IndexName: index.IndexName,
        KeySchema: index.KeySchema,
        Projection: index.Projection,
        IndexArn: `${arn}/index/${index.IndexName}`,
        IndexStatus: 'ACTIVE',
        IndexSizeBytes: 0,
        ItemCount: 0,
      })),
    }),
    TableArn: arn,
    TableId: crypto.randomUUID(),
    TableStatus: 'ACTIVE',
    CreationDateTime: now / 1000,
    ItemCount: 0,
    TableSizeBytes: 0,
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
    ...streamOf(definition, arn, now),
  }
}

/** The stream fields of a description; none when the table has no stream. */
export function streamOf(
  definition: TableDefinition,
  arn: string,
  now: number,
): Pick<TableDescription, 'LatestStreamArn' | 'LatestStreamLabel' | 'StreamSpecification'> {
  const view = definition.StreamSpecification?.StreamViewType
  if (!view) return {}
  const label = new Date(now).toISOString().slice(0, -1)
  return {
    LatestStreamArn: `${arn}/stream/${label}`,
    LatestStreamLabel: label,
    StreamSpecification: { StreamEnabled: true, StreamViewType: view },
  }
}

type Shape = Pick<TableDefinition, 'KeySchema' | 'AttributeDefinitions' | 'GlobalSecondaryIndexes'>

/** Keys, index set and projections are the same: data written under one can be read under the other. */
export const sameShape = (one: Shape, other: Shape): boolean => isDeepStrictEqual(shape(one), shape(other))

function shape(table: Shape): unknown {
  const keys = (schema: readonly KeyElement[]) =>
    schema.map(({ AttributeName, KeyType }) => ({
      AttributeName,
      KeyType,
      type: table.AttributeDefinitions.find((each) => each.AttributeName === AttributeName)?.AttributeType,
    }))
  return {
    keys: keys(table.KeySchema),
    indexes: (table.GlobalSecondaryIndexes ?? [])
      .map(({ IndexName, KeySchema, Projection }) => ({
        IndexName,
        keys: keys(KeySchema),
        projection: Projection.ProjectionType,
        attributes: [...(Projection.NonKeyAttributes ?? [])].sort(),
      }))
      .sort((a, b) => a.IndexName.localeCompare(b.IndexName)),
  }
}
