import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { env } from '#lambdas/runtime/env.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'

/**
 * Links to the pictures of an identity check; in a module of their own, so that only functions that make links carry
 * the code that signs them.
 */

const client = new S3Client({})

/** Seconds a link to the evidence works. */
export const validadeDaEvidencia = (): number => Math.floor(prazo('link_da_evidencia') / 1000)

/** A link with which a reviewer's browser shows one picture, for a few minutes. */
export const linkDaEvidencia = (caminho: string, now: Date): Promise<string> =>
  getSignedUrl(
    client,
    new GetObjectCommand({
      Bucket: env('BALDE_KYC'),
      Key: caminho,
      ResponseCacheControl: 'no-store',
      ResponseContentDisposition: 'inline',
    }),
    { expiresIn: validadeDaEvidencia(), signingDate: now },
  )
