import { createHash, createHmac } from 'node:crypto'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { atoSchema } from '#domain/admin/atos.ts'
import { type Ancora, ancoraSchema, type AncoraSemMac, canonicoDaAncora } from '#domain/eventos/ancora.ts'
import type { LancamentoDeAuditoria } from '#domain/eventos/auditoria.ts'
import { guardarPrimeiro } from '#lambdas/aws/objeto.ts'
import { segredo } from '#lambdas/aws/segredos.ts'
import { env } from '#lambdas/runtime/env.ts'
import { linhasDe } from '../store/auditoria.ts'
import { ancoraKey, atoKey, auditoriaDaHora } from '../store/keys.ts'
import { ALWAYS, get, put, query, write } from '../store/table.ts'

const client = new S3Client({})

/**
 * Hourly anchors of the access logs: a digest of each hour, authenticated by an HMAC, in the object-locked bucket. Only
 * the function that anchors and whoever verifies may read the key.
 */

export const PASTA_DAS_ANCORAS = 'ancoras/'
export const caminhoDaAncora = (hora: string): string => `${PASTA_DAS_ANCORAS}${hora}.json`

export async function macDa(ancora: AncoraSemMac): Promise<string> {
  const { chave } = await segredo('auditoria')
  return createHmac('sha256', chave).update(canonicoDaAncora(ancora)).digest('hex')
}

const ultimaSchema = z.object({ hora: z.string(), mac: z.string() })

/** The last hour that was anchored; undefined before the first. */
export async function ultima(): Promise<Pick<Ancora, 'hora' | 'mac'> | undefined> {
  const item = await get(ancoraKey())
  return item && z.parse(ultimaSchema, item)
}

/**
 * Writes the anchor; answers the one the next follows. That is the one already there, written before a crash or before
 * the table was restored, whatever the table says of that hour now: it cannot be replaced.
 */
export async function guardar(ancora: Ancora): Promise<Pick<Ancora, 'hora' | 'mac'>> {
  const { hora } = ancora
  const caminho = caminhoDaAncora(hora)
  const criada = await guardarPrimeiro(env('BALDE_DOCS'), caminho, JSON.stringify(ancora), 'application/json')
  const mac = criada ? ancora.mac : ((await lida(caminho))?.mac ?? ancora.mac)
  await write(put({ ...ancoraKey(), entidade: 'ancora', hora, mac }, ALWAYS))
  return { hora, mac }
}

/** The anchor of this path; undefined for anything else that stands there. */
export async function lida(caminho: string): Promise<Ancora | undefined> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: env('BALDE_DOCS'), Key: caminho }))
  const lido = ancoraSchema.safeParse(json((await Body?.transformToString()) ?? ''))
  if (!lido.success || caminhoDaAncora(lido.data.hora) !== caminho) return undefined
  return (await macDa(lido.data)) === lido.data.mac ? lido.data : undefined
}

function json(texto: string): unknown {
  try {
    return JSON.parse(texto)
  } catch {
    return undefined
  }
}

/** The newest line of each chain that was written to in an hour, by patient. */
export async function cabecasDaHora(hora: string): Promise<Ancora['cabecas']> {
  const items = await query({ index: 'gsi1', pk: auditoriaDaHora(hora) })
  const cabecas = new Map<string, LancamentoDeAuditoria>()
  for (const linha of items.flatMap(linhasDe)) {
    const outra = cabecas.get(linha.paciente_id)
    if (!outra || outra.sequencia < linha.sequencia) cabecas.set(linha.paciente_id, linha)
  }
  return [...cabecas.values()].map(({ paciente_id, sequencia, hash }) => ({ paciente_id, sequencia, hash }))
}

/** The acts of an hour (`2026-11-23T13`), each with the hash of all it says. */
export async function atosDaHora(hora: string): Promise<Ancora['atos']> {
  const items = await query({ pk: atoKey(hora.slice(0, 7), '', '').pk, prefix: hora })
  return items.map((item) => {
    const { id, em, ator_id, acao, objeto, motivo } = z.parse(atoSchema, item)
    const dito = JSON.stringify([id, em, ator_id, acao, objeto, motivo])
    return { chave: item.sk, hash: createHash('sha256').update(dito).digest('hex') }
  })
}
