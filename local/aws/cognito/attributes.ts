import { z } from 'zod'
import { AwsError } from '../service.ts'
import type { Pool, PoolClient } from './options.ts'

const STANDARD = new Set(
  `address birthdate email email_verified family_name gender given_name locale middle_name name nickname
  phone_number phone_number_verified picture preferred_username profile updated_at website zoneinfo`.split(
    /\s+/,
  ),
)
const VERIFIED = /_verified$/

export const attributesInput = z.array(
  z.object({ Name: z.string(), Value: z.string().max(2048).default('') }),
)

const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

/**
 * The attributes of a request as a record.
 * @throws InvalidParameterException for one outside the pool's schema or not well formed
 */
export function readAttributes(
  pool: Pool,
  list: z.output<typeof attributesInput> | undefined,
): Record<string, string> {
  for (const { Name, Value } of list ?? []) {
    const known = Name.startsWith('custom:')
      ? (pool.customAttributes ?? []).includes(Name.slice('custom:'.length))
      : STANDARD.has(Name)
    if (!known)
      throw new AwsError(
        'InvalidParameterException',
        `user.${Name}: Attribute does not exist in the schema.\n`,
      )
    if (Name === 'email' && !isEmail(Value))
      throw new AwsError('InvalidParameterException', 'Invalid email address format.')
    if (VERIFIED.test(Name) && !/^(true|false)$/i.test(Value))
      throw new AwsError('InvalidParameterException', `${Name} must be a boolean.`)
  }
  return Object.fromEntries(
    (list ?? []).map(({ Name, Value }) => [Name, VERIFIED.test(Name) ? Value.toLowerCase() : Value]),
  )
}

/** @throws NotAuthorizedException when a browser writes what its client may not, such as `email_verified` */
export function assertWritable(client: PoolClient, attributes: Readonly<Record<string, string>>): void {
  const allowed = (name: string) =>
    !VERIFIED.test(name) && (!client.writeAttributes?.length || client.writeAttributes.includes(name))
  if (!Object.keys(attributes).every(allowed))
    throw new AwsError('NotAuthorizedException', 'A client attempted to write unauthorized attribute')
}

/** The e-mail a user is created with. @throws InvalidParameterException */
export function usernameEmail(username: string, attributes: Readonly<Record<string, string>>): string {
  if (!isEmail(username))
    throw new AwsError('InvalidParameterException', 'Username should be either an email or a phone number.')
  if (attributes.email && attributes.email.toLowerCase() !== username.toLowerCase())
    throw new AwsError('InvalidParameterException', 'The email attribute differs from the username.')
  return username
}
