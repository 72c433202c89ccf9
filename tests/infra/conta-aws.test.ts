import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { exigencias } from '../../lib/conta-aws/exigencias.ts'
import { comTabela } from '../../lib/conta-aws/tabela.ts'
import { estagio } from '../../lib/estagios.ts'
import { montar } from './montagem.ts'

const PROD = exigencias(estagio('prod'))
const de = (nome: string) => {
  const achada = PROD.find((uma) => uma.nome === nome)
  if (!achada) throw new Error(`Não há "${nome}"`)
  return achada
}

test('the document prints the list as it is', () => {
  const documento = readFileSync(path.resolve(import.meta.dirname, '../../docs/implantacao.md'), 'utf8')
  expect(comTabela(documento, PROD)).toBe(documento)
})

test('the domain that must be proven is the one the stage writes from', () => {
  expect(de('Domínio dos e-mails provado').leitura.at(-1)).toBe('acolhe.app')
  const dev = exigencias(estagio('dev')).find(({ nome }) => nome === 'Domínio dos e-mails provado')
  expect(dev?.leitura.at(-1)).toBe('dev.acolhe.app')
})

test('everything is read by a call that changes nothing', () => {
  for (const { leitura } of PROD) expect(leitura[1]).toMatch(/^(?:get|list|describe)-/)
})

/** An effective policy of a service each. */
const politica = (escolhas: Readonly<Record<string, string>>) => ({
  EffectivePolicy: {
    PolicyContent: JSON.stringify({
      services: Object.fromEntries(
        Object.entries(escolhas).map(([servico, opt_out_policy]) => [servico, { opt_out_policy }]),
      ),
    }),
  },
})

test('whoever is on call is asked for in each region that an alarm rings in', () => {
  const topicos = montar('prod')
    .recursos('AWS::SNS::Topic')
    .map(({ pilha }) => pilha)
  expect(topicos).toEqual(['observabilidade', 'borda'])
  expect(PROD.filter(({ nome }) => nome.startsWith('Quem está')).map(({ regiao }) => regiao)).toEqual([
    'sa-east-1',
    'us-east-1',
  ])
})

/** A trail's selectors, one for each value. */
const seletores = (...valores: readonly string[]) => ({
  AdvancedEventSelectors: valores.map((valor) => ({
    FieldSelectors: [{ Field: valor === 'Management' ? 'eventCategory' : 'resources.type', Equals: [valor] }],
  })),
})

