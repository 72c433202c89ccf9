import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { env } from '#lambdas/runtime/env.ts'
import { guardarPrimeiro } from './objeto.ts'

/** The files of medical documents (P §7, bucket `prontuario-docs`), and what they are made from (`rascunhos`). */

const client = new S3Client({})

/** Where a document's signed file stands; what `file_url` says. */
export const caminhoDoAssinado = (paciente_id: string, documento_id: string): string =>
  `${paciente_id}/${documento_id}.pdf`

/**
 * The bytes to sign: those of the first attempt are kept and used by every later one, because a file made anew would
 * differ and be a second document.
 */
export const fixarOriginal = async (nome: string, make: () => Promise<Buffer>): Promise<Buffer> =>
  oPrimeiro(env('BALDE_RASCUNHOS'), `a-assinar/${nome}.pdf`, await make())

/** Stores the signed file; answers the one that stands there, which is the first that came. */
export const guardarAssinado = (caminho: string, pdf: Buffer): Promise<Buffer> =>
  oPrimeiro(env('BALDE_DOCS'), caminho, pdf)

async function oPrimeiro(balde: string, caminho: string, pdf: Buffer): Promise<Buffer> {
  if (await guardarPrimeiro(balde, caminho, pdf, 'application/pdf')) return pdf
  const guardado = await client.send(new GetObjectCommand({ Bucket: balde, Key: caminho }))
  return Buffer.from((await guardado.Body?.transformToByteArray()) ?? [])
}
