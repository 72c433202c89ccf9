import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type S3Fixture, startS3 } from './s3-fixture.ts'

const Bucket = 'acolhe-uploads'
const origin = 'http://127.0.0.1:5173'
let fixture: S3Fixture
let clockOffset = 0

beforeAll(async () => {
  fixture = await startS3({
    now: () => Date.now() + clockOffset,
    buckets: [
      {
        name: Bucket,
        corsRules: [
          {
            allowedOrigins: [origin, 'https://*.acolhe.example'],
            allowedMethods: ['POST', 'GET'],
            allowedHeaders: ['content-type', 'x-amz-*'],
            exposedHeaders: ['ETag'],
            maxAge: 3000,
          },
        ],
      },
    ],
  })
})
afterAll(async () => fixture.close())

const body = async (Key: string) =>
  (await fixture.client.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString()

const later = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  clockOffset = milliseconds
  try {
    return await work()
  } finally {
    clockOffset = 0
  }
}

const errorCode = async (response: Response) => /<Code>(.*?)<\/Code>/.exec(await response.text())?.[1]

describe('presigned links', () => {
  const link = async (more: object = {}, expiresIn = 300) =>
    getSignedUrl(fixture.client, new GetObjectCommand({ Bucket, Key: 'p/relatório.pdf', ...more }), {
      expiresIn,
    })

  beforeAll(async () => {
    await fixture.client.send(
      new PutObjectCommand({ Bucket, Key: 'p/relatório.pdf', Body: 'pdf', ContentType: 'text/plain' }),
    )
  })

  it('writes with the type that was signed, and no other', async () => {
    const put = new PutObjectCommand({
      Bucket,
      Key: 'p/put.png',
      ContentType: 'image/png',
      Metadata: { a: '1' },
    })
    const url = await getSignedUrl(fixture.client, put, { expiresIn: 300 })
    const sent = await fetch(url, {
      method: 'PUT',
      body: 'putbody',
      headers: { 'content-type': 'image/png' },
    })
    expect(sent.status).toBe(200)
    expect(await body('p/put.png')).toBe('putbody')
    const head = await fixture.client.send(new HeadObjectCommand({ Bucket, Key: 'p/put.png' }))
    expect([head.ContentType, head.Metadata]).toEqual(['image/png', { a: '1' }])
    const signedType = await getSignedUrl(fixture.client, put, {
      expiresIn: 300,
      signableHeaders: new Set(['content-type']),
    })
    const other = await fetch(signedType, {
      method: 'PUT',
      body: 'x',
      headers: { 'content-type': 'text/html' },
    })
    expect([other.status, await errorCode(other)]).toEqual([403, 'SignatureDoesNotMatch'])
  })

  it('answers with the disposition and type the link names', async () => {
    const url = await link({
      ResponseContentDisposition: 'attachment; filename="receita.pdf"',
      ResponseContentType: 'application/pdf',
    })
    const response = await fetch(url)
    expect([
      await response.text(),
      response.headers.get('content-disposition'),
      response.headers.get('content-type'),
    ]).toEqual(['pdf', 'attachment; filename="receita.pdf"', 'application/pdf'])
  })

  it('is worth nothing tampered with, for another method, or late', async () => {
    const url = await link({ ResponseContentType: 'text/plain' })
    const attempts = [
      fetch(url.replace('p/', 'q/')),
      fetch(url.replace('text%2Fplain', 'text%2Fhtml')),
      fetch(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000')),
      fetch(url, { method: 'DELETE' }),
      fetch(url, { headers: { 'x-amz-meta-extra': 'unsigned' } }),
    ]
    const answers = await Promise.all(attempts.map(async (attempt) => attempt.then(errorCode)))
    expect(answers).toEqual([
      'SignatureDoesNotMatch',
      'SignatureDoesNotMatch',
      'SignatureDoesNotMatch',
      'SignatureDoesNotMatch',
      'AccessDenied',
    ])
    const onTime = await later(290_000, async () => fetch(url))
    expect(onTime.status).toBe(200)
    const late = await later(310_000, async () => fetch(url))
    expect([late.status, await errorCode(late)]).toEqual([403, 'AccessDenied'])
  })
})

describe('upload forms', () => {
  const conditions: PresignedPostOptions['Conditions'] = [
    ['content-length-range', 1, 1024],
    ['starts-with', '$Content-Type', 'image/'],
  ]

  const post = async (
    content: string,
    {
      options = {},
      fields: over = {},
    }: { options?: Partial<PresignedPostOptions>; fields?: Record<string, string | undefined> } = {},
  ) => {
    const { url, fields } = await createPresignedPost(fixture.client, {
      Bucket,
      Key: 'docs/${filename}',
      Conditions: conditions,
      Fields: { 'Content-Type': 'image/png' },
      Expires: 300,
      ...options,
    })
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, ...over }))
      if (value !== undefined) form.append(name, value)
    form.append('file', new Blob([content]), 'frente.png')
    return fetch(url, { method: 'POST', body: form, headers: { origin } })
  }

  it('stores the file with its type, metadata and encryption', async () => {
    const Fields = {
      'Content-Type': 'image/png',
      'x-amz-meta-lado': 'frente',
      'x-amz-server-side-encryption': 'aws:kms',
      'x-amz-server-side-encryption-aws-kms-key-id': 'arn:aws:kms:sa-east-1:0:key/k',
    }
    const response = await post('x'.repeat(100), { options: { Fields } })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, origin])
    const head = await fixture.client.send(new HeadObjectCommand({ Bucket, Key: 'docs/frente.png' }))
    expect([head.ContentLength, head.ContentType, head.Metadata, head.ServerSideEncryption]).toEqual([
      100,
      'image/png',
      { lado: 'frente' },
      'aws:kms',
    ])
  })

  it('answers 201 with the document the form asks for', async () => {
    const Fields = { 'Content-Type': 'image/png', success_action_status: '201' }
    const response = await post('x', { options: { Fields, Key: 'docs/exato.png' } })
    expect(response.status).toBe(201)
    expect(await response.text()).toContain('<Key>docs/exato.png</Key>')
  })

  it.each<[string, Parameters<typeof post>[1] & { content?: string }, number, string]>([
    ['a file too large', { content: 'x'.repeat(1025) }, 400, 'EntityTooLarge'],
    ['a file too small', { content: '' }, 400, 'EntityTooSmall'],
    ['another type', { fields: { 'Content-Type': 'text/html' } }, 403, 'AccessDenied'],
    ['another key', { fields: { key: 'outro/x.png' } }, 403, 'AccessDenied'],
    [
      'another key of an exact policy',
      { options: { Key: 'docs/a' }, fields: { key: 'docs/b' } },
      403,
      'AccessDenied',
    ],
    ['another bucket', { fields: { bucket: 'outro' } }, 403, 'AccessDenied'],
    ['a field outside the policy', { fields: { 'x-amz-meta-extra': '1' } }, 403, 'AccessDenied'],
    ['a forged signature', { fields: { 'X-Amz-Signature': '0'.repeat(64) } }, 403, 'SignatureDoesNotMatch'],
    ['a forged policy', { fields: { Policy: btoa('{"conditions":[]}') } }, 403, 'SignatureDoesNotMatch'],
    ['no policy', { fields: { Policy: undefined } }, 403, 'AccessDenied'],
    ['a wish that is not emulated', { fields: { acl: 'public-read' } }, 501, 'NotEmulated'],
  ])('refuses %s', async (_, { content = 'x', ...more }, status, code) => {
    const response = await post(content, more)
    expect([response.status, await errorCode(response)]).toEqual([status, code])
  })

  it('refuses another encryption than the policy says', async () => {
    const Fields = { 'Content-Type': 'image/png', 'x-amz-server-side-encryption': 'aws:kms' }
    const response = await post('x', {
      options: { Fields },
      fields: { 'x-amz-server-side-encryption': 'AES256' },
    })
    expect([response.status, await errorCode(response)]).toEqual([403, 'AccessDenied'])
  })

  it('refuses a form after its hour', async () => {
    const response = await later(301_000, async () => post('x'))
    expect([response.status, await errorCode(response)]).toEqual([403, 'AccessDenied'])
  })
})

