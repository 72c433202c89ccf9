import * as iam from 'aws-cdk-lib/aws-iam'
import type { Precisa } from '../domain/contrato.ts'
import type { DadosStack } from './dados-stack.ts'
import type { Funcoes } from './funcoes.ts'
import type { ArnsDoModelo } from './modelo.ts'

export interface Recursos {
  readonly dados: DadosStack
  readonly poolArn: string
  readonly barramentoArn: string
  readonly socketArn: string
  readonly emailArns: readonly string[]
  /** What the stage's model may be asked by; empty when it names none. */
  readonly modeloArns: ArnsDoModelo
  readonly maquinaArn: (maquina: string) => string
  /** Whether the stage has the video proof of life on. */
  readonly provaDeVida: boolean
  /** The collection of approved faces, where the stage compares faces. */
  readonly colecaoArn: string
  /** The stage's video channels, where it has any. */
  readonly canaisDeVideoArn: string | undefined
  /** Every dead-letter queue, and every queue a consumer of the bus listens to. */
  readonly falhasArn: string
  readonly filasArn: string
}

const LEITURA = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']
const ESCRITA = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:ConditionCheckItem',
]
/** What is done to the collection of approved faces, and to no other. */
const DA_COLECAO: ReadonlySet<string> = new Set([
  'rekognition:SearchFacesByImage',
  'rekognition:IndexFaces',
  'rekognition:DeleteFaces',
])
const DOS_CANAIS = [
  'kinesisvideo:DescribeSignalingChannel',
  'kinesisvideo:GetSignalingChannelEndpoint',
  'kinesisvideo:GetIceServerConfig',
]
const OBJETO = { r: 's3:GetObject', w: 's3:PutObject', d: 's3:DeleteObject' } as const

/** Grants each function exactly what its contract states. */
export function conceder(funcoes: Funcoes, recursos: Recursos): void {
  for (const funcao of funcoes.declaradas) {
    const fn = funcoes.of(funcao)
    for (const statement of statements(funcao.precisa, recursos)) fn.addToRolePolicy(statement)
  }
}

function* statements(precisa: Precisa, recursos: Recursos): Generator<iam.PolicyStatement> {
  const allow = (actions: readonly string[], ...resources: string[]) =>
    new iam.PolicyStatement({ actions: [...actions], resources })
  const { dados } = recursos
  if (precisa.tabela) {
    const actions = precisa.tabela === 'rw' ? [...LEITURA, ...ESCRITA] : LEITURA
    yield allow(actions, dados.tabela.tableArn, `${dados.tabela.tableArn}/index/*`)
  }
  for (const [balde, modes] of Object.entries(precisa.baldes ?? {})) {
    const bucket = dados.baldes[balde as keyof typeof dados.baldes]
    yield allow(
      modes.map((mode) => OBJETO[mode]),
      bucket.arnForObjects('*'),
    )
  }
  for (const segredo of precisa.segredos ?? [])
    yield allow(['secretsmanager:GetSecretValue'], dados.segredos[segredo].secretArn)
  const chaves = classes(precisa).map((classe) => dados.chaves[classe].keyArn)
  if (chaves.length > 0) yield allow(['kms:Decrypt', 'kms:GenerateDataKey'], ...chaves)
  if (precisa.segredos) yield allow(['kms:Decrypt'], dados.chaves.segredos.keyArn)
  if (precisa.cognito) yield allow(precisa.cognito, recursos.poolArn)
  // These services know no resource narrower than the call itself.
  const semRecurso =
    precisa.ia?.filter((acao) => acao !== 'bedrock:InvokeModel' && !DA_COLECAO.has(acao)) ?? []
  if (semRecurso.length > 0) yield allow(semRecurso, '*')
  if (recursos.provaDeVida && precisa.provaDeVida) yield allow(precisa.provaDeVida, '*')
  const daColecao = precisa.ia?.filter((acao) => DA_COLECAO.has(acao)) ?? []
  if (daColecao.length > 0) yield allow(daColecao, recursos.colecaoArn)
  if (precisa.ia?.includes('bedrock:InvokeModel')) {
    const { modelos, guardrails } = recursos.modeloArns
    if (modelos.length > 0) yield allow(['bedrock:InvokeModel'], ...modelos)
    if (guardrails.length > 0) yield allow(['bedrock:ApplyGuardrail'], ...guardrails)
  }
  if (precisa.canaisDeVideo && recursos.canaisDeVideoArn) yield allow(DOS_CANAIS, recursos.canaisDeVideoArn)
  if (precisa.email) yield allow(['ses:SendRawEmail'], ...recursos.emailArns)
  if (precisa.sockets) yield allow(['execute-api:ManageConnections'], recursos.socketArn)
  if (precisa.eventos) yield allow(['events:PutEvents'], recursos.barramentoArn)
  for (const maquina of precisa.maquinas ?? []) {
    const arn = recursos.maquinaArn(maquina)
    yield allow(['states:StartExecution'], arn)
  }
  // Metrics have no resource of their own.
  if (precisa.metricas) yield allow(['cloudwatch:GetMetricData'], '*')
  if (precisa.sondas) yield* sondas(recursos, allow)
  if (precisa.falhas) {
    const contar = ['sqs:GetQueueUrl', 'sqs:GetQueueAttributes']
    if (precisa.falhas === 'contar') yield allow(contar, recursos.falhasArn)
    else {
      const mover = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:StartMessageMoveTask']
      yield allow([...contar, ...mover], recursos.falhasArn)
      yield allow(['sqs:SendMessage'], recursos.filasArn)
    }
  }
}

/** Classes of data a function reads or writes; the table is health data, who somebody is has a bucket of its own. */
function classes({ tabela, baldes, sondas }: Precisa): ('saude' | 'identidade')[] {
  const saude = tabela ?? baldes?.['prontuario-docs'] ?? baldes?.rascunhos ?? sondas
  const identidade = baldes?.['kyc-uploads'] ?? sondas
  return [...(saude ? (['saude'] as const) : []), ...(identidade ? (['identidade'] as const) : [])]
}

/** One object of its own in each bucket but the record's, and a look at each state machine. */
function* sondas(
  { dados, maquinaArn }: Recursos,
  allow: (actions: readonly string[], ...resources: string[]) => iam.PolicyStatement,
): Generator<iam.PolicyStatement> {
  const { 'prontuario-docs': guarda, ...outros } = dados.baldes
  const objetos = Object.values(outros).map((balde) => balde.arnForObjects('sonda/*'))
  yield allow(['s3:PutObject', 's3:GetObject'], ...objetos)
  yield allow(['s3:ListBucket'], guarda.bucketArn)
  yield allow(['states:DescribeStateMachine'], maquinaArn('kyc'), maquinaArn('expiracao'))
}
