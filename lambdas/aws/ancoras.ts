import { createHash, createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { atoSchema } from '#domain/admin/atos.ts'
import { type Ancora, type AncoraSemMac, canonicoDaAncora } from '#domain/eventos/ancora.ts'
import type { LancamentoDeAuditoria } from '#domain/eventos/auditoria.ts'
import { guardarPrimeiro } from '#lambdas/aws/objeto.ts'
import { segredo } from '#lambdas/aws/segredos.ts'
import { env } from '#lambdas/runtime/env.ts'
import { linhasDe } from '../store/auditoria.ts'
import { ancoraKey, atoKey, auditoriaDaHora } from '../store/keys.ts'
import { ALWAYS, get, put, query, write } from '../store/table.ts'

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

/** Writes the anchor. If one is already there it has the same content: it was written before a crash. */
export async function guardar(ancora: Ancora): Promise<void> {
  const { hora, mac } = ancora
  const corpo = JSON.stringify(ancora)
  await guardarPrimeiro(env('BALDE_DOCS'), caminhoDaAncora(hora), corpo, 'application/json')
  await write(put({ ...ancoraKey(), entidade: 'ancora', hora, mac }, ALWAYS))
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
