import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import type { Segredo } from '#domain/base/contrato.ts'
import { env } from '#lambdas/runtime/env.ts'

const aplicacao = z.object({ client_id: z.string(), client_secret: z.string() })

const SCHEMAS = {
  cartao: z.object({
    chave: z.string(),
    segredo_webhook: z.string(),
    /** Of the endpoint for connected accounts, which has a secret of its own. */
    segredo_webhook_contas: z.optional(z.string()),
  }),
  /** The eight characters the council gave to the company. */
  cfm: z.object({ chave: z.string() }),
  /** Consumer Key and Consumer Secret of the contract. */
  cpf: z.object({ chave: z.string(), segredo: z.string() }),
  chaves: z.object({
    chave: z.string(),
    /** Further HMAC keys, applied in this order around every stored mark (`store/hmac-guardado.ts`). */
    camadas: z.optional(z.array(z.string())),
    /** The next key, while a rotation is going on. */
    troca: z.optional(
      z.object({ camada: z.string(), escreve: z.enum(['antiga', 'nova']), desde: z.string() }),
    ),
  }),
  sessoes: z.object({ chave: z.string() }),
  /** Roots in PEM, and those of them that only sign tests: where that is said, it is known of every certificate. */
  'icp-brasil': z.object({ raizes: z.string(), de_teste: z.optional(z.string()) }),
  auditoria: z.object({ chave: z.string() }),
  integracao: z.object({ chave: z.string() }),
  push: z.object({ chave: z.string() }),
  'psc-vidaas': aplicacao,
  'psc-birdid': aplicacao,
  'psc-safeid': aplicacao,
  'psc-serproid': aplicacao,
} as const satisfies Record<Segredo, z.ZodMiniType>

type Valor<S extends Segredo> = z.output<(typeof SCHEMAS)[S]>

const client = new SecretsManagerClient({})
const LIFETIME = 5 * 60 * 1000
const cache = new Map<Segredo, { readonly value: Promise<unknown>; readonly until: number }>()

/**
 * A secret of this stage, read once per container and again every five minutes, so that a rotation is noticed.
 * @throws ZodError naming the missing field when the secret was never filled in
 */
export function segredo<S extends Segredo>(nome: S): Promise<Valor<S>> {
  const known = cache.get(nome)
  if (known && known.until > Date.now()) return known.value as Promise<Valor<S>>
  const value = read(nome)
  cache.set(nome, { value, until: Date.now() + LIFETIME })
  value.catch(() => cache.delete(nome))
  return value as Promise<Valor<S>>
}

async function read(nome: Segredo): Promise<unknown> {
  const { SecretString } = await client.send(
    new GetSecretValueCommand({ SecretId: (JSON.parse(env('SEGREDOS')) as Record<Segredo, string>)[nome] }),
  )
  return z.parse(SCHEMAS[nome], JSON.parse(SecretString ?? '{}'))
}
