import { z } from 'zod'
import { AwsError } from '../service.ts'
import { changeUser, userInput } from './admin.ts'
import { type Cognito, type Operation, operation, poolOf } from './context.ts'
import type { Work } from './store.ts'
import { mustFindUser, seconds, type User, userType } from './users.ts'

/** Groups, and finding users. */

interface Group {
  readonly GroupName: string
  readonly UserPoolId: string
  readonly Description?: string
  readonly Precedence?: number
  readonly RoleArn?: string
  /** Seconds since the epoch. */
  readonly CreationDate: number
  readonly LastModifiedDate: number
}

const groupKey = (poolId: string, name: string): string => `group/${poolId}/${name}`
const groupName = z.string().min(1).max(128)
const groupOfUser = userInput.extend({ GroupName: groupName })

async function assertGroup(reader: Pick<Work, 'get'>, poolId: string, name: string): Promise<void> {
  if (!(await reader.get(groupKey(poolId, name))))
    throw new AwsError('ResourceNotFoundException', 'Group not found.')
}

/** Makes the groups that the template declares. */
export async function ensureGroups(cognito: Cognito): Promise<void> {
  await cognito.store.change(async (work) => {
    const at = seconds(cognito.now())
    for (const pool of cognito.options.pools)
      for (const GroupName of pool.groups ?? []) {
        const key = groupKey(pool.id, GroupName)
        if (!(await work.get(key)))
          work.put(key, { GroupName, UserPoolId: pool.id, CreationDate: at, LastModifiedDate: at })
      }
  })
}

const createGroupInput = z.object({
  UserPoolId: z.string(),
  GroupName: groupName,
  Description: z.string().optional(),
  Precedence: z.number().int().nonnegative().optional(),
  RoleArn: z.string().optional(),
})

async function createGroup(cognito: Cognito, input: z.output<typeof createGroupInput>): Promise<object> {
  const pool = poolOf(cognito, input.UserPoolId)
  const at = seconds(cognito.now())
  const group: Group = { ...input, CreationDate: at, LastModifiedDate: at }
  await cognito.store.change(async (work) => {
    const key = groupKey(pool.id, input.GroupName)
    if (await work.get(key))
      throw new AwsError('GroupExistsException', 'A group with the name already exists.')
    work.put(key, group)
  })
  return { Group: group }
}

const listInput = z.object({
  UserPoolId: z.string(),
  Filter: z.string().optional(),
  AttributesToGet: z.array(z.string()).optional(),
  Limit: z.number().int().min(1).max(60).default(60),
  PaginationToken: z.string().optional(),
})

const SEARCHABLE = new Set(
  'username sub email phone_number name given_name family_name preferred_username cognito:user_status status'.split(
    ' ',
  ),
)

/** `email = "x"`, `given_name ^= "x"`. @throws InvalidParameterException */
function userFilter(filter: string | undefined): (user: User) => boolean {
  if (!filter?.trim()) return () => true
  const parts = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter)
  const [, name = '', operator, quoted = ''] = parts ?? []
  if (!parts || !SEARCHABLE.has(name))
    throw new AwsError('InvalidParameterException', 'Error while parsing filter.')
  const value = quoted.replaceAll(/\\(.)/g, '$1')
  const fold = (text: string) => (name === 'email' ? text.toLowerCase() : text)
  const read = (user: User): string => {
    if (name === 'username' || name === 'sub') return user.sub
    if (name === 'cognito:user_status') return user.status
    if (name === 'status') return user.enabled ? 'Enabled' : 'Disabled'
    return user.attributes[name] ?? ''
  }
  return operator === '='
    ? (user) => fold(read(user)) === fold(value)
    : (user) => fold(read(user)).startsWith(fold(value))
}

async function listUsers(cognito: Cognito, input: z.output<typeof listInput>): Promise<object> {
  const pool = poolOf(cognito, input.UserPoolId)
  const matches = userFilter(input.Filter)
  const after = input.PaginationToken ?? ''
  const found = (await cognito.store.list<User>(`user/${pool.id}/`))
    .map(([, user]) => user)
    .filter((user) => user.sub > after && matches(user))
  const page = found.slice(0, input.Limit)
  return {
    Users: page.map((user) => userType(user, input.AttributesToGet)),
    ...(found.length > page.length && { PaginationToken: page.at(-1)?.sub }),
  }
}

export const directoryOperations: Readonly<Record<string, Operation>> = {
  CreateGroup: operation(createGroupInput, createGroup),
  AdminAddUserToGroup: operation(groupOfUser, async (cognito, input) => {
    await changeUser(
      cognito,
      input,
      (user) => ({ ...user, groups: [...new Set([...user.groups, input.GroupName])] }),
      (work) => assertGroup(work, input.UserPoolId, input.GroupName),
    )
    return {}
  }),
  AdminRemoveUserFromGroup: operation(groupOfUser, async (cognito, input) => {
    await changeUser(
      cognito,
      input,
      (user) => ({ ...user, groups: user.groups.filter((name) => name !== input.GroupName) }),
      (work) => assertGroup(work, input.UserPoolId, input.GroupName),
    )
    return {}
  }),
  AdminListGroupsForUser: operation(userInput, async (cognito, input) => {
    const pool = poolOf(cognito, input.UserPoolId)
    const user = await mustFindUser(cognito.store, pool.id, input.Username)
    return {
      Groups: await Promise.all(user.groups.map((name) => cognito.store.get<Group>(groupKey(pool.id, name)))),
    }
  }),
  ListUsers: operation(listInput, listUsers),
}
