import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Anexo } from '#domain/conversa/mensagem.ts'
import { env } from '#lambdas/runtime/env.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'

/** Links to files sent in a consultation; in a module of their own, so that only who makes links carries what signs. */

const client = new S3Client({})

interface Link {
  readonly url: string
  readonly expira_em: string
}

/** A link with which a browser shows the file, for a few minutes. */
export async function linkDoAnexo(caminho: string, tipo: Anexo['tipo'], now: Date): Promise<Link> {
  const expiresIn = Math.floor(prazo('link_do_anexo') / 1000)
  const url = await getSignedUrl(
    client,
    new GetObjectCommand({
      Bucket: env('BALDE_DOCS'),
      Key: caminho,
      ResponseCacheControl: 'no-store',
      ResponseContentType: tipo,
      ResponseContentDisposition: 'inline',
    }),
    { expiresIn, signingDate: now },
  )
  return { url, expira_em: new Date(now.getTime() + expiresIn * 1000).toISOString() }
}
