import { z } from 'zod'

import { AwsError } from '../service.ts'

const condition = z.union([
  z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
  z.record(z.string(), z.string()).refine((entry) => Object.keys(entry).length === 1),
])

const policySchema = z.strictObject({ expiration: z.iso.datetime(), conditions: z.array(condition) })

/** Fields that are about the form itself, or stand in its address, and need no condition. */
const UNCOVERED = /^(bucket|file|policy|x-amz-signature|x-ignore-.*)$/

const refused = (why: string): AwsError =>
  new AwsError('AccessDenied', `Invalid according to Policy: ${why}`, 403)

/**
 * Holds an upload form against its signed policy: every condition, and a condition for every field.
 * @param fields lower-case names, `bucket` from the address included
 * @throws AccessDenied (403), EntityTooLarge, EntityTooSmall, InvalidPolicyDocument (400)
 */
export function assertPolicy(
  encoded: string,
  fields: ReadonlyMap<string, string>,
  fileSize: number,
  now: number,
): void {
  const policy = parsePolicy(encoded)
  if (now >= Date.parse(policy.expiration)) throw refused('Policy expired.')
  const covered = new Set<string>()
  for (const entry of policy.conditions) {
    if (!Array.isArray(entry)) {
      for (const [name, value] of Object.entries(entry)) check('eq', name.toLowerCase(), value, entry)
    } else if (entry[0] === 'content-length-range') {
      assertSize(fileSize, entry[1], entry[2])
    } else {
      const [operator, name, value] = entry
      check(operator, name.slice(1).toLowerCase(), value, entry)
    }
  }
  const extra = [...fields.keys()].filter((name) => !covered.has(name) && !UNCOVERED.test(name))
  if (extra.length > 0) throw refused(`Extra input fields: ${extra.join(', ')}`)

  function check(operator: 'eq' | 'starts-with', name: string, expected: string, entry: unknown): void {
    const actual = fields.get(name) ?? ''
    const holds = operator === 'eq' ? actual === expected : actual.startsWith(expected)
    if (!holds) throw refused(`Policy Condition failed: ${JSON.stringify(entry)}`)
    covered.add(name)
  }
}

function parsePolicy(encoded: string): z.infer<typeof policySchema> {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')))
  } catch {
    throw new AwsError(
      'InvalidPolicyDocument',
      'The content of the form does not meet the conditions specified in the policy document.',
    )
  }
}

function assertSize(size: number, min: number, max: number): void {
  if (size > max)
    throw new AwsError('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', 400, {
      ProposedSize: size,
      MaxSizeAllowed: max,
    })
  if (size < min)
    throw new AwsError(
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed size',
      400,
      {
        ProposedSize: size,
        MinSizeAllowed: min,
      },
    )
}