/** Answers as the services' models have them: the AWS CLI prints them so. */
describe('what is missing is told', () => {
  test.each<[string, unknown, RegExp]>([
    ['Preparo do CDK em us-east-1', { Parameter: { Value: '30' } }, /^nada$/],
    ['Preparo do CDK em us-east-1', { Parameter: { Value: '5' } }, /é preciso a 6/],
    ['Cota de execuções ao mesmo tempo', { AccountLimit: { ConcurrentExecutions: 1000 } }, /^nada$/],
    ['Cota de execuções ao mesmo tempo', { AccountLimit: { ConcurrentExecutions: 10 } }, /a conta tem 10/],
    ['Cota de papéis', { SummaryMap: { RolesQuota: 1000, Roles: 30 } }, /^nada$/],
    ['Cota de papéis', { SummaryMap: { RolesQuota: 100, Roles: 0 } }, /pode ter 100/],
    ['Cota de papéis', { SummaryMap: { RolesQuota: 1000, Roles: 900 } }, /sobram 100/],
    [
      'Cópias para armazenamento frio',
      {
        ResourceTypeOptInPreference: { DynamoDB: true },
        ResourceTypeManagementPreference: { DynamoDB: true },
      },
      /^nada$/,
    ],
    [
      'Cópias para armazenamento frio',
      {
        ResourceTypeOptInPreference: { DynamoDB: true },
        ResourceTypeManagementPreference: { DynamoDB: false },
      },
      /desligados/,
    ],
    [
      'Modelo da triagem',
      {
        authorizationStatus: 'AUTHORIZED',
        entitlementAvailability: 'AVAILABLE',
        regionAvailability: 'AVAILABLE',
      },
      /^nada$/,
    ],
    [
      'Modelo da triagem',
      {
        authorizationStatus: 'NOT_AUTHORIZED',
        entitlementAvailability: 'AVAILABLE',
        regionAvailability: 'AVAILABLE',
      },
      /authorizationStatus/,
    ],
    ['Saída do sandbox do SES', { ProductionAccessEnabled: true, SendingEnabled: true }, /^nada$/],
    ['Saída do sandbox do SES', { ProductionAccessEnabled: false, SendingEnabled: true }, /sandbox/],
    [
      'Saída do sandbox do SES',
      { ProductionAccessEnabled: true, SendingEnabled: false, EnforcementStatus: 'SHUTDOWN' },
      /SHUTDOWN/,
    ],
    [
      'Domínio dos e-mails provado',
      { VerifiedForSendingStatus: true, DkimAttributes: { Status: 'SUCCESS' } },
      /^nada$/,
    ],
    [
      'Domínio dos e-mails provado',
      { VerifiedForSendingStatus: false, DkimAttributes: { Status: 'PENDING' } },
      /DKIM: PENDING/,
    ],
    ['Trilha de quem mexe na conta', { IsLogging: true }, /^nada$/],
    ['Trilha de quem mexe na conta', { IsLogging: false }, /não está gravando/],
    [
      'Trilha de quem mexe na conta',
      { IsLogging: true, LatestDeliveryError: 'AccessDenied' },
      /não entrega .* \(AccessDenied\)/,
    ],
    [
      'Trilha também em us-east-1',
      { trailList: [{ Name: 'acolhe', IsMultiRegionTrail: true, LogFileValidationEnabled: true }] },
      /^nada$/,
    ],
    ['Trilha também em us-east-1', { trailList: [] }, /IsMultiRegionTrail e LogFileValidationEnabled/],
    [
      'Trilha também em us-east-1',
      { trailList: [{ Name: 'acolhe', IsMultiRegionTrail: true, LogFileValidationEnabled: false }] },
      /sem LogFileValidationEnabled$/,
    ],
    [
      'Trilha de quem lê os dados',
      seletores('Management', 'AWS::DynamoDB::Table', 'AWS::S3::Object'),
      /^nada$/,
    ],
    ['Trilha de quem lê os dados', seletores('Management', 'AWS::S3::Object'), /: AWS::DynamoDB::Table$/],
    // The basic selectors, which a trail is born with.
    [
      'Trilha de quem lê os dados',
      { EventSelectors: [{ ReadWriteType: 'All', IncludeManagementEvents: true, DataResources: [] }] },
      /Management, AWS::DynamoDB::Table, AWS::S3::Object/,
    ],
    ['Papel de registro do API Gateway', { cloudwatchRoleArn: 'arn:aws:iam::1:role/x' }, /^nada$/],
    ['Papel de registro do API Gateway', {}, /papel algum/],
    [
      'Quem está de plantão confirmou em us-east-1',
      { Subscriptions: [{ SubscriptionArn: 'arn:aws:sns:x', Endpoint: 'a@b.c' }] },
      /^nada$/,
    ],
    [
      'Quem está de plantão confirmou em us-east-1',
      { Subscriptions: [{ SubscriptionArn: 'PendingConfirmation', Endpoint: 'a@b.c' }] },
      /a@b\.c/,
    ],
    ['Quem está de plantão confirmou em us-east-1', { Subscriptions: [] }, /ninguém/],
    ['Conteúdo fora do treino da AWS', politica({ default: 'optOut' }), /^nada$/],
    ['Conteúdo fora do treino da AWS', politica({ textract: 'optOut', rekognition: 'optOut' }), /^nada$/],
    [
      'Conteúdo fora do treino da AWS',
      politica({ default: 'optOut', rekognition: 'optIn' }),
      /: rekognition$/,
    ],
    ['Conteúdo fora do treino da AWS', politica({}), /textract, rekognition/],
  ])('%s %j', (nome, resposta, frase) => {
    expect(de(nome).falta(resposta) ?? 'nada').toMatch(frase)
  })
})
