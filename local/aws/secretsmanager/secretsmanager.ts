import { createHash } from 'node:crypto'
import { Storage } from '../../storage.ts'
import { AwsError, type AwsService, jsonResponse, NotEmulated, targetOperation } from '../service.ts'

interface SecretsManagerOptions {
  /** Where the secrets live; created when missing. */
  readonly folder: string
  /** First values by name. A secret that already exists keeps the value it has. */
  readonly secrets: Readonly<Record<string, string>>
  readonly region?: string
  readonly account?: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

export interface SecretsManagerService extends AwsService {
  /** The ARN of a secret of that name, the same on every run. */
  arn(name: string): string
}

interface Version {
  readonly id: string
  readonly at: number
  readonly stages: readonly string[]
  readonly SecretString?: string
  readonly SecretBinary?: string
}

interface Secret {
  readonly name: string
  readonly createdAt: number
  readonly versions: readonly Version[]
}

/** The embedded Secrets Manager: GetSecretValue, PutSecretValue and DescribeSecret of the secrets it was given. */
export async function createSecretsManager(options: SecretsManagerOptions): Promise<SecretsManagerService> {
  const { region = 'sa-east-1', account = '000000000000', now = Date.now } = options
  const storage = await Storage.open(options.folder)
  let last: Promise<unknown> = Promise.resolve()

  for (const [name, value] of Object.entries(options.secrets)) {
    if (await storage.get<Secret>(name)) continue
    const version = { id: crypto.randomUUID(), at: now(), stages: ['AWSCURRENT'], SecretString: value }
    await storage.put(name, { name, createdAt: now(), versions: [version] } satisfies Secret)
  }

  const arn = (name: string) => {
    const suffix = createHash('sha256').update(name).digest('hex').slice(0, 6)
    return `arn:aws:secretsmanager:${region}:${account}:secret:${name}-${suffix}`
  }

  /** By name, ARN, or ARN without its random end, as AWS finds it. */
  const find = async (id: unknown): Promise<Secret> => {
    if (typeof id !== 'string' || id === '')
      throw invalid('You must provide a value for the SecretId parameter.')
    const tail = /^arn:aws:secretsmanager:[^:]*:\d*:secret:(.+)$/.exec(id)?.[1]
    const name = tail === undefined ? id : arn(tail.slice(0, -7)) === id ? tail.slice(0, -7) : tail
    const secret = await storage.get<Secret>(name)
    if (!secret)
      throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
    return secret
  }

  const getValue = async (body: Body) => {
    const secret = await find(body.SecretId)
    const stage = body.VersionStage ?? (body.VersionId === undefined ? 'AWSCURRENT' : undefined)
    const version = secret.versions.find(
      (each) =>
        (body.VersionId === undefined || each.id === body.VersionId) &&
        (typeof stage !== 'string' || each.stages.includes(stage)),
    )
    if (!version)
      throw new AwsError(
        'ResourceNotFoundException',
        "Secrets Manager can't find the specified secret value for the version asked for.",
      )
    const { id, at, stages, ...value } = version
    return {
      ARN: arn(secret.name),
      Name: secret.name,
      VersionId: id,
      VersionStages: stages,
      CreatedDate: at / 1000,
      ...value,
    }
  }

  const putValue = async (body: Body) => {
    const secret = await find(body.SecretId)
    if (body.VersionStages !== undefined) throw new NotEmulated('secretsmanager.PutSecretValue VersionStages')
    const value = valueOf(body)
    const id = typeof body.ClientRequestToken === 'string' ? body.ClientRequestToken : crypto.randomUUID()
    const same = secret.versions.find((each) => each.id === id)
    if (same && (same.SecretString !== value.SecretString || same.SecretBinary !== value.SecretBinary))
      throw new AwsError(
        'ResourceExistsException',
        `You can't modify the value of the version ${id}; create a new version instead.`,
      )
    const answer = { ARN: arn(secret.name), Name: secret.name, VersionId: id }
    if (same) return { ...answer, VersionStages: same.stages }
    const previous = secret.versions
      .filter(({ stages }) => stages.includes('AWSCURRENT'))
      .map((each) => Object.assign({}, each, { stages: ['AWSPREVIOUS'] }))
    const stages = ['AWSCURRENT']
    await storage.put(secret.name, {
      ...secret,
      versions: [{ id, at: now(), stages, ...value }, ...previous],
    } satisfies Secret)
    return { ...answer, VersionStages: stages }
  }

  const describe = async (body: Body) => {
    const secret = await find(body.SecretId)
    return {
      ARN: arn(secret.name),
      Name: secret.name,
      CreatedDate: secret.createdAt / 1000,
      LastChangedDate: Math.max(...secret.versions.map(({ at }) => at)) / 1000,
      VersionIdsToStages: Object.fromEntries(secret.versions.map(({ id, stages }) => [id, stages])),
    }
  }

  const operations = new Map<string, (body: Body) => Promise<object>>([
    ['GetSecretValue', getValue],
    ['PutSecretValue', putValue],
    ['DescribeSecret', describe],
  ])

  return {
    name: 'secretsmanager',
    targets: ['secretsmanager.'],
    arn,
    async handle(request) {
      const operation = operations.get(targetOperation(request))
      if (!operation) throw new NotEmulated(`secretsmanager.${targetOperation(request)}`)
      const body = parse(request.body)
      // One at a time: a new version moves the stages of the one before it.
      const turn = last.then(() => operation(body))
      last = turn.catch(() => {})
      return jsonResponse(request, await turn)
    },
    async close() {
      await last
      await storage.close()
    },
  }
}

type Body = Readonly<Record<string, unknown>>

const invalid = (message: string) => new AwsError('InvalidParameterException', message)

function valueOf({ SecretString, SecretBinary }: Body): Pick<Version, 'SecretString' | 'SecretBinary'> {
  if (typeof SecretString === 'string' && SecretBinary === undefined) return { SecretString }
  if (typeof SecretBinary === 'string' && SecretString === undefined) return { SecretBinary }
  throw invalid('You must provide either SecretString or SecretBinary.')
}

function parse(body: Buffer): Body {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    if (typeof value === 'object' && value !== null) return { ...value }
  } catch {
    // Not JSON: answered below like JSON that is not an object.
  }
  throw new AwsError('SerializationException', 'The request body is not a JSON object.')
}
