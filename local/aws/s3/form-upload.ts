import { AwsError, type AwsResponse, NotEmulated } from '../service.ts'
import {
  assertKey,
  encryptionHeaders,
  headersToStore,
  type S3Call,
  type S3Operation,
  versionHeader,
} from './call.ts'
import { assertPolicy } from './form-policy.ts'
import { verifyChecksums } from './payload.ts'
import { assertSameSignature, signatureOf } from './signature.ts'
import { xmlResponse } from './xml.ts'

interface UploadForm {
  /** Lower-case names. */
  readonly fields: Map<string, string>
  readonly file: File
}

/** S3 reads fields up to `file` and ignores what follows. @throws MalformedPOSTRequest */
async function readForm(call: S3Call): Promise<UploadForm> {
  const { body, headers } = call.request
  const malformed = new AwsError(
    'MalformedPOSTRequest',
    'The body of your POST request is not well-formed multipart/form-data.',
  )
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => {
      throw malformed
    })
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      if (name.toLowerCase() !== 'file') throw malformed
      return { fields, file: value }
    }
    fields.set(name.toLowerCase(), value)
  }
  throw new AwsError('InvalidArgument', 'POST requires exactly one file upload per request.')
}

async function authenticateForm(call: S3Call, fields: ReadonlyMap<string, string>): Promise<string> {
  const policy = fields.get('policy')
  if (policy === undefined) throw new AwsError('AccessDenied', 'Access Denied', 403)
  const algorithm = fields.get('x-amz-algorithm')
  if (algorithm !== 'AWS4-HMAC-SHA256')
    throw new AwsError('InvalidArgument', 'x-amz-algorithm must be AWS4-HMAC-SHA256')
  const expected = await signatureOf(policy, fields.get('x-amz-credential') ?? '', call.credentials)
  assertSameSignature(expected, fields.get('x-amz-signature') ?? '')
  return policy
}

const UNEMULATED = ['acl', 'tagging', 'redirect', 'success_action_redirect', 'x-amz-storage-class']

const FORM_ONLY =
  /^(key|bucket|policy|success_action_status|x-amz-(algorithm|credential|date|signature|security-token)|x-ignore-.*)$/

/** A browser's form upload, under a presigned POST policy. */
export const postObject: S3Operation = async (call): Promise<AwsResponse> => {
  const { fields, file } = await readForm(call)
  const unemulated = UNEMULATED.find((name) => fields.has(name))
  if (unemulated) throw new NotEmulated(`s3 form field ${unemulated}`)
  const policy = await authenticateForm(call, fields)
  if (fields.has('bucket') && fields.get('bucket') !== call.bucket.name)
    throw new AwsError('AccessDenied', 'Invalid according to Policy: Policy Condition failed: bucket', 403)
  assertPolicy(policy, new Map([...fields, ['bucket', call.bucket.name]]), file.size, call.now)
  const named = fields.get('key')
  if (!named)
    throw new AwsError('InvalidArgument', "Bucket POST must contain a field named 'key'.", 400, {
      ArgumentName: 'key',
    })
  const key = named.replaceAll('${filename}', () => file.name)
  assertKey(key)
  const headers = Object.fromEntries([...fields].filter(([name]) => !FORM_ONLY.test(name)))
  const bytes = Buffer.from(await file.arrayBuffer())
  const object = await call.objects.put(call.bucket, {
    key,
    bytes,
    headers: headersToStore(headers),
    checksums: verifyChecksums(headers, bytes),
  })
  const location = `http://${call.request.headers.host ?? ''}/${call.bucket.name}/${encodeURIComponent(key)}`
  const answerHeaders = {
    etag: object.etag,
    location,
    ...encryptionHeaders(object.headers),
    ...versionHeader(object.versionId),
  }
  const status = Number(fields.get('success_action_status'))
  if (status !== 201) return { status: status === 200 ? 200 : 204, headers: answerHeaders }
  const answer = xmlResponse(
    'PostResponse',
    { Location: location, Bucket: call.bucket.name, Key: key, ETag: object.etag },
    201,
  )
  return { ...answer, headers: { ...answer.headers, ...answerHeaders } }
}
