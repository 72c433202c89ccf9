import * as z from 'zod/mini'
import type { Certificado } from '#domain/medico/medico.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { medirProvedor } from '#lambdas/runtime/medida.ts'
import { cabecalhoDoRastro } from '#lambdas/runtime/rastro.ts'
import { segredo } from './segredos.ts'

/** The e-signature provider: ICP-Brasil certificates of doctors and PAdES signatures made with them. */

/** No signature now. `indisponivel`: the provider is away. `recusada`: it answered that it will not as things stand. */
export class AssinaturaFalhou extends Error {
  constructor(
    readonly motivo: 'indisponivel' | 'recusada',
    detalhe: string,
  ) {
    super(`Signature ${motivo}: ${detalhe}`)
    this.name = 'AssinaturaFalhou'
  }
}

/** Whom the certificate names. */
export interface Titular {
  readonly medico_id: string
  readonly nome: string
  /** 11 digits. */
  readonly cpf: string
  readonly crm: string
  readonly uf: string
  /** `AAAA-MM-DD`. */
  readonly data_nascimento: string
}

export interface PedidoDeAssinatura {
  readonly documento_id: string
  /** The doctor's certificate, as `certificar` answered it. */
  readonly certificado_id: string
  readonly pdf: Buffer
  readonly motivo: string
  readonly local: string
}

export interface Assinado {
  readonly pdf: Buffer
  /** ISO instant. */
  readonly assinado_em: string
}

const TIMEOUT_MS = 12_000
const certificado = z.object({ certificado_id: z.string(), valido_ate: z.string() })
const assinatura = z.object({
  status: z.literal('signed'),
  documento_id: z.string(),
  assinado_em: z.string(),
  pdf_base64: z.string(),
})
const recusa = z.object({ codigo: z.string() })

/**
 * Enrols a doctor: answers the certificate the provider keeps for them, made at the first request and anew when the
 * last one ran out. `valido_ate` is an ISO instant. @throws AssinaturaFalhou
 */
export async function certificar(titular: Titular): Promise<Certificado> {
  const { certificado_id, valido_ate } = await post('/certificados', titular, {}, certificado)
  return { id: certificado_id, valido_ate: new Date(valido_ate).toISOString() }
}

/**
 * Signs a document's file with its doctor's certificate. The document's id is the idempotency key: asked again with
 * the same file, the provider answers the same signature.
 * @throws AssinaturaFalhou
 */
export async function assinar({
  documento_id,
  certificado_id,
  pdf,
  motivo,
  local,
}: PedidoDeAssinatura): Promise<Assinado> {
  const answer = await post(
    '/assinaturas',
    { pdf_base64: pdf.toString('base64'), certificado_id, documento_id, motivo, local },
    { 'idempotency-key': documento_id },
    assinatura,
  )
  const signed = Buffer.from(answer.pdf_base64, 'base64')
  if (answer.documento_id !== documento_id || !signed.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new AssinaturaFalhou('recusada', 'the answer is not the signed document')
  return { pdf: signed, assinado_em: new Date(answer.assinado_em).toISOString() }
}

const post = <S extends z.ZodMiniType>(...pedido: Parameters<typeof perguntar<S>>): Promise<z.output<S>> =>
  medirProvedor(
    'assinatura',
    () => perguntar(...pedido),
    (error) => error instanceof AssinaturaFalhou && error.motivo === 'indisponivel',
  )

async function perguntar<S extends z.ZodMiniType>(
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
  schema: S,
): Promise<z.output<S>> {
  const { chave } = await segredo('assinatura')
  const response = await reach(`${env('URL_ASSINATURA')}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${chave}`,
      'content-type': 'application/json',
      ...cabecalhoDoRastro(),
      ...headers,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer = await json(response)
  if (response.ok) return readAs(schema, answer)
  const codigo = z.safeParse(recusa, answer)
  const detalhe = `${path} ${response.status} ${codigo.success ? codigo.data.codigo : ''}`.trim()
  logger.warn('Signature provider refused', { detalhe })
  const away = response.status === 429 || response.status >= 500
  throw new AssinaturaFalhou(away ? 'indisponivel' : 'recusada', detalhe)
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    throw new AssinaturaFalhou('indisponivel', error instanceof Error ? error.name : 'network')
  }
}

/** A body that breaks off or is none says as little as no answer. */
async function json(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new AssinaturaFalhou('indisponivel', `${response.status} without a readable body`)
  }
}

function readAs<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
  const parsed = z.safeParse(schema, answer)
  if (parsed.success) return parsed.data
  throw new AssinaturaFalhou('recusada', 'unexpected answer')
}
