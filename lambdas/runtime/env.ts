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
  'ALEGACOES',
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
  'EMPRESA',
  'SHARDS_FILA',
  'PRAZOS',
] as const

type EnvName = (typeof NAMES)[number]

/** Value of an agreed variable; a missing one is a deployment error and says its name. */
export function env(name: EnvName): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`Environment variable ${name} is not set`)
  return value
}

/**
 * Variables that a stage may lack: the secret of the CDN in front of the API (and the previous one, during a rotation),
 * the region of the video proof of life, the outside scan of uploads, the push service beside the embedded cloud, who
 * sends short texts.
 */
type OptionalName =
  | 'SEGREDO_DA_CDN'
  | 'SEGREDO_DA_CDN_ANTERIOR'
  | 'REGIAO_PROVA_DE_VIDA'
  | 'VARREDURA'
  | 'URL_PUSH'
  | 'SMS'

/** Value of a variable that a stage may go without; an empty one counts as missing. */
export const optionalEnv = (name: OptionalName): string | undefined => process.env[name] || undefined
