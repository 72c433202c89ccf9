/** The environment every function agrees on; `lib/funcoes.ts` sets it from the stack. */
const NAMES = [
  'ESTAGIO',
  'ORIGEM',
  'TABELA',
  'BALDE_KYC',
  'BALDE_RASCUNHOS',
  'BALDE_DOCS',
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
  'BARRAMENTO',
  'MAQUINA_KYC',
  'MAQUINA_EXPIRACAO',
  'REMETENTE',
  'CONJUNTO_SES',
  'SEGREDOS',
  'COLECAO',
  'REGIAO_TEXTRACT',
  'REGIAO_REKOGNITION',
  'URL_CARTAO',
  'URL_CFM',
  'URL_CPF',
  'PSC',
  'MODELO_TRIAGEM',
  'GUARDRAIL_TRIAGEM',
  'CANAIS_DE_VIDEO',
  'SEGUNDO_FATOR',
  'SHARDS_FILA',
  'PRAZOS',
] as const

export type EnvName = (typeof NAMES)[number]

/** Value of an agreed variable; a missing one is a deployment error and says its name. */
export function env(name: EnvName): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`Environment variable ${name} is not set`)
  return value
}

/** Only where a CDN stands in front of the API, the second while its secret changes; only where the stage asks for the video proof of life. */
type OptionalName = 'SEGREDO_DA_CDN' | 'SEGREDO_DA_CDN_ANTERIOR' | 'REGIAO_PROVA_DE_VIDA'

/** Value of a variable that a stage may go without; an empty one counts as missing. */
export const optionalEnv = (name: OptionalName): string | undefined => process.env[name] || undefined
