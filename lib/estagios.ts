import { RetentionDays } from 'aws-cdk-lib/aws-logs'

/** A Bedrock model as `aws bedrock list-inference-profiles` or `list-foundation-models` names it. */
export interface ModeloDaTriagem {
  /** Foundation model, for example `vendor.model-v1:0`. */
  readonly modelo: string
  /** Prefix of its inference profile (`sa`, `us`, `global`), where it is asked through one. */
  readonly perfil?: string
  /** Regions that profile may answer from; home alone when left out. */
  readonly regioes?: readonly string[]
  readonly guardrail?: { readonly id: string; readonly versao: string }
}

/** Everything that differs between where the product runs; a wrong setting fails at synth with a sentence. */
export interface Estagio {
  readonly nome: 'local' | 'dev' | 'prod'
  readonly regiao: string
  /** Textract has no endpoint in sa-east-1; documents go to this region as bytes (LGPD: docs/implantacao.md). */
  readonly regiaoTextract: string
  readonly regiaoRekognition: string
  /** Where the browser finds the product; a parameter of the stack in `local`. */
  readonly dominio?: string
  readonly remetente: string
  readonly shardsDaFila: number
  /** Who helps two browsers meet; `nenhum` only where they share a network (the call refuses elsewhere). */
  readonly ice: 'nenhum'
  readonly retencaoDeLogs: RetentionDays
  /** The language model of the triage; without one the protocol answers alone (docs/triagem.md). */
  readonly modeloDaTriagem?: ModeloDaTriagem
  readonly cartao: {
    readonly adaptador: 'stripe' | 'embutido'
    readonly chavePublica: string
    readonly url: string
  }
  readonly urlAssinatura: string
  readonly urlConselho: string
  /** Overrides of `domain/prazos.ts`, in ms. */
  readonly prazos: Readonly<Record<string, number>>
}

const nuvem = {
  regiao: 'sa-east-1',
  regiaoTextract: 'us-east-1',
  regiaoRekognition: 'sa-east-1',
  shardsDaFila: 8,
  ice: 'nenhum',
  prazos: {},
} as const

const ESTAGIOS: Record<Estagio['nome'], Estagio> = {
  local: {
    nome: 'local',
    regiao: 'sa-east-1',
    regiaoTextract: 'sa-east-1',
    regiaoRekognition: 'sa-east-1',
    remetente: 'Acolhe <nao-responda@acolhe.local>',
    shardsDaFila: 2,
    ice: 'nenhum',
    retencaoDeLogs: RetentionDays.ONE_WEEK,
    cartao: { adaptador: 'embutido', chavePublica: 'pk_test_local', url: '' },
    urlAssinatura: '',
    urlConselho: '',
    ...(process.env.MODELO_TRIAGEM && { modeloDaTriagem: { modelo: process.env.MODELO_TRIAGEM } }),
    prazos: {},
  },
  dev: {
    ...nuvem,
    nome: 'dev',
    dominio: 'dev.acolhe.app',
    remetente: 'Acolhe <nao-responda@dev.acolhe.app>',
    retencaoDeLogs: RetentionDays.ONE_MONTH,
    cartao: { adaptador: 'stripe', chavePublica: 'pk_test_definir', url: 'https://api.stripe.com' },
    urlAssinatura: 'https://assinatura.dev.acolhe.app',
    urlConselho: 'https://conselho.dev.acolhe.app',
  },
  prod: {
    ...nuvem,
    nome: 'prod',
    dominio: 'acolhe.app',
    remetente: 'Acolhe <nao-responda@acolhe.app>',
    retencaoDeLogs: RetentionDays.ONE_YEAR,
    cartao: { adaptador: 'stripe', chavePublica: 'pk_live_definir', url: 'https://api.stripe.com' },
    urlAssinatura: 'https://assinatura.acolhe.app',
    urlConselho: 'https://conselho.acolhe.app',
  },
}

/** Settings of a stage. @throws Error naming the stages there are */
export function estagio(nome: string): Estagio {
  const found = Object.values(ESTAGIOS).find((e) => e.nome === nome)
  if (found) return found
  throw new Error(`Estágio "${nome}" não existe. Use um destes: ${Object.keys(ESTAGIOS).join(', ')}.`)
}
