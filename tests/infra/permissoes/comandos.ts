import { verbosDe } from '../../../lib/alcance.ts'

/** How IAM calls the actions of each client's commands. */
const SERVICOS: Readonly<Record<string, string>> = {
  'client-apigatewaymanagementapi': 'execute-api',
  'client-bedrock-runtime': 'bedrock',
  'client-cloudwatch': 'cloudwatch',
  'client-cognito-identity-provider': 'cognito-idp',
  'client-eventbridge': 'events',
  'client-kinesis-video': 'kinesisvideo',
  'client-kinesis-video-signaling': 'kinesisvideo',
  'client-pinpoint-sms-voice-v2': 'sms-voice',
  'client-rekognition': 'rekognition',
  'client-s3': 's3',
  'client-secrets-manager': 'secretsmanager',
  'client-ses': 'ses',
  'client-sfn': 'states',
  'client-sqs': 'sqs',
  'client-textract': 'textract',
}

/** Commands whose action has another name, or more than one (each service's own authorization reference). */
const OUTROS_NOMES: Readonly<Record<string, readonly string[]>> = {
  's3:HeadBucket': ['s3:ListBucket'],
  // To read the one and to write the other.
  's3:CopyObject': ['s3:GetObject', 's3:PutObject'],
  'bedrock:Converse': ['bedrock:InvokeModel'],
  'execute-api:PostToConnection': ['execute-api:ManageConnections'],
  'execute-api:DeleteConnection': ['execute-api:ManageConnections'],
  // Of who asks: to read and empty the dead letters, and to write to the queue they came from.
  'sqs:StartMessageMoveTask': [
    'sqs:StartMessageMoveTask',
    'sqs:ReceiveMessage',
    'sqs:DeleteMessage',
    'sqs:GetQueueAttributes',
    'sqs:SendMessage',
  ],
}

/** Commands that IAM does not decide: what they carry is the proof (a token of the person's own). */
export const SEM_IAM: ReadonlySet<string> = new Set([
  'cognito-idp:AssociateSoftwareToken',
  'cognito-idp:GetTokensFromRefreshToken',
  'cognito-idp:RevokeToken',
  'cognito-idp:VerifySoftwareToken',
])

const IMPORTACAO = /import\s*\{([^}]*)\}\s*from "@aws-sdk\/([\w-]+)"/g
const USO = /new (\w+)Command(\d*)\(/g

/** The client each name of a text stands for; the bundler numbers a name that it meets twice. */
function clientesDe(codigo: string): ReadonlyMap<string, string> {
  const clientes = new Map<string, string>()
  for (const [, nomes = '', cliente = ''] of codigo.matchAll(IMPORTACAO))
    for (const nome of nomes.split(',')) clientes.set(nome.trim().split(' as ').at(-1) ?? '', cliente)
  return clientes
}

/** The IAM actions a text of `codigoAlcancado` asks for. @throws Error for a client that is not written down here */
export function acoesDe(codigo: string): Set<string> {
  const clientes = clientesDe(codigo)
  const acoes = new Set(verbosDe(codigo).map((verbo) => `dynamodb:${verbo}`))
  for (const [, comando = '', numero = ''] of codigo.matchAll(USO)) {
    const cliente = clientes.get(`${comando}Command${numero}`)
    if (cliente === 'lib-dynamodb') continue
    const servico = SERVICOS[cliente ?? '']
    if (!servico)
      throw new Error(`${comando}Command is of ${cliente ?? 'no client'}, of which nothing is said`)
    const acao = `${servico}:${comando}`
    if (!SEM_IAM.has(acao)) for (const uma of OUTROS_NOMES[acao] ?? [acao]) acoes.add(uma)
  }
  if (/\bcreatePresignedPost\d*\(/.test(codigo)) acoes.add('s3:PutObject')
  return acoes
}

/** The secrets a text asks for, by name; one for each provider of certificates where the name is put together. */
export const segredosDe = (codigo: string): Set<string> =>
  new Set([...codigo.matchAll(/\bsegredo\d*\(["`]([\w-]+)/g)].flatMap(([, nome = '']) => nome))

/** The variables a text reads that name something of the account. */
export const variaveisDe = (codigo: string): Set<string> =>
  new Set([...codigo.matchAll(/\benv\d*\("(\w+)"\)/g)].flatMap(([, nome = '']) => nome))
