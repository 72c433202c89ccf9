import type { S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { VALIDADE_DO_FORMULARIO } from '#domain/kyc/envio.ts'

export interface Formulario {
  readonly url: string
  readonly campos: Record<string, string>
}

interface Lugar {
  readonly balde: string
  readonly caminho: string
  readonly tipo: string
  /** Bytes. */
  readonly tamanho: number
}

/**
 * A form that lets a browser put one file of this type and size exactly here, for five minutes. Nothing is said about
 * encryption: the bucket's own key is used, and a form that names another is refused as an extra field.
 */
export async function formularioPara(
  client: S3Client,
  { balde, caminho, tipo, tamanho }: Lugar,
): Promise<Formulario> {
  const { url, fields } = await createPresignedPost(client, {
    Bucket: balde,
    Key: caminho,
    Fields: { 'Content-Type': tipo },
    Conditions: [
      ['eq', '$key', caminho],
      ['eq', '$Content-Type', tipo],
      ['content-length-range', tamanho, tamanho],
    ],
    Expires: VALIDADE_DO_FORMULARIO,
  })
  return { url, campos: fields }
}
