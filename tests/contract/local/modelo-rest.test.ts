import { expect, it } from 'vitest'
import { AwsError, type AwsResponse, type AwsService } from '../../../local/aws/service.ts'
import { achados } from './modelo.ts'
import { conferidaRest } from './modelo-rest.ts'

/** What holds the emulated services to their models sees what departs from them. */

interface Pedido {
  readonly method: string
  readonly alvo: string
  readonly body?: string
}

/** What is said of a service that gives this answer, whatever it is asked. */
async function ditoDe(name: string, { method, alvo, body = '' }: Pedido, resposta: AwsResponse | AwsError) {
  const servico: AwsService = {
    name,
    handle: async () => {
      if (resposta instanceof AwsError) throw resposta
      return resposta
    },
    close: async () => undefined,
  }
  const [path = '', query] = alvo.split('?')
  await conferidaRest(servico)
    .handle({ method, path, query: new URLSearchParams(query), headers: {}, body: Buffer.from(body) })
    .catch(() => undefined)
  return achados.splice(0)
}

const xml = (body: string, status = 200): AwsResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?>${body}`,
})
const LISTA = { method: 'GET', alvo: '/balde?list-type=2' }
const GUARDA = { method: 'PUT', alvo: '/balde/chave' }
const ENVIO = { method: 'POST', alvo: '/', body: 'Action=SendEmail' }
const carta = (resultado: string) =>
  xml(`<SendEmailResponse><SendEmailResult>${resultado}</SendEmailResult></SendEmailResponse>`)
const recusa = (codigo: string) =>
  xml(`<ErrorResponse><Error><Code>${codigo}</Code></Error></ErrorResponse>`, 400)

it.each<[string, string, Pedido, AwsResponse | AwsError, readonly string[]]>([
  [
    'a list as it is',
    's3',
    LISTA,
    xml('<ListBucketResult><KeyCount>1</KeyCount><Contents><Key>a</Key></Contents></ListBucketResult>'),
    [],
  ],
  [
    'another root',
    's3',
    LISTA,
    xml('<Lista/>'),
    ['ListObjectsV2: its document is Lista, not ListBucketResult'],
  ],
  [
    'an unknown element',
    's3',
    LISTA,
    xml('<ListBucketResult><Contents><Chave>a</Chave></Contents></ListBucketResult>'),
    ['ListObjectsV2.Contents[0].Chave: not of the model'],
  ],
  [
    'a number that is none',
    's3',
    LISTA,
    xml('<ListBucketResult><KeyCount>um</KeyCount></ListBucketResult>'),
    ['ListObjectsV2.KeyCount: "um" is no value of its kind'],
  ],
  ['another status', 's3', GUARDA, { status: 201 }, ['PutObject does not answer 201']],
  [
    'an unknown header',
    's3',
    GUARDA,
    { status: 200, headers: { 'x-amz-novo': '1' } },
    ['PutObject has no header x-amz-novo'],
  ],
  [
    'an error with another status',
    's3',
    LISTA,
    xml('<Error><Code>NoSuchBucket</Code></Error>', 400),
    ['s3 does not refuse with 400 NoSuchBucket'],
  ],
  ['an error of S3', 's3', LISTA, xml('<Error><Code>NoSuchBucket</Code></Error>', 404), []],
  ['a letter taken', 'ses', ENVIO, carta('<MessageId>1</MessageId>'), []],
  ['a letter without its number', 'ses', ENVIO, carta(''), ['SendEmail.MessageId: missing']],
  [
    'a letter with more',
    'ses',
    ENVIO,
    carta('<MessageId>1</MessageId><Id>1</Id>'),
    ['SendEmail.Id: not of the model'],
  ],
  ['an unknown refusal', 'ses', ENVIO, recusa('Nao'), ['SendEmail does not refuse with Nao']],
  ['a refusal of SES', 'ses', ENVIO, recusa('MessageRejected'), []],
  [
    'a description with more',
    'execute-api',
    { method: 'GET', alvo: '/@connections/1' },
    { status: 200, body: '{"connectedAt":"x","quem":1}' },
    ['GetConnection.quem: not of the model'],
  ],
  [
    'a delivery with another status',
    'execute-api',
    { method: 'POST', alvo: '/@connections/1' },
    { status: 202 },
    ['PostToConnection does not answer 202'],
  ],
  [
    'who is gone',
    'execute-api',
    { method: 'POST', alvo: '/@connections/1' },
    new AwsError('GoneException', '', 410),
    [],
  ],
  [
    'who is gone, by another status',
    'execute-api',
    { method: 'POST', alvo: '/@connections/1' },
    new AwsError('GoneException', '', 404),
    ['PostToConnection does not refuse with 404 GoneException'],
  ],
])('%s', async (_caso, servico, pedido, resposta, dito) => {
  expect(await ditoDe(servico, pedido, resposta)).toEqual(dito)
})
