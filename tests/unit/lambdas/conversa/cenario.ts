import { randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import type { TipoDeAnexo } from '#domain/conversa/anexo.ts'
import {
  enviarAnexo,
  enviarMensagem,
  pedirEnvioDeAnexo,
  verAnexo,
  verMensagens,
} from '#domain/conversa/contract.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { handler as enviarArquivo } from '#lambdas/conversa/enviar-anexo.lambda.ts'
import { handler as enviarTexto } from '#lambdas/conversa/enviar-mensagem.lambda.ts'
import { handler as pedir } from '#lambdas/conversa/pedir-envio-de-anexo.lambda.ts'
import { handler as abrir } from '#lambdas/conversa/ver-anexo.lambda.ts'
import { handler as ler } from '#lambdas/conversa/ver-mensagens.lambda.ts'
import type { Persona } from '#semente/personas.ts'
import { agir, ler as lerConsulta } from '#lambdas/store/consulta-e-pagamento.ts'
import { CONSULTA } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { como } from '../consulta/cenario.ts'

/** What lies in the two buckets a file goes through, by its bucket and path. */
export type Baldes = Map<string, Uint8Array>

/** `aoGuardar`: what happens meanwhile, once a file was kept. */
export function baldes(aoGuardar: () => Promise<unknown> = () => Promise.resolve()): Baldes {
  const objetos: Baldes = new Map()
  const s3 = mockClient(S3Client)
  s3.on(PutObjectCommand).callsFake(async ({ Bucket, Key, Body, IfNoneMatch }: PutObjectCommand['input']) => {
    const nome = `${Bucket}/${Key}`
    if (IfNoneMatch === '*' && objetos.has(nome))
      throw new S3ServiceException({ name: 'PreconditionFailed', $fault: 'client', $metadata: {} })
    objetos.set(nome, Body as Uint8Array)
    await aoGuardar()
    return {}
  })
  s3.on(GetObjectCommand).callsFake(({ Bucket, Key }: GetObjectCommand['input']) => {
    const bytes = objetos.get(`${Bucket}/${Key}`)
    if (!bytes) throw new NoSuchKey({ message: 'The specified key does not exist.', $metadata: {} })
    return { Body: { transformToByteArray: () => Promise.resolve(bytes) } }
  })
  s3.on(DeleteObjectCommand).callsFake(({ Bucket, Key }: DeleteObjectCommand['input']) => {
    objetos.delete(`${Bucket}/${Key}`)
    return {}
  })
  return objetos
}

export const dizer = (quem: Persona, texto: string, chave: string = randomUUID()) =>
  invoke(enviarTexto, enviarMensagem, como(quem, { chave, texto }))

export const lidas = (quem: Persona, depois_de = 0) => invoke(ler, verMensagens, como(quem, { depois_de }))

export const pedirForma = (quem: Persona, tipo_conteudo: TipoDeAnexo = 'image/jpeg', tamanho = 1000) =>
  invoke(pedir, pedirEnvioDeAnexo, como(quem, { tipo_conteudo, tamanho }))

export const entregar = (quem: Persona, anexo_id: string, chave: string = randomUUID(), nome?: string) =>
  invoke(enviarArquivo, enviarAnexo, como(quem, { anexo_id, chave, ...(nome !== undefined && { nome }) }))

export const abrirAnexo = (quem: Persona, sequencia: number) =>
  invoke(abrir, verAnexo, como(quem, { sequencia }))

/** Asks for a form and puts these bytes where it says, as a browser does. */
export async function carregar(
  objetos: Baldes,
  quem: Persona,
  bytes: Uint8Array,
  tipo: TipoDeAnexo = 'image/jpeg',
): Promise<string> {
  const { body } = await pedirForma(quem, tipo, bytes.byteLength)
  const { anexo_id, campos } = body as Saida<typeof pedirEnvioDeAnexo>
  objetos.set(`rascunhos/${campos['key']}`, bytes)
  return anexo_id
}

/** The doctor accepts who waits. */
export async function aceitar({ usuario }: Persona): Promise<void> {
  const atual = await lerConsulta(CONSULTA)
  if (!atual) throw new Error('There is no consultation to accept')
  await agir(atual, 'aceitar', 'medico', new Date(), { consulta: { assigned_to: usuario.id } })
}
