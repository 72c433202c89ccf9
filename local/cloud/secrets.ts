import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Assembly } from '../assembly/assembly.ts'
import { createSecretsManager, type SecretsManagerService } from '../aws/secretsmanager/secretsmanager.ts'

interface SecretProperties {
  readonly GenerateSecretString?: {
    readonly SecretStringTemplate?: string
    readonly GenerateStringKey?: string
  }
}

/** What the product is registered as at every certificate provider here. */
export const PSC_APPLICATION = { client_id: 'acolhe_local', client_secret: 'psc_local' } as const
/** Opens `POST /psc/_semente`, by which people get a certificate. */
export const PSC_OPERATOR_KEY = 'psc_operador_local'

/** Opens what only a browser of the push service may do: subscribe, and read what came. */
export const PUSH_BROWSER_KEY = 'push_navegador_local'

/**
 * What the card provider is asked to tell, of payments and of the doctors' accounts, as `docs/implantacao.md` has an
 * operator ask for it.
 */
export const CARD_EVENTS = {
  payments: [
    'payment_intent.amount_capturable_updated',
    'payment_intent.succeeded',
    'payment_intent.canceled',
    'payment_intent.payment_failed',
  ],
  accounts: ['account.updated'],
} as const

/** The keys of the providers beside the embedded cloud: what an operator would type in after a deployment. */
export const PROVIDER_KEYS = {
  cartao: { chave: 'sk_test_local', segredo_webhook: 'whsec_local' },
  cfm: { chave: 'cfmlocal' },
  cpf: { chave: 'cpf_local', segredo: 'segredo_local' },
  integracao: { chave: Buffer.from('o que um sistema de fora assina aqui').toString('base64') },
  'psc-vidaas': PSC_APPLICATION,
  'psc-birdid': PSC_APPLICATION,
  'psc-safeid': PSC_APPLICATION,
  'psc-serproid': PSC_APPLICATION,
} as const

/** The secrets of the template: generated as it says, with the local providers' keys filled in. */
export function startSecrets(
  assembly: Assembly,
  dados: string,
  raizes: string,
): Promise<SecretsManagerService> {
  const known = { ...PROVIDER_KEYS, 'icp-brasil': { raizes: '', de_teste: raizes } }
  const secrets = assembly.all<SecretProperties>('AWS::SecretsManager::Secret').map(({ id, properties }) => {
    const { SecretStringTemplate = '{}', GenerateStringKey = 'chave' } = properties.GenerateSecretString ?? {}
    const template = JSON.parse(SecretStringTemplate) as { readonly proposito?: string }
    const given = Object.entries(known).find(([name]) => name === template.proposito)?.[1]
    const generated = { [GenerateStringKey]: randomBytes(48).toString('base64url') }
    const value = { ...template, ...(given ?? generated) }
    return [id, JSON.stringify(value)] as const
  })
  return createSecretsManager({
    folder: path.join(dados, 'secretsmanager'),
    secrets: Object.fromEntries(secrets),
  })
}