describe('CORS', () => {
  const preflight = async (from: string, method: string, headers = 'content-type') =>
    fetch(`${fixture.url}/${Bucket}`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': method,
        'access-control-request-headers': headers,
      },
    })

  it('answers a pre-flight by the bucket’s rule', async () => {
    const response = await preflight(origin, 'POST', 'Content-Type, x-amz-meta-a')
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => name.startsWith('access-control-')),
    )
    expect([response.status, headers]).toEqual([
      200,
      {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'POST, GET',
        'access-control-allow-headers': 'content-type, x-amz-meta-a',
        'access-control-expose-headers': 'ETag',
        'access-control-max-age': '3000',
      },
    ])
    expect((await preflight('https://app.acolhe.example', 'GET')).status).toBe(200)
  })

  it.each([
    ['origin', 'http://evil.example', 'POST', 'content-type'],
    ['origin that only ends alike', 'https://evilacolhe.example', 'POST', 'content-type'],
    ['method', origin, 'PUT', 'content-type'],
    ['header', origin, 'POST', 'authorization'],
  ])('refuses another %s', async (_, from, method, headers) => {
    const response = await preflight(from, method, headers)
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })

  it('gives an actual request of another origin no CORS headers', async () => {
    const response = await fetch(`${fixture.url}/${Bucket}/x`, { headers: { origin: 'http://evil.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})
