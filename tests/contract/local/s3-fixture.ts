import { mkdtemp } from 'node:fs/promises'
import type { Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'

import { S3Client } from '@aws-sdk/client-s3'

import { createEndpoint } from '../../../local/aws/endpoint.ts'
import { conferidaRest } from './modelo-rest.ts'
import { createS3, type S3, type S3Options } from '../../../local/aws/s3/service.ts'

export const CREDENTIALS = { accessKeyId: 'AKIALOCAL', secretAccessKey: 'local/secret+key' }

export interface S3Fixture {
  readonly s3: S3
  readonly client: S3Client
  readonly url: string
  readonly folder: string
  clientWith(credentials: { accessKeyId: string; secretAccessKey: string }): S3Client
  close(): Promise<void>
}

export const listen = async (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      resolve(`http://127.0.0.1:${address.port}`)
    })
  })

/** The emulator behind the endpoint on an ephemeral port, with the real client. */
export async function startS3(options: Partial<S3Options> & Pick<S3Options, 'buckets'>): Promise<S3Fixture> {
  const folder = options.folder ?? (await mkdtemp(path.join(os.tmpdir(), 's3-')))
  const s3 = await createS3({ credentials: CREDENTIALS, ...options, folder })
  const server = createEndpoint([conferidaRest(s3)])
  const url = await listen(server)
  const clientWith = (credentials: typeof CREDENTIALS) =>
    new S3Client({ endpoint: url, region: 'sa-east-1', credentials, maxAttempts: 1 })
  const client = clientWith(CREDENTIALS)
  return {
    s3,
    client,
    url,
    folder,
    clientWith,
    close: async () => {
      client.destroy()
      server.closeAllConnections()
      server.close()
      await s3.close()
    },
  }
}
