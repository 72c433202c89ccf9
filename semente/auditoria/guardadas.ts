import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { type Ancora, ancoraSchema } from '#domain/eventos/ancora.ts'
import { env } from '#lambdas/runtime/env.ts'
import { caminhoDaAncora, macDa, PASTA_DAS_ANCORAS } from '#lambdas/aws/ancoras.ts'

/** What the locked bucket holds of the hours, oldest first. */

const client = new S3Client({})

interface Guardadas {
  readonly ancoras: readonly Ancora[]
  /** Sentences about those that are none of ours. */
  readonly falhas: readonly string[]
}

export async function guardadas(): Promise<Guardadas> {
  const ancoras: Ancora[] = []
  const falhas: string[] = []
  for await (const caminho of caminhos()) {
    const ancora = await ler(caminho)
    if (ancora) ancoras.push(ancora)
    else falhas.push(`${caminho} não é a âncora que foi guardada ali.`)
  }
  return { ancoras, falhas }
}

async function* caminhos(): AsyncGenerator<string> {
  const pedido = { Bucket: env('BALDE_DOCS'), Prefix: PASTA_DAS_ANCORAS }
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, pedido))
    for (const { Key } of Contents) if (Key !== undefined) yield Key
}

/** The one of this path; undefined of anything else that stands there. */
async function ler(caminho: string): Promise<Ancora | undefined> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: env('BALDE_DOCS'), Key: caminho }))
  const lida = ancoraSchema.safeParse(json((await Body?.transformToString()) ?? ''))
  if (!lida.success || caminhoDaAncora(lida.data.hora) !== caminho) return undefined
  return (await macDa(lida.data)) === lida.data.mac ? lida.data : undefined
}

function json(texto: string): unknown {
  try {
    return JSON.parse(texto)
  } catch {
    return undefined
  }
}
