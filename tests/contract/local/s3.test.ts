import { Readable } from 'node:stream'

import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { CREDENTIALS, type S3Fixture, startS3 } from './s3-fixture.ts'

const Bucket = 'acolhe-uploads'
let fixture: S3Fixture

beforeAll(async () => {
  fixture = await startS3({ buckets: [{ name: Bucket }, { name: 'acolhe-listagem' }] })
})
afterAll(async () => fixture.close())

const put = async (Key: string, Body: string | Buffer, more: object = {}) =>
  fixture.client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }))

const text = async (Key: string, bucket = Bucket) => {
  const answer = await fixture.client.send(new GetObjectCommand({ Bucket: bucket, Key }))
  return answer.Body?.transformToString()
}

describe('objects', () => {
  it('keeps bytes, type and metadata, with the default CRC32 checksum', async () => {
    const written = await put('a/1.txt', 'hello', { ContentType: 'text/plain', Metadata: { who: 'me' } })
    expect([written.ETag, written.ChecksumCRC32]).toEqual(['"5d41402abc4b2a76b9719d911017c592"', 'NhCmhg=='])
    const head = await fixture.client.send(new HeadObjectCommand({ Bucket, Key: 'a/1.txt' }))
    expect([head.ContentLength, head.ContentType, head.Metadata]).toEqual([5, 'text/plain', { who: 'me' }])
    const read = await fixture.client.send(new GetObjectCommand({ Bucket, Key: 'a/1.txt' }))
    expect([await read.Body?.transformToString(), read.ChecksumCRC32]).toEqual(['hello', 'NhCmhg=='])
  })

  it('echoes the encryption it was asked for', async () => {
    const key = 'arn:aws:kms:sa-east-1:000000000000:key/x'
    const written = await put('sse.txt', 'x', { ServerSideEncryption: 'aws:kms', SSEKMSKeyId: key })
    expect([written.ServerSideEncryption, written.SSEKMSKeyId]).toEqual(['aws:kms', key])
    const head = await fixture.client.send(new HeadObjectCommand({ Bucket, Key: 'sse.txt' }))
    expect([head.ServerSideEncryption, head.SSEKMSKeyId]).toEqual(['aws:kms', key])
  })

  it('decodes a streamed upload with its trailing checksum', async () => {
    const Body = Readable.from([Buffer.from('stre'), Buffer.from('am!')])
    await fixture.client.send(new PutObjectCommand({ Bucket, Key: 'stream', Body, ContentLength: 7 }))
    expect(await text('stream')).toBe('stream!')
  })

  it('refuses bytes that do not match their checksum', async () => {
    const sent = put('corrupt', 'hello', { ChecksumCRC32: 'AAAAAA==' })
    await expect(sent).rejects.toMatchObject({ name: 'BadDigest', $metadata: { httpStatusCode: 400 } })
    await expect(text('corrupt')).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it.each([
    ['bytes=1-3', 'bytes 1-3/5', 'ell'],
    ['bytes=3-', 'bytes 3-4/5', 'lo'],
    ['bytes=-2', 'bytes 3-4/5', 'lo'],
    ['bytes=4-99', 'bytes 4-4/5', 'o'],
  ])('reads the range %s', async (Range, contentRange, body) => {
    await put('range', 'hello')
    const read = await fixture.client.send(new GetObjectCommand({ Bucket, Key: 'range', Range }))
    expect([read.ContentRange, await read.Body?.transformToString()]).toEqual([contentRange, body])
  })

  it('refuses a range beyond the end', async () => {
    await put('range', 'hello')
    const read = fixture.client.send(new GetObjectCommand({ Bucket, Key: 'range', Range: 'bytes=9-' }))
    await expect(read).rejects.toMatchObject({ name: 'InvalidRange', $metadata: { httpStatusCode: 416 } })
  })

  it('answers for what is missing as S3 does', async () => {
    const { client } = fixture
    await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'zz' }))).rejects.toMatchObject({
      name: 'NotFound',
    })
    await expect(text('zz')).rejects.toMatchObject({ name: 'NoSuchKey' })
    await expect(text('zz', 'no-such')).rejects.toMatchObject({ name: 'NoSuchBucket' })
    await client.send(new HeadBucketCommand({ Bucket }))
    await expect(client.send(new HeadBucketCommand({ Bucket: 'no-such' }))).rejects.toMatchObject({
      name: 'NotFound',
    })
  })

  it('copies with and without new metadata', async () => {
    await put('from é +%.txt', 'copied', { ContentType: 'text/plain', Metadata: { a: '1' } })
    const CopySource = `${Bucket}/${encodeURIComponent('from é +%.txt')}`
    await fixture.client.send(new CopyObjectCommand({ Bucket, Key: 'to-1', CopySource }))
    await fixture.client.send(
      new CopyObjectCommand({
        Bucket,
        Key: 'to-2',
        CopySource,
        MetadataDirective: 'REPLACE',
        Metadata: { b: '2' },
      }),
    )
    const [first, second] = await Promise.all(
      ['to-1', 'to-2'].map(async (Key) => fixture.client.send(new HeadObjectCommand({ Bucket, Key }))),
    )
    expect([await text('to-1'), first?.Metadata, first?.ContentType, second?.Metadata]).toEqual([
      'copied',
      { a: '1' },
      'text/plain',
      { b: '2' },
    ])
  })

  it('deletes one and many', async () => {
    for (const Key of ['d/1', 'd/2', 'd/&<>"\'\r\n']) await put(Key, 'x')
    await fixture.client.send(new DeleteObjectCommand({ Bucket, Key: 'd/1' }))
    const Objects = [{ Key: 'd/2' }, { Key: 'd/&<>"\'\r\n' }]
    const answer = await fixture.client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))
    expect(answer.Deleted).toEqual(Objects)
    const left = await fixture.client.send(new ListObjectsV2Command({ Bucket, Prefix: 'd/' }))
    expect(left.KeyCount).toBe(0)
  })

  it('writes only when absent if asked, and one of two at once wins', async () => {
    const results = await Promise.allSettled(
      ['one', 'two'].map(async (Body) => put('only-once', Body, { IfNoneMatch: '*' })),
    )
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(put('only-once', 'three', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    })
  })

  it.each([
    '../../../etc/passwd',
    'a/../b',
    '/leading',
    'dir/',
    "espaço e ção/é'(x)!*~.txt",
    '😀/emoji',
    'plus+and%25percent',
    'a//b',
    'x\ny',
    '?query#hash',
    'a'.repeat(1024),
  ])('keeps the key %j apart', async (Key) => {
    await put(Key, `body of ${Key}`)
    expect(await text(Key)).toBe(`body of ${Key}`)
    const listed = await fixture.client.send(new ListObjectsV2Command({ Bucket, Prefix: Key }))
    expect(listed.Contents?.map((entry) => entry.Key)).toContain(Key)
  })

  it('refuses a key over 1024 bytes', async () => {
    await expect(put('é'.repeat(513), 'x')).rejects.toMatchObject({ name: 'KeyTooLongError' })
  })
})

