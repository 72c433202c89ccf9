import * as iam from 'aws-cdk-lib/aws-iam'
import type { Balde, Funcao, Precisa } from '../domain/base/contrato.ts'
import { acrescenta, codigoDasFuncoes, escreve, indicesDe, type Verbo, verbosDe } from './alcance.ts'
import type { DadosStack } from './dados-stack.ts'
import type { Funcoes } from './funcoes.ts'
import type { ArnsDoModelo } from './modelo-da-triagem.ts'

export interface Recursos {
  readonly dados: DadosStack
  readonly poolArn: string
  readonly barramentoArn: string
  readonly socketArn: string
  readonly emailArns: readonly string[]
  /** Who texts come from; empty where the stage sends none. */
  readonly smsArns: readonly string[]
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
const OBJETO = {
  r: 's3:GetObject',
  w: 's3:PutObject',
  d: 's3:DeleteObject',
  e: 's3:GetObjectTagging',
} as const

/**
 * Grants each function exactly what its contract states; to the table, by the verbs and indexes its code can reach.
 * @throws Error naming a function whose code and contract do not say the same of the table
 */
export function conceder(funcoes: Funcoes, recursos: Recursos): void {
  for (const funcao of funcoes.declaradas) {
    const fn = funcoes.of(funcao)
    for (const statement of daTabela(funcao, recursos.dados)) fn.addToRolePolicy(statement)
    for (const statement of statements(funcao.precisa, recursos)) fn.addToRolePolicy(statement)
  }
}

function* daTabela(
  { nome, precisa: { tabela } }: Funcao,
  { tabela: { tableArn } }: DadosStack,
): Generator<iam.PolicyStatement> {
  const codigo = codigoDasFuncoes().get(nome) ?? ''
  const verbos = verbosDe(codigo)
  const alcanca = verbos.length === 0 ? undefined : escreve(verbos) ? 'rw' : 'r'
  if (alcanca !== tabela)
    throw new Error(
      `"${nome}" declara tabela: ${tabela}, mas o seu código alcança ${verbos.join(', ') || 'nada'}.`,
    )
  if (verbos.length === 0) return
  yield* semReescrever(codigo, verbos, tableArn)
  yield new iam.PolicyStatement({
    actions: verbos.map((verbo) => `dynamodb:${verbo}`),
    resources: [tableArn],
  })
  const indices = indicesDe(codigo).map((indice) => `${tableArn}/index/${indice}`)
  if (indices.length > 0) yield new iam.PolicyStatement({ actions: ['dynamodb:Query'], resources: indices })
}

/** Append-only items, by the beginning of their partition key. */
const SO_CRESCE = { auditoria: 'AUDITORIA#*', ato: 'ATOS#*' } as const

/**
 * Denies every function the change or removal of lines of the access logs and of acts; and to functions that append
 * none, writing them at all.
 */
function* semReescrever(
  codigo: string,
  verbos: readonly Verbo[],
  tableArn: string,
): Generator<iam.PolicyStatement> {
  const negar = (acoes: readonly Verbo[], chaves: readonly string[]) =>
    new iam.PolicyStatement({
      effect: iam.Effect.DENY,
      actions: acoes.map((verbo) => `dynamodb:${verbo}`),
      resources: [tableArn],
      conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': chaves } },
    })
  const mudancas = verbos.filter((verbo) => verbo === 'UpdateItem' || verbo === 'DeleteItem')
  if (mudancas.length > 0) yield negar(mudancas, Object.values(SO_CRESCE))
  const alheias = Object.entries(SO_CRESCE).flatMap(([entidade, chaves]) =>
    acrescenta(codigo, entidade) ? [] : chaves,
  )
  if (verbos.includes('PutItem') && alheias.length > 0) yield negar(['PutItem'], alheias)
}

function* statements(precisa: Precisa, recursos: Recursos): Generator<iam.PolicyStatement> {
  const allow = (actions: readonly string[], ...resources: string[]) =>
    new iam.PolicyStatement({ actions: [...actions], resources })
  const { dados } = recursos
  for (const [balde, modes] of Object.entries(precisa.baldes ?? {})) {
    const bucket = dados.baldes[balde as keyof typeof dados.baldes]
    yield allow(
      modes.map((mode) => OBJETO[mode]),
      bucket.arnForObjects('*'),
    )
  }
  if (precisa.desfazAnexos)
    yield allow([OBJETO.d], dados.baldes['prontuario-docs'].arnForObjects('*/conversa/*'))
  if (precisa.releAncoras) yield allow([OBJETO.r], dados.baldes['prontuario-docs'].arnForObjects('ancoras/*'))
  for (const segredo of precisa.segredos ?? [])
    yield allow(['secretsmanager:GetSecretValue'], dados.segredos[segredo].secretArn)
  for (const [classe, acoes] of dasChaves(precisa))
    if (acoes.length > 0) yield allow(acoes, dados.chaves[classe].keyArn)
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
  if (precisa.sms && recursos.smsArns.length > 0)
    yield allow(['sms-voice:SendTextMessage'], ...recursos.smsArns)
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
    const ver = [...contar, 'sqs:ReceiveMessage']
    // SQS carries the move out with the permissions of whoever starts it.
    const reenviar = [...ver, 'sqs:DeleteMessage', 'sqs:StartMessageMoveTask']
    const descartar = [...contar, 'sqs:PurgeQueue']
    yield allow({ contar, ver, reenviar, descartar }[precisa.falhas], recursos.falhasArn)
    if (precisa.falhas === 'reenviar') yield allow(['sqs:SendMessage'], recursos.filasArn)
  }
}

const LER = 'kms:Decrypt'
const GUARDAR = 'kms:GenerateDataKey'

/**
 * What is asked of the key of each class of data; the table is health data, who somebody is has a bucket of its own.
 */
function dasChaves({
  tabela,
  baldes,
  sondas,
}: Precisa): readonly (readonly ['saude' | 'identidade', string[]])[] {
  const dosBaldes = (...nomes: readonly Balde[]): string[] => {
    const modos = new Set(nomes.flatMap((nome) => baldes?.[nome] ?? []))
    return [...(modos.has('r') ? [LER] : []), ...(modos.has('w') ? [GUARDAR] : [])]
  }
  return [
    ['saude', (tabela ?? sondas) ? [LER, GUARDAR] : dosBaldes('prontuario-docs', 'rascunhos')],
    ['identidade', sondas ? [LER, GUARDAR] : dosBaldes('kyc-uploads')],
  ]
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
