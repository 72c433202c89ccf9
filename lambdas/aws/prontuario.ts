import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { env } from '#lambdas/runtime/env.ts'

/** The files of medical documents (P §7, bucket `prontuario-docs`), and what they are made from (`rascunhos`). */

const client = new S3Client({})
const PDF = 'application/pdf'

/** Where a document's signed file stands; what `file_url` says. */
export const caminhoDoAssinado = (paciente_id: string, documento_id: string): string =>
  `${paciente_id}/${documento_id}.pdf`

/**
 * The bytes to sign: those of the first attempt are kept and used by every later one, because a file made anew would
 * differ and be a second document.
 */
export const fixarOriginal = async (nome: string, make: () => Promise<Buffer>): Promise<Buffer> =>
  guardarPrimeiro(env('BALDE_RASCUNHOS'), `a-assinar/${nome}.pdf`, await make())

/** Stores the signed file; answers the one that stands there, which is the first that came. */
export const guardarAssinado = (caminho: string, pdf: Buffer): Promise<Buffer> =>
  guardarPrimeiro(env('BALDE_DOCS'), caminho, pdf)

async function guardarPrimeiro(Bucket: string, Key: string, Body: Buffer): Promise<Buffer> {
  try {
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: PDF, IfNoneMatch: '*' }))
    return Body
  } catch (error) {
    if (!(error instanceof S3ServiceException) || error.name !== 'PreconditionFailed') throw error
    const guardado = await client.send(new GetObjectCommand({ Bucket, Key }))
    return Buffer.from((await guardado.Body?.transformToByteArray()) ?? [])
  }
}
