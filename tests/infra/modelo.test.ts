import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { FUNCOES } from '#domain/contratos.ts'
import { montar } from './montagem.ts'

const { modelos, recursos } = montar('prod')
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
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    })
    modelos.aplicacao.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      // The server signs in for the browser, with the client's secret: the pool answers no browser.
      ExplicitAuthFlows: [
        'ALLOW_ADMIN_USER_PASSWORD_AUTH',
        'ALLOW_CUSTOM_AUTH',
        // Of a client without rotation; it too asks for the secret.
        'ALLOW_REFRESH_TOKEN_AUTH',
      ],
      GenerateSecret: true,
      WriteAttributes: ['locale'],
      PreventUserExistenceErrors: 'ENABLED',
    })
  })

  test('the stream has exactly its two consumers, each with a dead-letter queue', () => {
    const mappings = recursos('AWS::Lambda::EventSourceMapping').filter(
      ({ Properties }) => Properties.StartingPosition !== undefined,
    )
    expect(mappings).toHaveLength(2)
    for (const { Properties } of mappings)
      expect(Properties).toMatchObject({
        DestinationConfig: { OnFailure: { Destination: expect.anything() as unknown } },
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        FilterCriteria: { Filters: expect.any(Array) as unknown },
      })
  })

  test('every dead-letter queue has an alarm that names its runbook', () => {
    const consumers = [...ofType('stream'), ...ofType('evento')].map(({ nome }) => nome).sort()
    const alarms = recursos('AWS::CloudWatch::Alarm').flatMap(
      ({ Properties }) => /#falhas-([\w-]+)$/.exec(String(Properties.AlarmDescription))?.[1] ?? [],
    )
    expect(alarms.sort()).toEqual(consumers)
  })

  test('every log has a retention', () => {
    const retentions = recursos('AWS::Logs::LogGroup').map(({ Properties }) => Properties.RetentionInDays)
    expect(new Set(retentions)).toEqual(new Set([365]))
  })

  test('workflows log no data', () => {
    const machines = recursos('AWS::StepFunctions::StateMachine')
    expect(machines.map(({ pilha }) => pilha).sort()).toEqual(['consulta', 'kyc'])
    for (const { Properties } of machines)
      expect(Properties.LoggingConfiguration).toMatchObject({ IncludeExecutionData: false })
  })
})

describe('every stack', () => {
  test('stays under the 500 resources and the 1 MB CloudFormation allows', () => {
    const sizes = [...modelos.todos].map(([pilha, modelo]) => {
      const json = modelo.toJSON() as { Resources: object }
      return { pilha, recursos: Object.keys(json.Resources).length, bytes: JSON.stringify(json).length }
    })
    expect(sizes.filter(({ recursos: n, bytes }) => n > 400 || bytes > 800_000)).toEqual([])
  })
})

describe('site', () => {
  test('CloudFront reads the bucket by origin access control and passes the APIs through uncached', () => {
    modelos.site.resourceCountIs('AWS::CloudFront::OriginAccessControl', 1)
    const [distribution] = Object.values(modelos.site.findResources('AWS::CloudFront::Distribution'))
    const behaviors = distribution?.Properties.DistributionConfig.CacheBehaviors as { PathPattern: string }[]
    expect(behaviors.map(({ PathPattern }) => PathPattern).sort()).toEqual(['/api/*', '/webhook/*', '/ws'])
    // An error of one person's is never given to the next; and none is masked by a page.
    const erros = distribution?.Properties.DistributionConfig.CustomErrorResponses as object[]
    for (const ErrorCode of [403, 404, 500, 502, 503, 504])
      expect(erros).toContainEqual({ ErrorCode, ErrorCachingMinTTL: 0 })
  })
})
