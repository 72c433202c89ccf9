/**
 * Public list prices, without free tier, volume tiers or taxes, as known on this date. This machine has no way to the
 * price pages: who decides by a figure opens its source first. `conferir` names what was derived: São Paulo's price is
 * taken as Virginia's times the factor stated.
 */
export const PRECOS_DE = '2026-11-21'

interface Preco {
  readonly usd: number
  /** What one such price buys. */
  readonly por: number
  readonly unidade: string
  readonly regiao: 'sa-east-1' | 'us-east-1' | 'global'
  readonly fonte: string
  readonly conferir?: string
}

const MILHAO = 1_000_000
const dynamodb = 'https://aws.amazon.com/dynamodb/pricing/on-demand/'
const kvs = 'https://aws.amazon.com/kinesis/video-streams/pricing/'
const apiGateway = 'https://aws.amazon.com/api-gateway/pricing/'
const fator = (n: number) => `preço de us-east-1 × ${n}`

export const PRECOS = {
  dynamodb_escrita: {
    usd: 0.9375,
    por: MILHAO,
    unidade: 'WRU',
    regiao: 'sa-east-1',
    fonte: dynamodb,
    conferir: fator(1.5),
  },
  dynamodb_leitura: {
    usd: 0.1875,
    por: MILHAO,
    unidade: 'RRU',
    regiao: 'sa-east-1',
    fonte: dynamodb,
    conferir: fator(1.5),
  },
  lambda_pedido: {
    usd: 0.2,
    por: MILHAO,
    unidade: 'invocações',
    regiao: 'sa-east-1',
    fonte: 'https://aws.amazon.com/lambda/pricing/',
  },
  lambda_gb_segundo: {
    usd: 0.0000133334,
    por: 1,
    unidade: 'GB-s em arm64',
    regiao: 'sa-east-1',
    fonte: 'https://aws.amazon.com/lambda/pricing/',
  },
  api_http: {
    usd: 1.5,
    por: MILHAO,
    unidade: 'pedidos',
    regiao: 'sa-east-1',
    fonte: apiGateway,
    conferir: fator(1.5),
  },
  api_socket_mensagem: {
    usd: 1.5,
    por: MILHAO,
    unidade: 'mensagens',
    regiao: 'sa-east-1',
    fonte: apiGateway,
    conferir: fator(1.5),
  },
  api_socket_minuto: {
    usd: 0.375,
    por: MILHAO,
    unidade: 'minutos de conexão',
    regiao: 'sa-east-1',
    fonte: apiGateway,
    conferir: fator(1.5),
  },
  sfn_transicao: {
    usd: 0.0375,
    por: 1000,
    unidade: 'transições',
    regiao: 'sa-east-1',
    fonte: 'https://aws.amazon.com/step-functions/pricing/',
    conferir: fator(1.5),
  },
  eventos: {
    usd: 1,
    por: MILHAO,
    unidade: 'eventos',
    regiao: 'sa-east-1',
    fonte: 'https://aws.amazon.com/eventbridge/pricing/',
  },
  sqs: {
    usd: 0.4,
    por: MILHAO,
    unidade: 'pedidos',
    regiao: 'sa-east-1',
    fonte: 'https://aws.amazon.com/sqs/pricing/',
    conferir: 'igual a us-east-1',
  },
  ses: {
    usd: 0.1,
    por: 1000,
    unidade: 'mensagens',
    regiao: 'sa-east-1',
    fonte: 'https://aws.amazon.com/ses/pricing/',
  },
  cloudfront_gb: {
    usd: 0.11,
    por: 1,
    unidade: 'GB',
    regiao: 'global',
    fonte: 'https://aws.amazon.com/cloudfront/pricing/',
  },
  cloudfront_pedidos: {
    usd: 0.022,
    por: 10_000,
    unidade: 'pedidos https',
    regiao: 'global',
    fonte: 'https://aws.amazon.com/cloudfront/pricing/',
  },
  waf_pedidos: {
    usd: 0.6,
    por: MILHAO,
    unidade: 'pedidos',
    regiao: 'us-east-1',
    fonte: 'https://aws.amazon.com/waf/pricing/',
  },
  registros_gb: {
    usd: 0.9,
    por: 1,
    unidade: 'GB ingeridos',
    regiao: 'sa-east-1',
    fonte: 'https://aws.amazon.com/cloudwatch/pricing/',
    conferir: fator(1.8),
  },
  s3_gravar: {
    usd: 0.007,
    por: 1000,
    unidade: 'PUT',
    regiao: 'sa-east-1',
    fonte: 'https://aws.amazon.com/s3/pricing/',
    conferir: fator(1.4),
  },
  textract_texto: {
    usd: 0.0015,
    por: 1,
    unidade: 'páginas (DetectDocumentText)',
    regiao: 'us-east-1',
    fonte: 'https://aws.amazon.com/textract/pricing/',
  },
  rekognition: {
    usd: 0.0015,
    por: 1,
    unidade: 'imagens',
    regiao: 'sa-east-1',
    fonte: 'https://aws.amazon.com/rekognition/pricing/',
    conferir: fator(1.5),
  },
  turn_minuto: {
    usd: 0.18,
    por: 1000,
    unidade: 'minutos de TURN',
    regiao: 'sa-east-1',
    fonte: kvs,
    conferir: `${fator(1.5)}, este lido em citações da página`,
  },
  canal_de_video: {
    usd: 0.045,
    por: 1,
    unidade: 'canais ativos no mês',
    regiao: 'sa-east-1',
    fonte: kvs,
    conferir: `${fator(1.5)}, este lido em citações da página; e se um canal sem sinalização conta`,
  },
  saida_gb: {
    usd: 0.15,
    por: 1,
    unidade: 'GB para a internet',
    regiao: 'sa-east-1',
    fonte: 'https://aws.amazon.com/ec2/pricing/on-demand/',
  },
  cognito_lite: {
    usd: 0.0055,
    por: 1,
    unidade: 'pessoas ativas no mês',
    regiao: 'sa-east-1',
    fonte: 'https://aws.amazon.com/cognito/pricing/',
  },
} as const satisfies Record<string, Preco>

type Servico = keyof typeof PRECOS

/** USD of so many of a service's units. */
export const custo = (servico: Servico, quantos: number): number =>
  (PRECOS[servico].usd * quantos) / PRECOS[servico].por
