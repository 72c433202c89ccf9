import type { RegraDoSegundoFator } from '../domain/acesso/segundo-fator.ts'
import { type Alegacao, ALEGACOES, type Contada, CONTADAS } from '../domain/base/alegacoes.ts'
import type { ProvedorDeCertificado } from '../domain/base/psc.ts'
import type { Empresa } from '../domain/legal/empresa.ts'
import type { PrazoNome } from '../domain/base/prazos.ts'
import * as DIAS from '../domain/base/retencao-dias.ts'
import { emAnos } from '../domain/base/retencao.ts'

/** A Bedrock model as `aws bedrock list-inference-profiles` or `list-foundation-models` names it. */
export interface ModeloDaTriagem {
  /** Foundation model, for example `vendor.model-v1:0`. */
  readonly modelo: string
  /** Prefix of its inference profile (`sa`, `us`, `global`), where it is asked through one. */
  readonly perfil?: string
  /** Regions that profile may answer from; left out, home alone, or for `global` any. */
  readonly regioes?: readonly string[]
  readonly guardrail?: { readonly id: string; readonly versao: string }
}

/**
 * A claim of the public pages: off, shown by a demonstration, shown because this proves it, or shown for as long as the
 * product's own counts prove it (docs/decisions/046).
 */
type Prova = 'desligada' | 'demonstracao' | 'contagem' | { readonly evidencia: string }

/**
 * Everything that differs between where the product runs; a wrong setting fails at synth with a sentence
 * (`lib/conferencia.ts`).
 */
export interface Estagio {
  readonly nome: 'local' | 'dev' | 'prod'
  readonly regiao: string
  /**
   * People use it: what holds its data may not be deleted. Off until the first deployment stands
   * (docs/implantacao.md).
   */
  readonly emServico?: true
  /** Textract has no endpoint in sa-east-1; documents go to this region as bytes (LGPD: docs/implantacao.md). */
  readonly regiaoTextract: string
  readonly regiaoRekognition: string
  /** The video proof of life (Rekognition Face Liveness), and where it is judged; off without (docs/decisions/010). */
  readonly provaDeVida?: { readonly regiao: string }
  /** Who decided, and when and why, that production goes without it: then a selfie may be any picture of a face. */
  readonly semProvaDeVida?: { readonly quem: string; readonly quando: string; readonly porque: string }
  /** Who looks through each upload besides our own rules; nobody without. */
  readonly varredura?: 'guardduty'
  /** Where the browser finds the product; a parameter of the stack in `local`. */
  readonly dominio?: string
  readonly remetente: string
  /** E-mail address that receives the alarms; none where nobody is on call. */
  readonly alertas?: string
  /** Address (https) of an on-call service that receives the alarms too. */
  readonly canalDeAlertas?: string
  readonly shardsDaFila: number
  /**
   * The table the product works on after a restore, with the ARN of its stream (docs/restauracao.md); its own
   * without.
   */
  readonly tabelaRestaurada?: { readonly nome: string; readonly fluxo: string }
  /**
   * Kinesis Video Streams channels whose relays help two browsers meet; none only where they share one machine
   * (docs/decisions/015).
   */
  readonly canaisDeVideo: number
  /**
   * Version of the secret by which the edge proves itself, from 2 on (docs/implantacao.md); left out, the one the stack
   * made.
   */
  readonly versaoDaBorda?: number
  /** Accepts the previous version too, while the edge changes to the new one; never for longer. */
  readonly bordaAnteriorAceita?: true
  /** Days that logs are kept, one of the values CloudWatch Logs knows. */
  readonly retencaoDeLogs: number
  /**
   * Retention class of records and of the audit's backups; in `COMPLIANCE` nobody can shorten it, not even the
   * account's owner.
   */
  readonly guarda?: { readonly modo: 'GOVERNANCE' | 'COMPLIANCE'; readonly anos: number }
  /**
   * Whether AWS's own rules of the firewall refuse what they know, or only count it while one looks
   * (docs/implantacao.md); or whether everybody is refused, while a table is restored (docs/restauracao.md).
   */
  readonly firewall: 'conta' | 'recusa' | 'fecha'
  /** Whether administrators must sign in with an authenticator's code too (docs/decisions/016). */
  readonly segundoFator: RegraDoSegundoFator
  /**
   * Concurrency kept for acts that must never wait for a noisy neighbour, and the most others may take; the account's
   * unreserved rest must stay ≥ 100.
   */
  readonly concorrencia: Readonly<Record<string, number>>
  /** Functions whose routes take more requests than others before they refuse (`lib/ritmos-das-rotas.ts`). */
  readonly essenciais: readonly string[]
  readonly alegacoes: Readonly<Record<Alegacao, Prova>>
  /** Who offers the service: the legal pages say so; `prod` takes no example (docs/implantacao.md). */
  readonly empresa: Empresa
  /** The language model of the triage; without one the protocol answers alone (docs/triagem.md). */
  readonly modeloDaTriagem?: ModeloDaTriagem
  readonly cartao: {
    readonly adaptador: 'stripe' | 'embutido'
    /** The provider's publishable key; empty, a parameter of the first stack asks for it. */
    readonly chavePublica: string
    readonly url: string
  }
  /** The medical council's web service: scheme, host and port. */
  readonly urlCfm: string
  /** The gateway of the CPF registry. */
  readonly urlCpf: string
  /** Address of each certificate provider the product is registered at (docs/provedores.md). */
  readonly psc: 'embutidos' | Readonly<Partial<Record<ProvedorDeCertificado, string>>>
  /**
   * Who sends short texts to patients who want them, from which of their numbers, pools or sender ids (ARN); nobody
   * without, and then none are offered (docs/decisions/064).
   */
  readonly sms?: { readonly provedor: 'aws'; readonly origem: string; readonly conjunto?: string }
  /** Overrides of `domain/base/prazos.ts`, in ms. */
  readonly prazos: Readonly<Partial<Record<PrazoNome, number>>>
}

