import { plain } from './plain.ts'
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Cloud } from './cloud.ts'
import { ACCOUNT } from './cloud.ts'
import { Refused } from './refused.ts'
import type { Call } from './call.ts'
import { xml } from './xml.ts'

const ASSETS = new RegExp(`^cdk-hnb659fds-assets-${ACCOUNT}-(sa-east-1|us-east-1)$`)

/** Parts of uploads that are not whole yet. */
const PARTS = new Map<string, readonly (readonly [number, Buffer])[]>()

/** The buckets of the CDK's bootstrap, as the CLI and CloudFormation use them. */
export function s3(cloud: Cloud, { method, url, body, headers }: Call, response: ServerResponse): void {
  const [, bucket = '', ...path] = decodeURIComponent(url.pathname).split('/')
  const key = path.join('/')
  const region = ASSETS.exec(bucket)?.[1]
  if (region === undefined) throw new Refused('NoSuchBucket', 'The specified bucket does not exist', 404)
  const answer = (text: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(text)
  if (key === '' && url.searchParams.has('location')) {
    answer(xml('LocationConstraint', region === 'us-east-1' ? '' : region))
    return
  }
  if (key === '' && url.searchParams.has('encryption')) {
    answer(
      xml('ServerSideEncryptionConfiguration', {
        Rule: { ApplyServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } },
      }),
    )
    return
  }
  if (key === '' && url.searchParams.get('list-type') === '2') {
    const prefix = url.searchParams.get('prefix') ?? ''
    const found = [...cloud.objects.keys()].filter((one) => one.startsWith(`${bucket}/${prefix}`))
    const contents = found.map((one) =>
      xml('Contents', { Key: one.slice(bucket.length + 1), Size: cloud.objects.get(one)?.length }),
    )
    answer(
      `<ListBucketResult><Name>${bucket}</Name><KeyCount>${found.length}</KeyCount>${contents.join('')}</ListBucketResult>`,
    )
    return
  }
  const upload = url.searchParams.get('uploadId')
  if (url.searchParams.has('uploads')) {
    answer(xml('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: randomUUID() }))
    return
  }
  if (upload !== null && method === 'PUT') {
    const part = Number(url.searchParams.get('partNumber'))
    PARTS.set(upload, [...(PARTS.get(upload) ?? []), [part, content(body, headers)]])
    response.writeHead(200, { etag: `"${part}"` }).end()
    return
  }
  if (upload !== null && method === 'POST') {
    const parts = [...(PARTS.get(upload) ?? [])].sort(([a], [b]) => a - b)
    if (parts.length === 0) throw new Refused('NoSuchUpload', 'The specified upload does not exist.', 404)
    cloud.objects.set(`${bucket}/${key}`, Buffer.concat(parts.map(([, bytes]) => bytes)))
    PARTS.delete(upload)
    answer(xml('CompleteMultipartUploadResult', { Bucket: bucket, Key: key, ETag: '"1"' }))
    return
  }
  if (method === 'PUT' && key !== '') {
    cloud.objects.set(`${bucket}/${key}`, content(body, headers))
    response.writeHead(200, { etag: '"1"' }).end()
    return
  }
  const found = cloud.objects.get(`${bucket}/${key}`)
  if (!found) throw new Refused('NoSuchKey', 'The specified key does not exist.', 404)
  response.writeHead(200, { 'content-length': found.length }).end(method === 'HEAD' ? undefined : found)
}

/** A body sent in signed chunks, each with its length before it, is put together again. */
function content(body: Buffer, headers: Call['headers']): Buffer {
  if (!plain(headers['x-amz-content-sha256']).startsWith('STREAMING-')) return body
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.subarray(at, end).toString('latin1'), 16)
    if (!(length > 0)) return Buffer.concat(parts)
    parts.push(body.subarray(end + 2, end + 2 + length))
    at = end + 2 + length + 2
  }
}
