import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import type { Ancora } from '#domain/eventos/ancora.ts'
import { env } from '#lambdas/runtime/env.ts'
import { lida, PASTA_DAS_ANCORAS } from '#lambdas/aws/ancoras.ts'

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
    const ancora = await lida(caminho)
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
