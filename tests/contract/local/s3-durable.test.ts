import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import {
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { describe, expect, it } from 'vitest'

import { CREDENTIALS, startS3 } from './s3-fixture.ts'

const Bucket = 'acolhe-uploads'
const DAY = 24 * 3_600_000

const startChild = async (folder: string): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/contract/local/s3-child.ts', folder, Bucket],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [url] = await once(createInterface(child.stdout), 'line')
  return { child, url: String(url) }
}

describe('kill -9', () => {
  it('keeps every acknowledged object whole, and shows none half-written', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 's3-kill-'))
    const { child, url } = await startChild(folder)
    const remote = new S3Client({
      endpoint: url,
      region: 'sa-east-1',
      credentials: CREDENTIALS,
      maxAttempts: 1,
    })
    const bodyOf = (index: number) => Buffer.alloc(64 * 1024, index)
    const acknowledged: number[] = []
    const writes = Array.from({ length: 200 }, async (_, index) => {
      await remote.send(new PutObjectCommand({ Bucket, Key: `o/${index}`, Body: bodyOf(index) }))
      acknowledged.push(index)
      if (acknowledged.length === 40) child.kill('SIGKILL')
    })
    const exit = once(child, 'exit')
    await Promise.allSettled(writes)
    await exit
    expect(acknowledged.length).toBeGreaterThanOrEqual(40)
    expect(acknowledged.length).toBeLessThan(200)

    const fixture = await startS3({ folder, buckets: [{ name: Bucket }] })
    const { client } = fixture
    const listed = await client.send(new ListObjectsV2Command({ Bucket }))
    const keys = (listed.Contents ?? []).map((entry) => String(entry.Key))
    expect(keys).toEqual(expect.arrayContaining(acknowledged.map((index) => `o/${index}`)))
    for (const key of keys) {
      const read = await client.send(new GetObjectCommand({ Bucket, Key: key }))
      const bytes = Buffer.from((await read.Body?.transformToByteArray()) ?? [])
      expect([key, bytes.equals(bodyOf(Number(key.slice(2))))]).toEqual([key, true])
    }
    expect(await readdir(path.join(folder, 'objects'))).toHaveLength(keys.length)
    await fixture.close()
  })
})

describe('restart', () => {
  it('keeps objects and removes what no record names', async () => {
    const first = await startS3({ buckets: [{ name: Bucket }] })
    await first.client.send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'one' }))
    await first.client.send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'two' }))
    await first.close()
    await writeFile(path.join(first.folder, 'objects', 'half.tmp'), 'x')
    const second = await startS3({ folder: first.folder, buckets: [{ name: Bucket }] })
    const read = await second.client.send(new GetObjectCommand({ Bucket, Key: 'k' }))
    expect(await read.Body?.transformToString()).toBe('two')
    expect(await readdir(path.join(first.folder, 'objects'))).toHaveLength(1)
    await second.close()
  })
})

describe('lifecycle', () => {
  it('expires by prefix at the midnight after the days, and drops unfinished uploads', async () => {
    const written = Date.now()
    const midnightAfter = (days: number) => Math.ceil((written + days * DAY) / DAY) * DAY
    const fixture = await startS3({
      buckets: [{ name: Bucket, lifecycle: [{ prefix: 'temp/', days: 1, abortUploadDays: 2 }] }],
      now: () => written,
    })
    const { client, s3 } = fixture
    for (const Key of ['temp/a', 'temp/b', 'fica/a'])
      await client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))
    await client.send(new CreateMultipartUploadCommand({ Bucket, Key: 'temp/up' }))
    expect(await s3.expire(midnightAfter(1) - 1)).toBe(0)
    expect(await s3.expire(midnightAfter(1))).toBe(2)
    const left = await client.send(new ListObjectsV2Command({ Bucket }))
    expect(left.Contents?.map((entry) => entry.Key)).toEqual(['fica/a'])
    expect(await s3.expire(midnightAfter(2))).toBe(1)
    await fixture.close()
  })
})

describe('a versioned bucket', () => {
  it('keeps what was replaced and deleted until it is deleted by version', async () => {
    const lifecycle = [{ noncurrentDays: 30 }]
    const fixture = await startS3({ buckets: [{ name: Bucket, versioned: true, lifecycle }] })
    const { client, s3 } = fixture
    const Key = 'receita.pdf'
    const one = await client.send(new PutObjectCommand({ Bucket, Key, Body: 'one' }))
    const two = await client.send(new PutObjectCommand({ Bucket, Key, Body: 'two' }))
    const read = async (VersionId?: string) =>
      (await client.send(new GetObjectCommand({ Bucket, Key, VersionId }))).Body?.transformToString()
    expect([await read(), await read(one.VersionId), await read(two.VersionId)]).toEqual([
      'two',
      'one',
      'two',
    ])

    const marker = await client.send(new DeleteObjectCommand({ Bucket, Key }))
    expect(marker.DeleteMarker).toBe(true)
    await expect(read()).rejects.toMatchObject({ name: 'NoSuchKey' })
    expect(await read(two.VersionId)).toBe('two')

    await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId: marker.VersionId }))
    expect(await read()).toBe('two')
    await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId: two.VersionId }))
    expect(await read()).toBe('one')

    await client.send(new DeleteObjectCommand({ Bucket, Key }))
    expect(await s3.expire(Date.now() + 29 * DAY)).toBe(0)
    expect(await s3.expire(Date.now() + 32 * DAY)).toBe(2)
    await expect(read(one.VersionId)).rejects.toMatchObject({ name: 'NoSuchKey' })
    await fixture.close()
  })
})
