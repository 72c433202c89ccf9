import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { env } from '#lambdas/runtime/env.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'

/**
 * Links to the files of medical documents; in a module of their own, so that only functions that make links carry the
 * code that signs them.
 */

const client = new S3Client({})

interface LinkDeDownload {
  readonly url: string
  readonly expira_em: string
}

/** A link anybody can fetch the file with until it expires (3600 s, P §9); `nome` is what it is saved as. */
export async function linkDeDownload(caminho: string, nome: string, now: Date): Promise<LinkDeDownload> {
  const expiresIn = Math.floor(prazo('link_de_download') / 1000)
  const url = await getSignedUrl(
    client,
    new GetObjectCommand({
      Bucket: env('BALDE_DOCS'),
      Key: caminho,
      ResponseContentType: 'application/pdf',
      ResponseContentDisposition: `attachment; filename="${nome}"`,
    }),
    { expiresIn, signingDate: now },
  )
  return { url, expira_em: new Date(now.getTime() + expiresIn * 1000).toISOString() }
}
