import * as z from 'zod/mini'
import type { ProvedorDeCertificado } from '#domain/base/psc.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { medirProvedor } from '#lambdas/runtime/medida.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { VENDORS } from './psc-vendors.ts'

/**
 * The provider gives nothing now. `sem_sessao`: the holder must authorise again. `recusada`: the provider refused.
 * `indisponivel`: it is unavailable, or its answer cannot be understood.
 */
export class PscFalhou extends Error {
  constructor(
    readonly motivo: 'sem_sessao' | 'recusada' | 'indisponivel',
    detalhe: string,
  ) {
    super(`PSC ${motivo}: ${detalhe}`)
    this.name = 'PscFalhou'
  }
}

const enderecos = z.record(z.string(), z.string())
const recusa = z.object({ error: z.optional(z.string()) })

/** Addresses of the stage's providers, by name. */
export const enderecosDosPscs = (): Readonly<Record<string, string>> =>
  z.parse(enderecos, JSON.parse(env('PSC')))

/**
 * Base address of a provider, before its own prefix and the norm's path.
 * @throws PscFalhou when the stage names none
 */
export function baseDe(provedor: ProvedorDeCertificado): string {
  const base = enderecosDosPscs()[provedor]
  if (!base) throw new PscFalhou('recusada', `${provedor} is not configured`)
  return base
}

/** Address of one of the norm's services. */
export const servico = (provedor: ProvedorDeCertificado, nome: string): string =>
  `${baseDe(provedor)}${VENDORS[provedor].prefix}/v0/oauth/${nome}`

interface Pergunta {
  readonly provedor: ProvedorDeCertificado
  /** The name used in the log: a URL may carry a CPF or a code. */
  readonly nome: string
  readonly url: string
  readonly init?: RequestInit
}

interface Resposta {
  readonly status: number
  readonly corpo: unknown
}

/** Asks a provider, within its time. @throws PscFalhou when it is away, or refuses */
export const perguntar = (pergunta: Pergunta): Promise<Resposta> =>
  medirProvedor(
    'assinatura',
    () => umaVez(pergunta),
    (error) => error instanceof PscFalhou && error.motivo === 'indisponivel',
  )

async function umaVez({ provedor, nome, url, init }: Pergunta): Promise<Resposta> {
  const resposta = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(prazo('tempo_do_psc')),
  }).catch((error: unknown) => {
    throw new PscFalhou('indisponivel', `${nome}: ${error instanceof Error ? error.name : 'network'}`)
  })
  const texto = await resposta.text().catch(() => '')
  const corpo = lido(texto)
  if (resposta.ok) return { status: resposta.status, corpo }
  const { data } = z.safeParse(recusa, corpo)
  const detalhe = `${provedor} ${nome} ${resposta.status} ${data?.error?.slice(0, 60) ?? ''}`.trim()
  logger.warn('Certificate provider refused', { detalhe })
  throw new PscFalhou(motivoDe(resposta.status, data?.error), detalhe)
}

function motivoDe(status: number, error: string | undefined): PscFalhou['motivo'] {
  if (status === 408 || status === 429 || status >= 500) return 'indisponivel'
  if (status === 401 || status === 403 || error === 'invalid_grant') return 'sem_sessao'
  // A redirect or a missing page means a wrong address or a provider under maintenance.
  return status === 400 || status === 422 ? 'recusada' : 'indisponivel'
}

function lido(texto: string): unknown {
  try {
    return JSON.parse(texto) as unknown
  } catch {
    return undefined
  }
}

/** An answer as the norm promises it. @throws PscFalhou when it is not */
export function ler<S extends z.ZodMiniType>(schema: S, { corpo }: Resposta, nome: string): z.output<S> {
  const parsed = z.safeParse(schema, corpo)
  if (parsed.success) return parsed.data
  throw new PscFalhou('indisponivel', `${nome}: an answer nobody understands`)
}

export const emJson = (corpo: object, token?: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(corpo),
})

export const emFormulario = (campos: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(campos).toString(),
})
