import type { Cloud, Physical } from './cloud.ts'
import { fixedName, identify } from './physical.ts'
import { nameHolder } from './plan.ts'
import { Refused } from './refused.ts'
import { RULES } from './rules/rules.ts'
import { propertyFaults, replaces } from './schema.ts'
import type { Stack } from './stack.ts'
import { dynamic } from './values.ts'

type Properties = Physical['properties']
/** A sentence where an operation is to fail as AWS sometimes does by itself. */
export type Failure = (
  stack: string,
  logicalId: string,
  action: 'create' | 'update' | 'delete',
) => string | undefined

/** What an update did to one resource, and how it is taken back. */
interface Step {
  readonly replaced: Physical | undefined
  readonly undo: () => void
}

/** Makes, changes and removes the resources of one stack, each by its service's rules. */
export class Resources {
  /** Properties before their dynamic references were read: a changed secret alone changes nothing. */
  private static readonly asWritten = new WeakMap<Physical, Properties>()

  constructor(
    private readonly cloud: Cloud,
    private readonly stack: Stack,
    private readonly failure: Failure,
  ) {}

  /** Frees the APIs this stack was changing. */
  release(): void {
    for (const [api, stackId] of this.cloud.busyApis)
      if (stackId === this.stack.id) this.cloud.busyApis.delete(api)
  }

  /** @throws Refused when the service refuses it */
  create(logicalId: string, type: string, written: Properties): Physical {
    const { stack, cloud } = this
    stack.say(logicalId, '', type, 'CREATE_IN_PROGRESS')
    try {
      this.fail(logicalId, 'create')
      const properties = this.read(type, written)
      const { region } = stack
      const named = fixedName(type, properties)
      const taken = named === undefined ? undefined : nameHolder(cloud, type, region, named)
      if (taken)
        throw new Refused(
          'AlreadyExists',
          `Resource of type '${type}' with identifier '${named}' already exists.`,
        )
      const made: Physical = {
        type,
        region,
        stackId: stack.id,
        logicalId,
        properties,
        ...identify(type, region, stack.name, logicalId, properties),
      }
      this.reserve(type, properties)
      RULES[type]?.create?.(cloud, made)
      Resources.asWritten.set(made, written)
      cloud.physical.set(keyOf(made), made)
      stack.resources.set(logicalId, made)
      stack.say(logicalId, made.id, type, 'CREATE_COMPLETE')
      return made
    } catch (error) {
      return this.failed(error, logicalId, type, 'CREATE_FAILED')
    }
  }

  /** Changes what stands into what is wanted; nothing where it is that already. @throws Refused */
  change(standing: Physical, type: string, written: Properties): Step | undefined {
    const { stack } = this
    const { logicalId } = standing
    const before = Resources.asWritten.get(standing) ?? standing.properties
    if (standing.type !== type)
      throw new Refused(
        'ValidationError',
        `Update of resource type is not permitted. The new template modifies resource type of the following resources: [${logicalId}]`,
      )
    const changed = Object.keys({ ...before, ...written }).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(written[name]),
    )
    if (changed.length === 0) return undefined
    if (changed.some((name) => replaces(type, name))) return this.replace(standing, written)
    stack.say(logicalId, standing.id, type, 'UPDATE_IN_PROGRESS')
    try {
      this.fail(logicalId, 'update')
      this.set(standing, written)
    } catch (error) {
      return this.failed(error, logicalId, type, 'UPDATE_FAILED')
    }
    stack.say(logicalId, standing.id, type, 'UPDATE_COMPLETE')
    return { replaced: undefined, undo: () => this.set(standing, before) }
  }

  /** Removes it, or lets go of it where it is kept. @throws Refused when the service refuses */
  remove(standing: Physical, kept: boolean): void {
    const { stack, cloud } = this
    const { logicalId, id, type } = standing
    if (kept) stack.say(logicalId, id, type, 'DELETE_SKIPPED')
    else {
      stack.say(logicalId, id, type, 'DELETE_IN_PROGRESS')
      this.fail(logicalId, 'delete')
      this.reserve(type, standing.properties)
      RULES[type]?.remove?.(cloud, standing)
      cloud.physical.delete(keyOf(standing))
      stack.say(logicalId, id, type, 'DELETE_COMPLETE')
    }
    if (stack.resources.get(logicalId) === standing) stack.resources.delete(logicalId)
  }

  /** As `remove`; a refusal is written among the stack's events. @returns whether it is gone */
  tryToRemove(standing: Physical, kept: boolean): boolean {
    try {
      this.remove(standing, kept)
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.stack.say(standing.logicalId, standing.id, standing.type, 'DELETE_FAILED', error.message)
      return false
    }
  }

  private replace(standing: Physical, written: Properties): Step {
    const { logicalId, type } = standing
    const named = fixedName(type, written)
    if (named !== undefined && named === standing.name)
      throw new Refused(
        'ValidationError',
        `CloudFormation cannot update a stack when a custom-named resource requires replacing. Rename ${named} and update the stack again.`,
      )
    const made = this.create(logicalId, type, written)
    return {
      replaced: standing,
      undo: () => {
        this.remove(made, false)
        this.stack.resources.set(logicalId, standing)
      },
    }
  }

  private set(standing: Physical, written: Properties): void {
    const before = standing.properties
    const properties = this.read(standing.type, written)
    this.reserve(standing.type, properties)
    standing.properties = properties
    try {
      RULES[standing.type]?.update?.(this.cloud, standing, before)
    } catch (error) {
      standing.properties = before
      throw error
    }
    Resources.asWritten.set(standing, written)
  }

  private read(type: string, written: Properties): Properties {
    const properties = dynamic(this.cloud, written) as Properties
    const [fault] = propertyFaults(type, properties)
    if (fault) throw new Refused('ValidationError', `Model validation failed (${fault})`)
    return properties
  }

  /** API Gateway refuses a second change of one API while the first goes on. */
  private reserve(type: string, { ApiId }: Properties): void {
    if (!type.startsWith('AWS::ApiGatewayV2::') || typeof ApiId !== 'string') return
    const holder = this.cloud.busyApis.get(ApiId)
    if (holder !== undefined && holder !== this.stack.id)
      throw new Refused(
        'ConflictException',
        'Unable to complete operation due to concurrent modification. Please try again later.',
      )
    this.cloud.busyApis.set(ApiId, this.stack.id)
  }

  private fail(logicalId: string, action: 'create' | 'update' | 'delete'): void {
    const sentence = this.failure(this.stack.name, logicalId, action)
    if (sentence) throw new Refused('InternalFailure', sentence)
  }

  private failed(error: unknown, logicalId: string, type: string, status: string): never {
    if (!(error instanceof Refused)) throw error
    this.stack.say(logicalId, '', type, status, error.message)
    throw new Refused(error.code, `The following resource(s) failed: [${logicalId}]. ${error.message}`)
  }
}

const keyOf = ({ type, region, id, stackId, logicalId }: Physical): string =>
  [type, region, id, stackId, logicalId].join('|')
