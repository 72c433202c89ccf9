import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { env } from '#lambdas/runtime/env.ts'

/** The files of medical documents (P §7, bucket `prontuario-docs`), and what they are made from (`rascunhos`). */

const client = new S3Client({})
const PDF = 'application/pdf'

/** Where a document's signed file stands; what `file_url` says. */
export const caminhoDoAssinado = (paciente_id: string, documento_id: string): string =>
  `${paciente_id}/${documento_id}.pdf`

/**
 * The bytes that are sent to be signed: the first attempt's, whatever a later one would make. A signature that was
 * given but whose answer was lost is found again only with the very same file.
 */
export async function fixarOriginal(documento_id: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const Key = `a-assinar/${documento_id}.pdf`
  const made = await make()
  try {
    await client.send(
      new PutObjectCommand({
        Bucket: env('BALDE_RASCUNHOS'),
        Key,
        Body: made,
        ContentType: PDF,
        IfNoneMatch: '*',
      }),
    )
    return made
  } catch (error) {
    if (!(error instanceof S3ServiceException) || error.name !== 'PreconditionFailed') throw error
    const { Body } = await client.send(new GetObjectCommand({ Bucket: env('BALDE_RASCUNHOS'), Key }))
    return Buffer.from((await Body?.transformToByteArray()) ?? [])
  }
}

/** Stores the signed file; repeating it changes nothing. */
export async function guardarAssinado(caminho: string, pdf: Buffer): Promise<void> {
  await client.send(
    new PutObjectCommand({ Bucket: env('BALDE_DOCS'), Key: caminho, Body: pdf, ContentType: PDF }),
  )
}
