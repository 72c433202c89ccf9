import { randomUUID } from 'node:crypto'
import { ACCOUNT, type Physical, type StackEvent } from './cloud.ts'
import type { Template } from './template.ts'

/** One thing an execution does to one resource. */
export interface Change {
  readonly action: 'Add' | 'Modify' | 'Remove'
  readonly logicalId: string
  readonly type: string
  readonly physicalId: string | undefined
  readonly replaces: boolean
}

export interface ChangeSet {
  readonly id: string
  readonly name: string
  readonly kind: 'CREATE' | 'UPDATE'
  readonly description: string
  readonly text: string
  readonly template: Template
  readonly parameters: Readonly<Record<string, string>>
  readonly given: readonly GivenParameter[]
  readonly tags: readonly Tag[]
  readonly changes: readonly Change[]
  readonly createdAt: string
  status: 'CREATE_COMPLETE' | 'FAILED'
  execution: 'AVAILABLE' | 'UNAVAILABLE' | 'EXECUTE_COMPLETE'
  reason: string | undefined
  /** What the checks before the first resource found, each with the resource it is about. */
  readonly faults: readonly { readonly logicalId: string; readonly type: string; readonly sentence: string }[]
}

export interface GivenParameter {
  readonly ParameterKey: string
  readonly ParameterValue?: string
  readonly UsePreviousValue?: string
}
export interface Tag {
  readonly Key: string
  readonly Value: string
}

/** A stack with everything it has said of itself. */
export class Stack {
  readonly id: string
  readonly events: StackEvent[] = []
  readonly changeSets = new Map<string, ChangeSet>()
  readonly createdAt = new Date().toISOString()
  resources = new Map<string, Physical>()
  outputs: Readonly<Record<string, { readonly value: string; readonly exported: string | undefined }>> = {}
  imports: ReadonlySet<string> = new Set()
  status = 'REVIEW_IN_PROGRESS'
  reason: string | undefined
  text = ''
  template: Template | undefined
  parameters: Readonly<Record<string, string>> = {}
  given: readonly GivenParameter[] = []
  tags: readonly Tag[] = []
  updatedAt: string | undefined
  protected = false

  constructor(
    readonly name: string,
    readonly region: string,
  ) {
    this.id = `arn:aws:cloudformation:${region}:${ACCOUNT}:stack/${name}/${randomUUID()}`
    this.say(name, this.id, 'AWS::CloudFormation::Stack', 'REVIEW_IN_PROGRESS', 'User Initiated')
  }

  get gone(): boolean {
    return this.status === 'DELETE_COMPLETE'
  }

  get busy(): boolean {
    return this.status.endsWith('_IN_PROGRESS') && this.status !== 'REVIEW_IN_PROGRESS'
  }

  become(status: string, reason?: string): void {
    this.status = status
    this.reason = reason
    this.say(this.name, this.id, 'AWS::CloudFormation::Stack', status, reason)
  }

  say(logicalId: string, physicalId: string, type: string, status: string, reason?: string): void {
    const at = new Date().toISOString()
    this.events.unshift({ id: randomUUID(), logicalId, physicalId, type, status, reason, at })
  }
}
