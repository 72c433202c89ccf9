import { z } from 'zod'
import {
  AwsError,
  type AwsRequest,
  type AwsService,
  jsonResponse,
  NotEmulated,
  targetOperation,
} from '../service.ts'
import { Kept } from '../kept.ts'
import { blocksOf } from './blocks.ts'
import { OcrPool } from './pool.ts'
import { read } from './read.ts'

/** Textract's limit for bytes in a synchronous call. */
const MAX_BYTES = 5 * 1024 * 1024

const document = z.object({
  Document: z.union([
    z.object({ Bytes: z.base64().min(1) }),
    z.object({ S3Object: z.object({ Bucket: z.string().min(1), Name: z.string().min(1) }) }),
  ]),
})

interface TextractOptions {
  /** Where what was read is kept; nowhere unless told. */
  readonly kept?: Kept
  /** The emulated S3: bytes of an object, nothing when there is no such object. */
  readonly readObject: (bucket: string, key: string) => Promise<Buffer | undefined>
}

/**
 * Textract over a real reader (tesseract, Portuguese, offline): `DetectDocumentText` of one JPEG or PNG.
 * `warm` starts the readers ahead of the first call.
 */
export function createTextract({
  readObject,
  kept = new Kept(),
}: TextractOptions): AwsService & { warm(): Promise<void> } {
  const pool = new OcrPool(kept)

  const detectDocumentText = async (request: AwsRequest): Promise<unknown> => {
    const image = await documentBytes(request)
    if (image.length > MAX_BYTES)
      throw new AwsError('DocumentTooLargeException', 'The document exceeds the maximum size of 5 MB')
    assertSupported(image)
    return {
      DetectDocumentTextModelVersion: '1.0',
      DocumentMetadata: { Pages: 1 },
      Blocks: blocksOf(await read(pool, image)),
    }
  }

  const documentBytes = async (request: AwsRequest): Promise<Buffer> => {
    const input = document.safeParse(json(request)).data?.Document
    if (!input) throw new AwsError('InvalidParameterException', 'Request has invalid parameters')
    if ('Bytes' in input) return Buffer.from(input.Bytes, 'base64')
    const stored = await readObject(input.S3Object.Bucket, input.S3Object.Name)
    if (stored) return stored
    throw new AwsError(
      'InvalidS3ObjectException',
      'Unable to get object metadata from S3. Check object key, region and/or access permissions.',
    )
  }

  return {
    name: 'textract',
    targets: ['Textract'],
    async handle(request) {
      const operation = targetOperation(request)
      if (operation !== 'DetectDocumentText') throw new NotEmulated(`textract.${operation}`)
      return jsonResponse(request, await detectDocumentText(request))
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  }
}

function json(request: AwsRequest): unknown {
  try {
    return JSON.parse(request.body.toString('utf8'))
  } catch {
    throw new AwsError('SerializationException', 'Could not parse the request body')
  }
}

function assertSupported(image: Buffer): void {
  const head = image.subarray(0, 8).toString('latin1')
  if (head.startsWith('%PDF')) throw new NotEmulated('textract.DetectDocumentText of a PDF')
  if (head.startsWith('II*\0') || head.startsWith('MM\0*'))
    throw new NotEmulated('textract.DetectDocumentText of a TIFF')
  if (!head.startsWith('\xff\xd8\xff') && !head.startsWith('\x89PNG'))
    throw new AwsError('UnsupportedDocumentException', 'Request has unsupported document format')
}
