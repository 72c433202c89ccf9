import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as C from '@aws-sdk/client-cognito-identity-provider'
import { createCognito, type CognitoService } from '../../../local/aws/cognito/cognito.ts'
import type { CodeMessage, Pool, TriggerEvent, TriggerName } from '../../../local/aws/cognito/options.ts'
import { createEndpoint } from '../../../local/aws/endpoint.ts'
import { conferida } from './modelo.ts'

export const POOL = 'sa-east-1_fixedpool'
export const CLIENT = 'fixedclient123'
export const LEGACY_CLIENT = 'legacyclient123'
export const SRP_ONLY_CLIENT = 'srponlyclient123'
export const PASSWORD = 'Passw0rd!x'

const life = { refreshTokenDays: 30, accessTokenMinutes: 60, idTokenMinutes: 30 }

const pool: Pool = {
  id: POOL,
  passwordPolicy: {
    MinimumLength: 8,
    RequireLowercase: true,
    RequireUppercase: true,
    RequireNumbers: true,
    RequireSymbols: true,
  },
  autoVerifiedAttributes: ['email'],
  customAttributes: ['papel'],
  groups: ['admin'],
  clients: [
    {
      id: CLIENT,
      authFlows: [
        'ALLOW_USER_PASSWORD_AUTH',
        'ALLOW_ADMIN_USER_PASSWORD_AUTH',
        'ALLOW_CUSTOM_AUTH',
        'ALLOW_REFRESH_TOKEN_AUTH',
      ],
      ...life,
    },
    {
      id: LEGACY_CLIENT,
      authFlows: ['ALLOW_USER_PASSWORD_AUTH'],
      preventUserExistenceErrors: 'LEGACY',
      ...life,
    },
    { id: SRP_ONLY_CLIENT, authFlows: ['ALLOW_USER_SRP_AUTH'], ...life },
  ],
}

type Handler = (event: TriggerEvent) => Promise<Record<string, unknown>>
type Handlers = Partial<Record<TriggerName, Handler>>

export interface Running {
  readonly address: string
  readonly client: C.CognitoIdentityProviderClient
  readonly service: CognitoService
  readonly messages: CodeMessage[]
  /** Every trigger event so far. */
  readonly events: { trigger: TriggerName; event: TriggerEvent }[]
  /** What triggers answer; a missing one is a trigger the pool does not have. */
  readonly handlers: Handlers
  /** Milliseconds added to the clock. */
  clock: number
  /** What the service's clock shows, in milliseconds. */
  now(): number
  /** Stops the clock, so that a slow machine measures no time, or lets it run. */
  freeze(frozen: boolean): void
  /** The latest code sent to somebody. */
  code(to: string): string
  stop(): Promise<void>
}

export const temporaryFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'cognito-'))

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** The service behind a real endpoint on a free port, with the real SDK client. */
export async function startCognito(
  folder: string,
  overrides: Partial<Pool> = {},
  issuer?: string,
): Promise<Running> {
  const messages: CodeMessage[] = []
  const events: Running['events'] = []
  const handlers: Handlers = {}
  const state: { clock: number; frozenAt?: number } = { clock: 0 }
  const now = () => (state.frozenAt ?? Date.now()) + state.clock
  // The issuer is the endpoint's address, known only once it listens: so the service is made after that.
  let ready: (service: CognitoService) => void = () => undefined
  const made = new Promise<CognitoService>((resolve) => {
    ready = resolve
  })
  const server = createEndpoint([
    conferida({
      name: 'cognito-idp',
      targets: ['AWSCognitoIdentityProviderService'],
      handle: async (request) => (await made).handle(request),
      close: async () => undefined,
    }),
  ])
  const address = await listen(server)
  const service = await createCognito({
    folder,
    issuerBase: issuer ?? address,
    pools: [{ ...pool, ...overrides }],
    triggers: (_poolId, trigger, event) => {
      const handler = handlers[trigger]
      if (!handler) return undefined
      events.push({ trigger, event })
      return handler(event).then((response) => ({ ...event, response }))
    },
    deliverCode: async (message) => {
      messages.push(message)
    },
    now,
  })
  ready(service)
  const client = new C.CognitoIdentityProviderClient({
    endpoint: address,
    region: 'sa-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    maxAttempts: 1,
  })
  return {
    address,
    client,
    service,
    messages,
    events,
    handlers,
    now,
    get clock() {
      return state.clock
    },
    set clock(value) {
      state.clock = value
    },
    freeze: (frozen) => {
      state.frozenAt = frozen ? Date.now() : undefined
    },
    code: (to) => messages.findLast((message) => message.to === to)?.code ?? '',
    stop: async () => {
      client.destroy()
      await closeServer(server)
      await service.close()
    },
  }
}

/** @returns the server's address, on a port the system chose */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return `http://127.0.0.1:${address.port}`
}

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise<void>((resolve) => server.close(() => resolve()))
}

let count = 0
export const newEmail = (): string => `Pessoa${(count += 1)}.${process.pid}@exemplo.com.br`

/** A confirmed user with `PASSWORD`. */
export async function createUser(
  running: Running,
  email = newEmail(),
): Promise<{ email: string; sub: string }> {
  const { User } = await running.client.send(
    new C.AdminCreateUserCommand({
      UserPoolId: POOL,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  )
  await running.client.send(
    new C.AdminSetUserPasswordCommand({
      UserPoolId: POOL,
      Username: email,
      Password: PASSWORD,
      Permanent: true,
    }),
  )
  return { email, sub: User?.Username ?? '' }
}

export function signInWithPassword(running: Running, email: string, password = PASSWORD, clientId = CLIENT) {
  return running.client.send(
    new C.InitiateAuthCommand({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  )
}

/** Tokens of a password sign-in. */
export async function tokensOf(running: Running, email: string, password = PASSWORD) {
  const { AuthenticationResult: tokens } = await signInWithPassword(running, email, password)
  return {
    access: tokens?.AccessToken ?? '',
    id: tokens?.IdToken ?? '',
    refresh: tokens?.RefreshToken ?? '',
  }
}

/** Name and message of the error a call ends with. */
export async function failure(call: Promise<unknown>): Promise<{ name: string; message: string }> {
  try {
    await call
  } catch (error) {
    if (error instanceof Error) return { name: error.name, message: error.message }
    throw error
  }
  throw new Error('the call was accepted')
}
