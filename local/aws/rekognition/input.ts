import { z } from 'zod'
import { AwsError, type AwsRequest } from '../service.ts'

/** Rekognition's limits for bytes in a call and for an object (its set quotas). */
const MAX_BYTES = 5 * 1024 * 1024
const MAX_OBJECT = 15 * 1024 * 1024

export const image = z.union([
  z.object({ Bytes: z.base64().min(1) }),
  z.object({ S3Object: z.object({ Bucket: z.string().min(1), Name: z.string().min(1) }) }),
])

export type ReadObject = (bucket: string, key: string) => Promise<Buffer | undefined>

/** @throws AwsError SerializationException, InvalidParameterException */
export function parse<T>(request: AwsRequest, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(json(request))
  if (parsed.success) return parsed.data
  throw new AwsError('InvalidParameterException', 'Request has invalid parameters')
}

function json(request: AwsRequest): unknown {
  try {
    return JSON.parse(request.body.toString('utf8'))
  } catch {
    throw new AwsError('SerializationException', 'Could not parse the request body')
  }
}

/** Bytes of the picture, given in the call or in the emulated S3; JPEG and PNG. */
export async function imageBytes(input: z.infer<typeof image>, readObject: ReadObject): Promise<Buffer> {
  const bytes =
    'Bytes' in input
      ? Buffer.from(input.Bytes, 'base64')
      : await readObject(input.S3Object.Bucket, input.S3Object.Name)
  if (!bytes)
    throw new AwsError(
      'InvalidS3ObjectException',
      'Unable to get object metadata from S3. Check object key, region and/or access permissions.',
    )
  if (bytes.length > ('Bytes' in input ? MAX_BYTES : MAX_OBJECT))
    throw new AwsError('ImageTooLargeException', 'Image size is too large')
  const head = bytes.subarray(0, 4).toString('latin1')
  if (!head.startsWith('\xff\xd8\xff') && head !== '\x89PNG')
    throw new AwsError('InvalidImageFormatException', 'Request has invalid image format')
  return bytes
}
