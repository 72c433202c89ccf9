import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { TipoDeAnexo } from '#domain/conversa/anexo.ts'
import type { Anexo } from '#domain/conversa/mensagem.ts'
import { env } from '#lambdas/runtime/env.ts'
import { type Formulario, formularioPara } from './formulario.ts'
import { guardarPrimeiro, lerObjeto } from './objeto.ts'

/** Files sent in a consultation: in `rascunhos` until they are looked through, then with the patient's documents. */

const client = new S3Client({})

export const baldeDosEnvios = (): string => env('BALDE_RASCUNHOS')

/** A form to upload one file of this type and size. */
export const formulario = (caminho: string, tipo: TipoDeAnexo, tamanho: number): Promise<Formulario> =>
  formularioPara(client, { balde: baldeDosEnvios(), caminho, tipo, tamanho })

/** The bytes of a file as it was sent; undefined when it did not arrive. */
export const lerEnvio = (caminho: string): Promise<Uint8Array | undefined> =>
  lerObjeto(baldeDosEnvios(), caminho)

/** Deletes a file as it was sent; one that is gone already is no error. */
export async function apagarEnvio(caminho: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: baldeDosEnvios(), Key: caminho }))
}

/** Takes a file that became no message away from the record. In a locked bucket nothing leads to it any more. */
export async function desfazer(caminho: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: env('BALDE_DOCS'), Key: caminho }))
}

/** Keeps a file with the record; one that stands there already is the same, of an earlier try. */
export async function guardar(caminho: string, bytes: Uint8Array, tipo: Anexo['tipo']): Promise<void> {
  await guardarPrimeiro(env('BALDE_DOCS'), caminho, bytes, tipo)
}