describe('listing', () => {
  const bucket = 'acolhe-listagem'
  const keys = ['a/1', 'a/2', 'a/3', 'a/b/4', 'a/b/5', 'c', 'é', '😀']

  beforeAll(async () => {
    for (const Key of [...keys].reverse())
      await fixture.client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: Key }))
  })

  const pages = async (more: object) => {
    const found: (string | undefined)[][] = []
    let ContinuationToken: string | undefined
    do {
      const page = await fixture.client.send(
        new ListObjectsV2Command({ Bucket: bucket, ...more, ContinuationToken }),
      )
      found.push([
        ...(page.Contents ?? []).map((entry) => entry.Key),
        ...(page.CommonPrefixes ?? []).map((entry) => entry.Prefix),
      ])
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
    return found
  }

  it('is in byte order', async () => expect(await pages({})).toEqual([keys]))
  it('pages through a prefix', async () =>
    expect(await pages({ Prefix: 'a/', MaxKeys: 2 })).toEqual([['a/1', 'a/2'], ['a/3', 'a/b/4'], ['a/b/5']]))
  it('groups by delimiter', async () =>
    expect(await pages({ Delimiter: '/' })).toEqual([['c', 'é', '😀', 'a/']]))
  it('pages over groups', async () =>
    expect(await pages({ Prefix: 'a/', Delimiter: '/', MaxKeys: 1 })).toEqual([
      ['a/1'],
      ['a/2'],
      ['a/3'],
      ['a/b/'],
    ]))
  it('starts after a key', async () =>
    expect(await pages({ StartAfter: 'a/b/5' })).toEqual([['c', 'é', '😀']]))
})

