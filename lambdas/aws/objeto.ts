import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { logger } from '#lambdas/runtime/log.ts'

const client = new S3Client({})

const AUSENTE = new Set(['NoSuchKey', 'NotFound', 'AccessDenied'])

/** Whether an object is not there: S3 answers 403 for a missing one to whoever may not list the bucket. */
export const ausente = (error: unknown): error is Error => error instanceof Error && AUSENTE.has(error.name)

/** The bytes of an object; undefined when there is none. */
export async function lerObjeto(Bucket: string, Key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
    return await Body?.transformToByteArray()
  } catch (error) {
    if (!ausente(error)) throw error
    if (error.name === 'AccessDenied') logger.warn('A file could not be read; taken as missing')
    return undefined
  }
}

/** Stores an object. False when one stands there already: it stays, who came first. */
export async function guardarPrimeiro(
  Bucket: string,
  Key: string,
  Body: Uint8Array | string,
  ContentType: string,
): Promise<boolean> {
  try {
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, IfNoneMatch: '*' }))
    return true
  } catch (error) {
    if (!(error instanceof S3ServiceException) || error.name !== 'PreconditionFailed') throw error
    return false
  }
}
