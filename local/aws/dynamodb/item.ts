/** Items as they travel: attribute values in DynamoDB's JSON, binary as base64. */

export interface AttributeValue {
  readonly S?: string
  readonly N?: string
  readonly B?: string
  readonly BOOL?: boolean
  readonly NULL?: boolean
  readonly SS?: readonly string[]
  readonly NS?: readonly string[]
  readonly BS?: readonly string[]
  readonly L?: readonly AttributeValue[]
  readonly M?: Item
}

export type Item = Readonly<Record<string, AttributeValue>>

/** One item before and after a write; `undefined` where it does not exist. */
export interface Change {
  readonly table: string
  readonly before: Item | undefined
  readonly after: Item | undefined
}

/** Deep equality of plain JSON values, whatever the order of their keys. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const mine = Object.entries(one)
  const theirs = new Map<string, unknown>(Object.entries(other))
  return (
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && sameValue(value, theirs.get(key)))
  )
}