describe('multipart', () => {
  const create = async (Key: string) =>
    (await fixture.client.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4' })))
      .UploadId
  const part = async (Key: string, UploadId: string | undefined, PartNumber: number, Body: Buffer) => ({
    PartNumber,
    ETag: (await fixture.client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body })))
      .ETag,
  })

  it('joins 12 MB of parts', async () => {
    const UploadId = await create('big.bin')
    const bodies = [Buffer.alloc(5 << 20, 1), Buffer.alloc(5 << 20, 2), Buffer.alloc(2 << 20, 3)]
    const Parts = []
    for (const [index, body] of bodies.entries()) Parts.push(await part('big.bin', UploadId, index + 1, body))
    const done = await fixture.client.send(
      new CompleteMultipartUploadCommand({ Bucket, Key: 'big.bin', UploadId, MultipartUpload: { Parts } }),
    )
    expect(done.ETag).toMatch(/^"[0-9a-f]{32}-3"$/)
    const read = await fixture.client.send(new GetObjectCommand({ Bucket, Key: 'big.bin' }))
    const bytes = Buffer.from((await read.Body?.transformToByteArray()) ?? [])
    expect([bytes.equals(Buffer.concat(bodies)), read.ContentType]).toEqual([true, 'video/mp4'])
  })

  it('refuses small parts, unknown parts and ended uploads', async () => {
    const UploadId = await create('small')
    const Parts = [
      await part('small', UploadId, 1, Buffer.from('x')),
      await part('small', UploadId, 2, Buffer.from('y')),
    ]
    const complete = async (parts: object[]) =>
      fixture.client.send(
        new CompleteMultipartUploadCommand({
          Bucket,
          Key: 'small',
          UploadId,
          MultipartUpload: { Parts: parts },
        }),
      )
    await expect(complete(Parts)).rejects.toMatchObject({ name: 'EntityTooSmall' })
    await expect(complete([{ PartNumber: 7, ETag: '"0"' }])).rejects.toMatchObject({ name: 'InvalidPart' })
    await fixture.client.send(new AbortMultipartUploadCommand({ Bucket, Key: 'small', UploadId }))
    await expect(complete(Parts)).rejects.toMatchObject({ name: 'NoSuchUpload' })
  })
})

describe('who may', () => {
  it('refuses unsigned requests, wrong secrets and unknown keys', async () => {
    await put('private', 'x')
    expect((await fetch(`${fixture.url}/${Bucket}/private`)).status).toBe(403)
    const wrongSecret = fixture.clientWith({ ...CREDENTIALS, secretAccessKey: 'other' })
    await expect(wrongSecret.send(new GetObjectCommand({ Bucket, Key: 'private' }))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    })
    const wrongKey = fixture.clientWith({ ...CREDENTIALS, accessKeyId: 'OTHER' })
    await expect(wrongKey.send(new GetObjectCommand({ Bucket, Key: 'private' }))).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
    })
  })
})

describe('what is not emulated', () => {
  it('is refused by name', async () => {
    const { client } = fixture
    const CORSConfiguration = { CORSRules: [{ AllowedOrigins: ['*'], AllowedMethods: ['GET'] }] }
    await expect(client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration }))).rejects.toMatchObject({
      name: 'NotEmulated',
      message: 'NotEmulated: s3 PUT bucket cors',
    })
    await expect(client.send(new CreateBucketCommand({ Bucket: 'new' }))).rejects.toMatchObject({
      message: 'NotEmulated: s3 PUT bucket',
    })
    const Tagging = { TagSet: [{ Key: 'k', Value: 'v' }] }
    await expect(
      client.send(new PutObjectTaggingCommand({ Bucket, Key: 'x', Tagging })),
    ).rejects.toMatchObject({ message: 'NotEmulated: s3 PUT object tagging' })
    await expect(put('x', 'x', { ACL: 'public-read' })).rejects.toMatchObject({
      message: 'NotEmulated: s3 header x-amz-acl',
    })
    await expect(put('x', 'x', { Tagging: 'a=b' })).rejects.toMatchObject({
      message: 'NotEmulated: s3 header x-amz-tagging',
    })
  })
})
