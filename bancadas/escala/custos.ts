import { memoriaDe } from '#domain/base/contrato.ts'
import { estagio } from '../../lib/estagios.ts'
import { HIPOTESES } from './hipoteses.ts'
import { leiturasCheias } from './leituras.ts'
import type { Passo, Perfil } from './perfil.ts'
import { custo } from './precos.ts'
import {
  chamadasDeFuncao,
  consumidoresDe,
  invocacoes,
  naJornada,
  passosDe,
  presentes,
  vezes,
  type Volume,
} from './volume.ts'

/** Units of the table one consultation costs, by what sets them off. */
interface Unidades {
  readonly leituras: number
  readonly escritas: number
}

export function unidadesDaJornada(perfil: Perfil, volume: Volume, shards: number): Unidades {
  const quem = presentes(volume)
  return {
    leituras: naJornada(perfil, volume, ({ usos }) =>
      usos.reduce((total, uso) => total + leiturasCheias(uso, perfil, quem, shards), 0),
    ),
    escritas: naJornada(perfil, volume, ({ usos }) => usos.reduce((total, uso) => total + uso.escritas, 0)),
  }
}

/** Milliseconds of all functions of one consultation: each its own, and its calls to AWS one after the other. */
export function msDeFuncao(perfil: Perfil, volume: Volume): number {
  const chamadas = (passo: Passo) => Object.values(passo.chamadas).reduce((a, b) => a + b, 0)
  return naJornada(
    perfil,
    volume,
    (passo) => invocacoes(passo) * HIPOTESES.msDaFuncao + chamadas(passo) * HIPOTESES.msPorChamada,
  )
}

/** The verification of a new patient's identity: both sides and the selfie (step-functions/kyc.asl.json). */
const KYC = { paginas: 2, rostos: 3, transicoes: 14 } as const
/** Minutes of connection: the screen of the patient, the doctor's share, and the call's own two. */
const minutosDeConexao = (volume: Volume): number => vezes(volume)['ping'] ?? 0
const GIGA = 1024 ** 3

const DIAS_NO_MES = 30

/** USD of one consultation: its share of the channels, and, if its call is relayed, both sides' minutes and bits. */
function retransmissao({ porDia }: Volume): number {
  const { retransmitidas, minutosNaSala, megabitsPorSegundo } = HIPOTESES
  const gigabytes = (minutosNaSala * 60 * megabitsPorSegundo) / 8 / 1024
  return (
    custo('canal_de_video', estagio('prod').canaisDeVideo) / (porDia * DIAS_NO_MES) +
    retransmitidas * 2 * (custo('turn_minuto', minutosNaSala) + custo('saida_gb', gigabytes))
  )
}

const DO_PASSO = ['DynamoDB', 'Lambda', 'API Gateway', 'EventBridge e SQS', 'CloudWatch Logs'] as const
type CustoDoPasso = Readonly<Record<(typeof DO_PASSO)[number], number>>

/** USD of one step, of the services that are paid by what it does. */
function custoDoPasso(passo: Passo, leituras: number): CustoDoPasso {
  const { usos, chamadas, eventos, pedidos, recebidas, enviadas } = passo
  const funcoes = invocacoes(passo)
  // The calls to AWS fall evenly on the functions of the step.
  const msDeCada =
    HIPOTESES.msDaFuncao + (soma(Object.values(chamadas)) / Math.max(1, funcoes)) * HIPOTESES.msPorChamada
  const gigabytes = soma(chamadasDeFuncao(passo).map(([funcao, n]) => (n * memoriaDe(funcao)) / 1024))
  const daFila = soma(Object.entries(eventos).map(([nome, n]) => n * consumidoresDe(nome)))
  return {
    DynamoDB:
      custo('dynamodb_leitura', leituras) +
      custo('dynamodb_escrita', soma(usos.map(({ escritas }) => escritas))),
    Lambda: custo('lambda_pedido', funcoes) + custo('lambda_gb_segundo', gigabytes * (msDeCada / 1000)),
    'API Gateway': custo('api_http', pedidos) + custo('api_socket_mensagem', recebidas + enviadas),
    // Sent, received and deleted.
    'EventBridge e SQS': custo('eventos', soma(Object.values(eventos))) + custo('sqs', daFila * 3),
    'CloudWatch Logs': custo('registros_gb', (funcoes * HIPOTESES.bytesDeRegistro) / GIGA),
  }
}

export interface PassoContado {
  readonly nome: string
  readonly vezes: number
  /** Of all the times together. */
  readonly unidades: Unidades
  readonly invocacoes: number
  readonly usd: number
}

/** Every step with what all of its times in one consultation come to, for a reader who looks for what to spare. */
export function passosContados(perfil: Perfil, volume: Volume, shards: number): readonly PassoContado[] {
  const quem = presentes(volume)
  return passosDe(perfil, volume).map(([nome, passo, n]) => {
    const leituras = soma(passo.usos.map((uso) => leiturasCheias(uso, perfil, quem, shards)))
    const escritas = soma(passo.usos.map((uso) => uso.escritas))
    return {
      nome,
      vezes: n,
      unidades: { leituras: n * leituras, escritas: n * escritas },
      invocacoes: n * invocacoes(passo),
      usd: n * soma(Object.values(custoDoPasso(passo, leituras))),
    }
  })
}

/** USD of one consultation, by service. */
export function custoPorConsulta(
  perfil: Perfil,
  volume: Volume,
  shards: number,
): Readonly<Record<string, number>> {
  const quem = presentes(volume)
  const vezesQue = (quanto: (passo: Passo) => number) => naJornada(perfil, volume, quanto)
  const dosPassos = (servico: (typeof DO_PASSO)[number]) =>
    vezesQue(
      (passo) =>
        custoDoPasso(passo, soma(passo.usos.map((uso) => leiturasCheias(uso, perfil, quem, shards))))[
          servico
        ],
    )
  const pedidos = vezesQue((passo) => passo.pedidos)
  const fluxos = vezesQue((passo) => passo.chamadas['states.StartExecution'] ?? 0)
  const cartas = vezesQue((passo) => passo.chamadas['ses'] ?? 0)
  return {
    DynamoDB: dosPassos('DynamoDB'),
    Lambda: dosPassos('Lambda'),
    'API Gateway': dosPassos('API Gateway') + custo('api_socket_minuto', minutosDeConexao(volume)),
    'Step Functions': custo('sfn_transicao', fluxos * 2 + HIPOTESES.novos * KYC.transicoes),
    'EventBridge e SQS': dosPassos('EventBridge e SQS'),
    SES: custo('ses', cartas),
    'CloudFront e WAF':
      custo('cloudfront_gb', HIPOTESES.megabytesPorVisita / 1024) +
      custo('cloudfront_pedidos', HIPOTESES.arquivosPorVisita + pedidos) +
      custo('waf_pedidos', HIPOTESES.arquivosPorVisita + pedidos),
    'CloudWatch Logs': dosPassos('CloudWatch Logs'),
    S3: custo('s3_gravar', 2),
    'Textract e Rekognition':
      HIPOTESES.novos * (custo('textract_texto', KYC.paginas) + custo('rekognition', KYC.rostos)),
    'Kinesis Video Streams': retransmissao(volume),
    Cognito: custo('cognito_lite', 1 / HIPOTESES.consultasPorAtivo),
  }
}

const soma = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0)
