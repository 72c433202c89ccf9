import { CopyObjectCommand, DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { TipoDeImagem } from '#domain/kyc/envio.ts'
import { env } from '#lambdas/runtime/env.ts'
import { type Formulario, formularioPara } from './formulario.ts'
import { ausente, lerObjeto } from './objeto.ts'

/** Pictures of the identity check, in the bucket `kyc-uploads`. */

const client = new S3Client({})

/** A form to upload one picture of this type and size. */
export const formulario = (caminho: string, tipo: TipoDeImagem, tamanho: number): Promise<Formulario> =>
  formularioPara(client, { balde: env('BALDE_KYC'), caminho, tipo, tamanho })

/** The bytes of a picture; undefined when there is none. */
export const ler = (caminho: string): Promise<Uint8Array | undefined> => lerObjeto(env('BALDE_KYC'), caminho)

export async function guardar(caminho: string, bytes: Uint8Array, tipo: TipoDeImagem): Promise<void> {
  await client.send(
    new PutObjectCommand({ Bucket: env('BALDE_KYC'), Key: caminho, Body: bytes, ContentType: tipo }),
  )
}

/**
 * Puts the same picture at another place too, without its tags, which our role may not read. @returns whether there
 * was one
 */
export async function copiar(de: string, para: string): Promise<boolean> {
  const Bucket = env('BALDE_KYC')
  try {
    await client.send(
      new CopyObjectCommand({
        Bucket,
        Key: para,
        CopySource: `${Bucket}/${encodeURI(de)}`,
        TaggingDirective: 'REPLACE',
      }),
    )
    return true
  } catch (error) {
    if (ausente(error)) return false
    throw error
  }
}

/** Deletes a picture; one that is gone already is no error. */
export async function apagar(caminho: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: env('BALDE_KYC'), Key: caminho }))
}
