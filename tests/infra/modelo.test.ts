import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { FUNCOES } from '#domain/contratos.ts'
import { montar } from './montagem.ts'

const { modelos } = montar('prod')
const ofType = (tipo: string) => FUNCOES.filter((f) => f.tipo === tipo)

describe('data', () => {
  test('the table streams, expires, recovers to a point in time and is encrypted with our key', () => {
    modelos.dados.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      Replicas: [
        Match.objectLike({
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          DeletionProtectionEnabled: true,
        }),
      ],
    })
  })

  test('every bucket is closed to the public and refuses plain HTTP', () => {
    for (const modelo of [modelos.dados, modelos.site]) {
      const buckets = Object.keys(modelo.findResources('AWS::S3::Bucket'))
      modelo.allResourcesProperties('AWS::S3::Bucket', {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      })
      const policies = Object.values(modelo.findResources('AWS::S3::BucketPolicy'))
      const tlsOnly = policies.filter((policy) => JSON.stringify(policy).includes('aws:SecureTransport'))
      expect(tlsOnly).toHaveLength(buckets.length)
    }
  })

  test('identity uploads accept only the product’s own origin and expire after 90 days', () => {
    modelos.dados.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: {
        CorsRules: [
          Match.objectLike({ AllowedOrigins: ['https://acolhe.app'], AllowedMethods: ['POST', 'GET'] }),
        ],
      },
      LifecycleConfiguration: { Rules: Match.arrayWith([Match.objectLike({ ExpirationInDays: 90 })]) },
    })
  })
})

describe('application', () => {
  test('accounts are made only by our own sign-up, and unknown users are not told apart', () => {
    modelos.aplicacao.hasResourceProperties('AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      Policies: { PasswordPolicy: Match.objectLike({ MinimumLength: 8, RequireNumbers: true }) },
    })
    modelos.aplicacao.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
    })
  })

  test('the stream has exactly its two consumers, each with a dead-letter queue', () => {
    const mappings = Object.values(modelos.aplicacao.findResources('AWS::Lambda::EventSourceMapping')).filter(
      ({ Properties }) => Properties.StartingPosition !== undefined,
    )
    expect(mappings).toHaveLength(2)
    for (const { Properties } of mappings)
      expect(Properties).toMatchObject({
        DestinationConfig: { OnFailure: { Destination: expect.anything() as unknown } },
        FunctionResponseTypes: ['ReportBatchItemFailures'],
      })
  })

  test('every dead-letter queue has an alarm that names its runbook', () => {
    const consumers = [...ofType('stream'), ...ofType('evento')].map(({ nome }) => nome).sort()
    const alarms = Object.values(modelos.aplicacao.findResources('AWS::CloudWatch::Alarm')).map(
      ({ Properties }) => /#falhas-([\w-]+)$/.exec(String(Properties.AlarmDescription))?.[1] ?? '',
    )
    expect(alarms.sort()).toEqual(consumers)
  })

  test('every log has a retention', () => {
    modelos.aplicacao.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 365 })
  })

  test('workflows log no data', () => {
    modelos.aplicacao.allResourcesProperties('AWS::StepFunctions::StateMachine', {
      LoggingConfiguration: Match.objectLike({ IncludeExecutionData: false }),
    })
  })
})

describe('site', () => {
  test('CloudFront reads the bucket by origin access control and passes the APIs through uncached', () => {
    modelos.site.resourceCountIs('AWS::CloudFront::OriginAccessControl', 1)
    const [distribution] = Object.values(modelos.site.findResources('AWS::CloudFront::Distribution'))
    const behaviors = distribution?.Properties.DistributionConfig.CacheBehaviors as { PathPattern: string }[]
    expect(behaviors.map(({ PathPattern }) => PathPattern).sort()).toEqual(['/api/*', '/webhook/*', '/ws'])
    expect(distribution?.Properties.DistributionConfig.CustomErrorResponses).toBeUndefined()
  })
})
