import { GetObjectCommand, type GetObjectCommandInput, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { PrazoNome } from '#domain/base/prazos.ts'
import type { Anexo } from '#domain/conversa/mensagem.ts'
import { env } from '#lambdas/runtime/env.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'

/** Links with which anybody can fetch a file until they expire; only functions that make some carry what signs them. */

const client = new S3Client({})

interface Link {
  readonly url: string
  readonly expira_em: string
}

const segundos = (validade: PrazoNome): number => Math.floor(prazo(validade) / 1000)

async function link(objeto: GetObjectCommandInput, validade: PrazoNome, now: Date): Promise<Link> {
  const expiresIn = segundos(validade)
  const url = await getSignedUrl(client, new GetObjectCommand(objeto), { expiresIn, signingDate: now })
  return { url, expira_em: new Date(now.getTime() + expiresIn * 1000).toISOString() }
}

const SO_PARA_VER = { ResponseCacheControl: 'no-store', ResponseContentDisposition: 'inline' }

/** To a file sent in a consultation, which a browser shows. */
export const linkDoAnexo = (caminho: string, tipo: Anexo['tipo'], now: Date): Promise<Link> =>
  link(
    { Bucket: env('BALDE_DOCS'), Key: caminho, ...SO_PARA_VER, ResponseContentType: tipo },
    'link_do_anexo',
    now,
  )

/** To a medical document's file (3600 s, P §9); `nome` is what it is saved as. */
export const linkDeDownload = (caminho: string, nome: string, now: Date): Promise<Link> =>
  link(
    {
      Bucket: env('BALDE_DOCS'),
      Key: caminho,
      ResponseContentType: 'application/pdf',
      ResponseContentDisposition: `attachment; filename="${nome}"`,
    },
    'link_de_download',
    now,
  )

/** Seconds a link to the evidence works. */
export const validadeDaEvidencia = (): number => segundos('link_da_evidencia')

/** To a picture of an identity check, which a reviewer's browser shows. */
export const linkDaEvidencia = async (caminho: string, now: Date): Promise<string> =>
  (await link({ Bucket: env('BALDE_KYC'), Key: caminho, ...SO_PARA_VER }, 'link_da_evidencia', now)).url
