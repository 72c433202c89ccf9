import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  CreateSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEndpoint } from '../../../local/aws/endpoint.ts'
import {
  createSecretsManager,
  type SecretsManagerService,
} from '../../../local/aws/secretsmanager/secretsmanager.ts'
import { conferida } from './modelo.ts'

const instant = Date.UTC(2026, 0, 1)

async function start(folder: string, secrets: Record<string, string>) {
  const service = await createSecretsManager({ folder, secrets, now: () => instant })
  const server = createEndpoint([conferida(service)]).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const client = new SecretsManagerClient({
    endpoint: `http://127.0.0.1:${address.port}`,
    region: 'sa-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })
  const stop = async () => {
    client.destroy()
    server.closeAllConnections()
    server.close()
    await service.close()
  }
  return { service, client, stop }
}

let folder: string
let running: { service: SecretsManagerService; client: SecretsManagerClient; stop(): Promise<void> }
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acolhe-secrets-'))
  running = await start(folder, { 'acolhe/stripe': 'sk_test_local' })
})
afterEach(() => running.stop())

const get = async (options: object = {}) => {
  const { $metadata: _, ...value } = await running.client.send(
    new GetSecretValueCommand({ SecretId: 'acolhe/stripe', ...options }),
  )
  return value
}
const put = (SecretString: string, options: object = {}) =>
  running.client.send(new PutSecretValueCommand({ SecretId: 'acolhe/stripe', SecretString, ...options }))

test('a secret is read by name, by ARN and by ARN without its end', async () => {
  const ARN = running.service.arn('acolhe/stripe')
  expect(ARN).toMatch(/^arn:aws:secretsmanager:sa-east-1:000000000000:secret:acolhe\/stripe-[0-9a-f]{6}$/)
  const value = {
    ARN,
    Name: 'acolhe/stripe',
    SecretString: 'sk_test_local',
    VersionId: expect.any(String),
    VersionStages: ['AWSCURRENT'],
    CreatedDate: new Date(instant),
  }
  expect(await get()).toEqual(value)
  expect(await get({ SecretId: ARN })).toEqual(value)
  expect(await get({ SecretId: ARN.slice(0, -7) })).toEqual(value)
})

test('a new value is current, the one before stays as previous', async () => {
  const { VersionId, VersionStages } = await put('sk_test_novo')
  expect(VersionStages).toEqual(['AWSCURRENT'])
  expect(await get()).toMatchObject({ SecretString: 'sk_test_novo', VersionId })
  const previous = await get({ VersionStage: 'AWSPREVIOUS' })
  expect(previous).toMatchObject({ SecretString: 'sk_test_local', VersionStages: ['AWSPREVIOUS'] })
  expect(await get({ VersionId: previous.VersionId })).toEqual(previous)
  const described = await running.client.send(new DescribeSecretCommand({ SecretId: 'acolhe/stripe' }))
  expect(described).toMatchObject({
    Name: 'acolhe/stripe',
    CreatedDate: new Date(instant),
    LastChangedDate: new Date(instant),
    VersionIdsToStages: { [VersionId ?? '']: ['AWSCURRENT'], [previous.VersionId ?? '']: ['AWSPREVIOUS'] },
  })
})

test('the same request twice is one version; another value under its token is refused', async () => {
  const token = { ClientRequestToken: '00000000-0000-4000-8000-000000000001' }
  await put('um', token)
  await put('um', token)
  expect(await get({ VersionStage: 'AWSPREVIOUS' })).toMatchObject({ SecretString: 'sk_test_local' })
  await expect(put('dois', token)).rejects.toMatchObject({ name: 'ResourceExistsException' })
})

test('first values are set only once', async () => {
  await put('sk_test_novo')
  await running.stop()
  running = await start(folder, { 'acolhe/stripe': 'sk_test_local', 'acolhe/csrf': 'abc' })
  expect(await get()).toMatchObject({ SecretString: 'sk_test_novo' })
  expect(await get({ SecretId: 'acolhe/csrf' })).toMatchObject({ SecretString: 'abc' })
})

test('what is not there, and what is not emulated, is refused', async () => {
  await expect(get({ SecretId: 'ausente' })).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  await expect(get({ VersionStage: 'OUTRA' })).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  await expect(
    running.client.send(new CreateSecretCommand({ Name: 'novo', SecretString: 'x' })),
  ).rejects.toMatchObject({ name: 'NotEmulated', message: 'NotEmulated: secretsmanager.CreateSecret' })
})
