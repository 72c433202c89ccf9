import type { Funcao } from '#domain/base/contrato.ts'

interface Excecao {
  readonly acao: RegExp
  /** Of which functions, given also what their code asks for. */
  readonly de: (funcao: Funcao, pedidas: ReadonlySet<string>) => boolean
  readonly porque: string
}

const GUARDADO = /^(dynamodb|s3|secretsmanager):/

/** What a role may do that no command of its function asks for. */
export const SEM_COMANDO: readonly Excecao[] = [
  {
    acao: /^logs:(CreateLogStream|PutLogEvents)$/,
    de: () => true,
    porque: 'Lambda writes what the function logs, as the function.',
  },
  {
    acao: /^kms:(Decrypt|GenerateDataKey)$/,
    de: ({ tipo }, pedidas) => tipo === 'stream' || [...pedidas].some((acao) => GUARDADO.test(acao)),
    porque:
      'Table, buckets and secrets are sealed with keys of ours, which their services ask for as who calls.',
  },
  {
    acao: /^dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)$/,
    de: ({ tipo }) => tipo === 'stream',
    porque: 'Lambda reads the stream, as the consumer it reads it for.',
  },
  {
    acao: /^sqs:(GetQueueAttributes|GetQueueUrl|SendMessage)$/,
    de: ({ tipo }) => tipo === 'stream',
    porque: 'Lambda leaves there what the consumer failed on too often; CDK grants the three together.',
  },
  {
    acao: /^kms:DescribeKey$/,
    de: ({ tipo }) => tipo === 'stream',
    porque: 'CDK grants it with the reading of a sealed stream.',
  },
  {
    acao: /^sqs:(ChangeMessageVisibility|DeleteMessage|GetQueueAttributes|GetQueueUrl|ReceiveMessage)$/,
    de: ({ tipo }) => tipo === 'evento',
    porque: 'Lambda reads the queue, as the consumer it reads it for.',
  },
  {
    acao: /^bedrock:ApplyGuardrail$/,
    de: (_funcao, pedidas) => pedidas.has('bedrock:InvokeModel'),
    porque: 'Asked of whoever calls a model with a guardrail; there is no call of its own.',
  },
]
