import { Match, type Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { FUNCOES } from '#domain/contratos.ts'
import { estagio } from '../../lib/estagios.ts'
import { completo, montar, sintetizar } from './montagem.ts'

const { modelos, recursos } = montar('prod')

const prod = completo('prod')
const emServico = sintetizar({ ...prod, emServico: true, guarda: { modo: 'COMPLIANCE', anos: 20 } })
/** Stacks with something that refuses to be deleted. */
const protegidos = ({ modelos: { todos } }: typeof emServico): string[] =>
  [...todos]
    .filter(([, modelo]) =>
      /"DeletionProtection(Enabled)?":("ACTIVE"|true)/.test(JSON.stringify(modelo.toJSON())),
    )
    .map(([nome]) => nome)

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
  test('cannot be replaced or deleted for 20 years: by nobody ordinary, and once the stage is in service by nobody', () => {
    trava(emServico.modelos.dados, 'COMPLIANCE')
    trava(modelos.dados, 'GOVERNANCE')
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
      LockConfiguration: { MinRetentionDays: 35, ChangeableForDays: Match.absent() },
    })
    emServico.modelos.dados.hasResourceProperties('AWS::Backup::BackupVault', {
      LockConfiguration: { MinRetentionDays: 35, ChangeableForDays: 30 },
    })
  })

  test('what is not signed yet lies elsewhere, and goes', () => {
    const soltos = recursos('AWS::S3::Bucket').filter(({ Properties }) => !Properties.ObjectLockConfiguration)
    const rascunhos = soltos.find(({ id }) => id.startsWith('Rascunhos'))
    expect(rascunhos?.Properties.LifecycleConfiguration).toMatchObject({
      Rules: [{ Prefix: 'envios/', ExpirationInDays: 1 }, { ExpirationInDays: 90 }],
    })
  })
})

describe('a first deployment that fails can be tried again', () => {
  test('nothing is kept that was only just made, nor protected before the stage is in service', () => {
    const guardados = [...modelos.todos.values()].flatMap((modelo) =>
      Object.values(modelo.toJSON().Resources),
    )
    const recursosComPolitica = guardados as { DeletionPolicy?: string }[]
    const politicas = recursosComPolitica.map(({ DeletionPolicy }) => DeletionPolicy)
    // Its own stack fills it before the stack stands: a deletion would find it full, and stop. Its name is not fixed.
    expect(recursosComPolitica.filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain')).toEqual([
      expect.objectContaining({
        Type: 'AWS::S3::Bucket',
        Properties: expect.not.objectContaining({ BucketName: expect.anything() }),
        Metadata: expect.objectContaining({ 'acolhe:cheio-ao-nascer': true }),
      }),
    ])
    expect(politicas).toContain('RetainExceptOnCreate')
    expect(protegidos(montar('prod'))).toEqual([])
    expect(protegidos(emServico)).toEqual(['dados', 'aplicacao'])
  })

  test('what is kept has no name that the next try would want', () => {
    const nomeado = /^(Secret|BackupVault|LogGroup|Bucket|Table|UserPool|Collection)?Name$|^CollectionId$/
    const fixos = [...modelos.todos.values()].flatMap((modelo) =>
      Object.entries(
        modelo.toJSON().Resources as Record<string, { DeletionPolicy?: string; Properties?: object }>,
      )
        .filter(([, { DeletionPolicy }]) => DeletionPolicy === 'RetainExceptOnCreate')
        .flatMap(([id, { Properties = {} }]) =>
          Object.entries(Properties)
            .filter(([nome, valor]) => nomeado.test(nome) && typeof valor === 'string')
            .map(() => id),
        ),
    )
    expect(fixos).toEqual([])
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
      'borda: Avisos dos alarmes da Acolhe',
      'borda: Registros da Acolhe',
    ])
    for (const { Properties } of chaves) expect(Properties.EnableKeyRotation).toBe(true)
  })

  test('every log is encrypted with ours', () => {
    const abertos = recursos('AWS::Logs::LogGroup').filter(({ Properties }) => !Properties.KmsKeyId)
    expect(abertos).toEqual([])
  })
})

test('sign-in: the plan that is paid for what it does, no mail of Cognito’s own; tokens live ten minutes, a session 30 days', () => {
  modelos.aplicacao.hasResourceProperties('AWS::Cognito::UserPool', {
    UserPoolTier: 'LITE',
    UserPoolAddOns: Match.absent(),
    AutoVerifiedAttributes: [],
    LambdaConfig: { PreTokenGenerationConfig: Match.absent() },
  })
  modelos.aplicacao.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    AccessTokenValidity: 10,
    IdTokenValidity: 10,
    RefreshTokenValidity: 43_200,
    EnableTokenRevocation: true,
    RefreshTokenRotation: Match.absent(),
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
