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

/** The keys of the providers beside the embedded cloud: what an operator would type in after a deployment. */
export const PROVIDER_KEYS = {
  cartao: { chave: 'sk_test_local', segredo_webhook: 'whsec_local' },
  assinatura: { chave: 'assinatura_local' },
  cfm: { chave: 'cfmlocal' },
  cpf: { chave: 'cpf_local', segredo: 'segredo_local' },
} as const

/** The secrets of the template: generated as it says, with the local providers' keys filled in. */
export function startSecrets(assembly: Assembly, dados: string): Promise<SecretsManagerService> {
  const secrets = assembly.all<SecretProperties>('AWS::SecretsManager::Secret').map(({ id, properties }) => {
    const { SecretStringTemplate = '{}', GenerateStringKey = 'chave' } = properties.GenerateSecretString ?? {}
    const template = JSON.parse(SecretStringTemplate) as { readonly proposito?: string }
    const known = Object.entries(PROVIDER_KEYS).find(([name]) => name === template.proposito)?.[1]
    const generated = { [GenerateStringKey]: randomBytes(48).toString('base64url') }
    const value = { ...template, ...(known ?? generated) }
    return [id, JSON.stringify(value)] as const
  })
  return createSecretsManager({
    folder: path.join(dados, 'secretsmanager'),
    secrets: Object.fromEntries(secrets),
  })
}