/**
 * Functions that run at once in an account, whose only stage it is: asked for before the first (docs/implantacao.md).
 */
export const CONCORRENCIA_DA_CONTA = 1000

/** The claims that stand whatever is counted, on the site and in the mails. */
export const alegacoesLigadas = ({ alegacoes }: Pick<Estagio, 'alegacoes'>): Alegacao[] =>
  ALEGACOES.filter((nome) => alegacoes[nome] !== 'desligada' && alegacoes[nome] !== 'contagem')

/** Those the site asks the server about. */
export const alegacoesContadas = ({ alegacoes }: Pick<Estagio, 'alegacoes'>): Contada[] =>
  CONTADAS.filter((nome) => alegacoes[nome] === 'contagem')

const todas = <T extends Prova>(prova: T) => ({
  agencia: prova,
  nota: prova,
  ponta_a_ponta: prova,
  tempo_medio: prova,
  crm_da_equipe: prova,
  depoimentos: prova,
})

/** Nobody's company: what the legal pages say until whoever deploys writes their own. */
const EMPRESA_DE_EXEMPLO: Empresa = {
  razao_social: 'Empresa de exemplo Ltda.',
  cnpj: '11.222.333/0001-81',
  endereco: 'Rua de exemplo, 100, São Paulo/SP',
  diretor_tecnico: { nome: 'Pessoa de exemplo', crm: '123456', uf: 'SP' },
  encarregado: { nome: 'Pessoa de exemplo', email: 'privacidade@acolhe.example' },
}

const nuvem = {
  regiao: 'sa-east-1',
  firewall: 'conta',
  regiaoTextract: 'us-east-1',
  regiaoRekognition: 'sa-east-1',
  shardsDaFila: 8,
  // One noisy route must starve neither the queue, nor the money, nor what tells the browsers; and whatever is slow, or
  // open to anybody, gets so many at most.
  concorrencia: {
    'accept-consulta': 20,
    'start-consulta': 10,
    'finish-consulta': 10,
    'doctor-presence': 20,
    heartbeat: 20,
    sinal: 20,
    autorizar: 20,
    'webhook-cartao': 20,
    liquidar: 10,
    expirar: 10,
    difundir: 20,
    despachar: 20,
    entrar: 40,
    'kyc-intelligent-ocr': 40,
    'ai-triage': 60,
    'verify-crm': 20,
    'erros-navegador': 5,
    'relatos-csp': 5,
    'testar-email': 2,
  },
  essenciais: [
    'accept-consulta',
    'start-consulta',
    'finish-consulta',
    'doctor-presence',
    'heartbeat',
    'sinal',
    'webhook-cartao',
  ],
  // Why this one, what it means for the data and how to choose another: docs/triagem.md.
  modeloDaTriagem: { modelo: 'anthropic.claude-haiku-4-5-20251001-v1:0', perfil: 'global' },
  // Neither registry has a second address to try things at: dev asks the same ones, with the same contract.
  urlCfm: 'https://ws.cfm.org.br:8080',
  urlCpf: 'https://gateway.apiserpro.serpro.gov.br',
  prazos: {},
} as const

