import { Match, type Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { FUNCOES } from '#domain/contratos.ts'
import { estagio } from '../../lib/estagios.ts'
import { montar } from './montagem.ts'

const { modelos, recursos } = montar('prod')

const trava = (dados: Template, Mode: string) => {
  dados.hasResourceProperties('AWS::S3::Bucket', {
    ObjectLockConfiguration: {
      ObjectLockEnabled: 'Enabled',
      Rule: { DefaultRetention: { Days: 7300, Mode } },
    },
    VersioningConfiguration: { Status: 'Enabled' },
  })
}

describe('the record', () => {
  test('cannot be replaced or deleted for 20 years: by nobody in production, by nobody ordinary in development', () => {
    trava(modelos.dados, 'COMPLIANCE')
    trava(montar('dev').modelos.dados, 'GOVERNANCE')
    expect(JSON.stringify(montar('local').modelos.dados)).not.toContain('ObjectLock')
  })

  test('its table is copied daily for five weeks and monthly for 20 years, in a vault nobody empties early', () => {
    modelos.dados.hasResourceProperties('AWS::Backup::BackupPlan', {
      BackupPlan: Match.objectLike({
        BackupPlanRule: [
          Match.objectLike({ RuleName: 'diaria', Lifecycle: { DeleteAfterDays: 35 } }),
          Match.objectLike({
            RuleName: 'mensal',
            Lifecycle: { DeleteAfterDays: 7300, MoveToColdStorageAfterDays: 90 },
          }),
        ],
      }),
    })
    modelos.dados.hasResourceProperties('AWS::Backup::BackupVault', {
      LockConfiguration: { MinRetentionDays: 35, ChangeableForDays: 30 },
    })
  })
})

describe('keys', () => {
  test('each class of data has its own, changed every year', () => {
    const chaves = recursos('AWS::KMS::Key')
    expect(chaves.map(({ pilha, Properties }) => `${pilha}: ${String(Properties.Description)}`)).toEqual([
      'dados: Dados de saúde da Acolhe',
      'dados: Documentos e selfies da Acolhe',
      'dados: Segredos da Acolhe',
      'dados: Registros da Acolhe',
      'observabilidade: Avisos dos alarmes da Acolhe',
      'borda: Registros da Acolhe',
    ])
    for (const { Properties } of chaves) expect(Properties.EnableKeyRotation).toBe(true)
  })

  test('every log is encrypted with ours', () => {
    const abertos = recursos('AWS::Logs::LogGroup').filter(({ Properties }) => !Properties.KmsKeyId)
    expect(abertos).toEqual([])
  })
})

test('sign-in: threats are stopped in production and only noted in development; tokens live an hour, a session 30 days', () => {
  modelos.aplicacao.hasResourceProperties('AWS::Cognito::UserPool', {
    UserPoolTier: 'PLUS',
    UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' },
    DeletionProtection: 'ACTIVE',
  })
  montar('dev').modelos.aplicacao.hasResourceProperties('AWS::Cognito::UserPool', {
    UserPoolAddOns: { AdvancedSecurityMode: 'AUDIT' },
  })
  modelos.aplicacao.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    AccessTokenValidity: 60,
    IdTokenValidity: 60,
    RefreshTokenValidity: 43_200,
    EnableTokenRevocation: true,
  })
})

test('what must never wait has concurrency of its own', () => {
  const reservadas = recursos('AWS::Lambda::Function').flatMap(({ Properties }) => {
    const { ReservedConcurrentExecutions: quantas, Description } = Properties
    const nome = FUNCOES.find(({ resumo }) => resumo === Description)?.nome
    return quantas === undefined || nome === undefined ? [] : [[nome, quantas] as const]
  })
  expect(Object.fromEntries(reservadas)).toEqual(estagio('prod').concorrencia)
})

test('every alarm rings somewhere', () => {
  const mudos = recursos('AWS::CloudWatch::Alarm').filter(
    ({ Properties }) => !(Properties.AlarmActions as unknown[] | undefined)?.length,
  )
  expect(mudos).toEqual([])
})

test('what an alarm rings at lets it: its topic and the key that topic is under', () => {
  const deixa = (Action: unknown) => ({
    Statement: Match.arrayWith([
      Match.objectLike({ Effect: 'Allow', Principal: { Service: 'cloudwatch.amazonaws.com' }, Action }),
    ]),
  })
  const { observabilidade } = Object.fromEntries(modelos.todos)
  const topicos = Object.entries(observabilidade?.findResources('AWS::SNS::Topic') ?? {})
  expect(topicos).toHaveLength(1)
  for (const [topico, { Properties }] of topicos) {
    observabilidade?.hasResourceProperties('AWS::SNS::TopicPolicy', {
      Topics: [{ Ref: topico }],
      PolicyDocument: deixa('sns:Publish'),
    })
    const chave = Properties.KmsMasterKeyId['Fn::GetAtt'][0] as string
    observabilidade?.templateMatches({
      Resources: { [chave]: { Properties: { KeyPolicy: deixa(['kms:Decrypt', 'kms:GenerateDataKey']) } } },
    })
  }
})

test('no two stacks make something of the same name', () => {
  const nomes = ['AWS::Logs::LogGroup', 'AWS::SQS::Queue', 'AWS::StepFunctions::StateMachine'].flatMap(
    (type) =>
      recursos(type).map(
        ({ Properties }) => Properties.LogGroupName ?? Properties.QueueName ?? Properties.StateMachineName,
      ),
  )
  const dados = nomes.filter((nome) => nome !== undefined)
  expect(new Set(dados).size).toBe(dados.length)
})
