import type { StreamViewType, TableDescription } from './definition.ts'
import { type Change, type Item, sameValue } from './item.ts'

/** One change, as DynamoDB Streams hands it to a Lambda function. */
export interface StreamRecord {
  readonly eventID: string
  readonly eventName: 'INSERT' | 'MODIFY' | 'REMOVE'
  readonly eventVersion: '1.1'
  readonly eventSource: 'aws:dynamodb'
  readonly eventSourceARN: string
  readonly awsRegion: string
  readonly userIdentity?: UserIdentity
  readonly dynamodb: {
    /** Seconds since 1970. */
    readonly ApproximateCreationDateTime: number
    readonly Keys: Item
    readonly NewImage?: Item
    readonly OldImage?: Item
    readonly SequenceNumber: string
    readonly StreamViewType: StreamViewType
  }
}

export interface UserIdentity {
  readonly type: 'Service'
  readonly principalId: 'dynamodb.amazonaws.com'
}

/** Who deletes expired items, in a stream record. */
export const TTL_IDENTITY: UserIdentity = { type: 'Service', principalId: 'dynamodb.amazonaws.com' }

/** Positions are whole numbers; as text all have 21 digits, so they sort alike as text and as numbers. */
export const sequenceNumber = (position: number): string => `1${String(position).padStart(20, '0')}`

export const positionOf = (sequence: string): number => Number(sequence.slice(1))

interface Moment {
  readonly position: number
  /** Milliseconds since 1970. */
  readonly now: number
  readonly region: string
  readonly identity?: UserIdentity
}

/** The record of a change; `undefined` where AWS writes none: no stream, or nothing changed. */
export function recordOf(change: Change, table: TableDescription, moment: Moment): StreamRecord | undefined {
  const view = table.StreamSpecification?.StreamViewType
  const { before, after } = change
  const present = after ?? before
  if (!view || !present || (before && after && sameValue(before, after))) return undefined
  return {
    eventID: crypto.randomUUID().replaceAll('-', ''),
    eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    eventSourceARN: table.LatestStreamArn ?? table.TableArn,
    awsRegion: moment.region,
    ...(moment.identity && { userIdentity: moment.identity }),
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(moment.now / 1000),
      Keys: Object.fromEntries(
        table.KeySchema.flatMap(({ AttributeName }) => {
          const value = present[AttributeName]
          return value ? [[AttributeName, value] as const] : []
        }),
      ),
      ...(after && (view === 'NEW_IMAGE' || view === 'NEW_AND_OLD_IMAGES') && { NewImage: after }),
      ...(before && (view === 'OLD_IMAGE' || view === 'NEW_AND_OLD_IMAGES') && { OldImage: before }),
      SequenceNumber: sequenceNumber(moment.position),
      StreamViewType: view,
    },
  }
}