const ESTAGIOS: Record<Estagio['nome'], Estagio> = {
  local: {
    nome: 'local',
    regiao: 'sa-east-1',
    firewall: 'recusa',
    regiaoTextract: 'sa-east-1',
    regiaoRekognition: 'sa-east-1',
    remetente: 'Acolhe <nao-responda@acolhe.local>',
    shardsDaFila: 2,
    canaisDeVideo: 0,
    retencaoDeLogs: 7,
    segundoFator: 'oferecido',
    concorrencia: {},
    essenciais: [],
    alegacoes: todas('demonstracao'),
    empresa: EMPRESA_DE_EXEMPLO,
    cartao: { adaptador: 'embutido', chavePublica: 'pk_test_local', url: '' },
    urlCfm: '',
    urlCpf: '',
    psc: 'embutidos',
    sms: {
      provedor: 'aws',
      origem: 'arn:aws:sms-voice:sa-east-1:000000000000:phone-number/phone-acolhe',
    },
    // Only where the operator also says who answers: the embedded cloud has no Bedrock, and nothing is offered without.
    ...(process.env.MODELO_TRIAGEM &&
      process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME && {
        modeloDaTriagem: { modelo: process.env.MODELO_TRIAGEM },
      }),
    prazos: {},
  },
  dev: {
    ...nuvem,
    nome: 'dev',
    dominio: 'dev.acolhe.app',
    remetente: 'Acolhe <nao-responda@dev.acolhe.app>',
    alertas: 'plantao@dev.acolhe.app',
    canaisDeVideo: 2,
    retencaoDeLogs: 30,
    guarda: { modo: 'GOVERNANCE', anos: emAnos(DIAS.prontuario) },
    segundoFator: 'exigido',
    alegacoes: todas('demonstracao'),
    empresa: EMPRESA_DE_EXEMPLO,
    cartao: {
      adaptador: 'stripe',
      chavePublica: process.env.CHAVE_PUBLICA_DO_CARTAO ?? '',
      url: 'https://api.stripe.com',
    },
    psc: {
      vidaas: 'https://hml-certificado.vidaas.com.br',
      birdid: 'https://apihom.birdid.com.br',
      serproid: 'https://hom.serproid.serpro.gov.br',
    },
  },
  prod: {
    ...nuvem,
    nome: 'prod',
    dominio: 'acolhe.app',
    remetente: 'Acolhe <nao-responda@acolhe.app>',
    alertas: 'plantao@acolhe.app',
    canaisDeVideo: 100,
    retencaoDeLogs: DIAS.registro_de_acesso,
    // For good only once the stage is in service (docs/implantacao.md, "Entrar em serviço").
    guarda: { modo: 'GOVERNANCE', anos: emAnos(DIAS.prontuario) },
    segundoFator: 'exigido',
    // Turn one on by writing where its proof lies: { evidencia: 'Pesquisa de …, n = …' }.
    alegacoes: { ...todas('desligada'), nota: 'contagem', tempo_medio: 'contagem' },
    // Who answers for the service; an example is refused.
    empresa: EMPRESA_DE_EXEMPLO,
    cartao: {
      adaptador: 'stripe',
      chavePublica: process.env.CHAVE_PUBLICA_DO_CARTAO ?? '',
      url: 'https://api.stripe.com',
    },
    psc: {
      vidaas: 'https://certificado.vidaas.com.br',
      birdid: 'https://api.birdid.com.br',
      safeid: 'https://pscsafeweb.safewebpss.com.br',
      serproid: 'https://serproid.serpro.gov.br',
    },
  },
}

/** What whoever configures a stage got wrong, in one sentence. */
export class ConfiguracaoErrada extends Error {}

/** Settings of a stage. @throws ConfiguracaoErrada naming the stages there are */
export function estagio(nome: string): Estagio {
  const found = Object.values(ESTAGIOS).find((e) => e.nome === nome)
  if (found) return found
  throw new ConfiguracaoErrada(
    `Estágio "${nome}" não existe. Use um destes: ${Object.keys(ESTAGIOS).join(', ')}.`,
  )
}
