import { randomBytes } from 'node:crypto'

/** An account as its deployment leaves it: everything below is changed by the stand-in's own operations alone. */
export const ACCOUNT = '111122223333'

/** Something that stands in the account, whether its stack still knows it or not. */
export interface Physical {
  readonly type: string
  readonly region: string
  readonly id: string
  /** Name that is unique for its type in its region (or everywhere). */
  readonly name: string
  readonly stackId: string
  readonly logicalId: string
  properties: Readonly<Record<string, unknown>>
  readonly attributes: Readonly<Record<string, string>>
}

export interface StackEvent {
  readonly id: string
  readonly logicalId: string
  readonly physicalId: string
  readonly type: string
  readonly status: string
  readonly reason: string | undefined
  readonly at: string
}

/** The account's own settings, as a person would find them; a test begins with others. */
interface Settings {
  concurrency: number
  /** Whether certificates are proved at once, or only after somebody read the record to publish. */
  certificates: 'at-once' | 'when-read'
  /** Whether the triage's model was accepted, and whether mail leaves the sandbox. */
  model: boolean
  mail: boolean
  /** As AWS Backup tells of the region. */
  readonly backup: Record<string, unknown>
  /** How long the session of a role assumed by another lasts: an hour at most, whatever that role allows. */
  sessionSeconds: number
  /** Where the APIs answer by themselves, where somebody serves them. */
  apiEndpoint?: string
}

interface Role {
  readonly maxSeconds: number
  /** Its trust policy. */
  readonly trust: unknown
}

export class Cloud {
  readonly physical = new Map<string, Physical>()
  /** `region/name` → who exports it and what. */
  readonly exports = new Map<string, { readonly stackId: string; readonly value: string }>()
  /** `bucket/key` → bytes. */
  readonly objects = new Map<string, Buffer>()
  /** `bucket/key` → its headers. */
  readonly metadata = new Map<string, Readonly<Record<string, string>>>()
  /** `region/name` → value, of SSM. */
  readonly parameters = new Map<string, string>()
  /** Secret ARN → version label → value. */
  readonly secrets = new Map<string, Map<string, string>>()
  /** Certificates whose validation record somebody read. */
  readonly readRecords = new Set<string>()
  /** APIs that a stack is changing now, by the stack. */
  readonly busyApis = new Map<string, string>()
  readonly settings: Settings = {
    concurrency: 1000,
    certificates: 'at-once',
    model: true,
    mail: false,
    backup: {},
    sessionSeconds: 3600,
  }
  /** Roles that no stack made. */
  readonly roles = new Map<string, Role>()
  /** Session token → when it ends. */
  readonly sessions = new Map<string, number>()
  /** Whether whoever is on call confirmed. */
  confirmed = false

  /** What stands of a type; of every region without one. */
  all(type: string, region?: string): Physical[] {
    return [...this.physical.values()].filter(
      (one) => one.type === type && (region === undefined || one.region === region),
    )
  }

  find(type: string, region: string, test: (one: Physical) => boolean): Physical | undefined {
    return this.all(type, region).find(test)
  }
}

export const randomId = (length: number): string =>
  randomBytes(length).toString('base64url').replace(/[-_]/g, 'x').slice(0, length)
