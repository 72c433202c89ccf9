import type { Deployments } from './deployments.ts'
import { Refused } from './refused.ts'
import { at } from './rules/rule.ts'
import type { Call } from './call.ts'
import { xml } from './xml.ts'

const input = ({ body }: Call): Readonly<Record<string, unknown>> =>
  JSON.parse(body.toString('utf8') || '{}') as Record<string, unknown>

/** Services that speak REST: method, path, the operation's name in the SDK, and what it answers (as text, XML). */
export const REST: readonly (readonly [
  method: string,
  path: RegExp,
  name: string,
  answer: (deployments: Deployments, call: Call) => object | string,
])[] = [
  [
    'GET',
    /^\/2016-08-19\/account-settings\/?$/,
    'GetAccountSettings',
    ({ cloud }) => ({ AccountLimit: { ConcurrentExecutions: cloud.settings.concurrency } }),
  ],
  [
    'GET',
    /^\/2015-03-31\/functions\/?$/,
    'ListFunctions',
    ({ cloud }, { region }) => ({
      Functions: cloud.all('AWS::Lambda::Function', region).map(({ name, properties }) => ({
        FunctionName: name,
        Environment: properties.Environment,
      })),
    }),
  ],
  // The CLI looks at the function behind a custom resource that failed.
  [
    'GET',
    /^\/2015-03-31\/functions\/[^/]+\/configuration$/,
    'GetFunctionConfiguration',
    ({ cloud }, { region, url }) => {
      const name = decodeURIComponent(url.pathname.split('/')[3] ?? '')
      const found = cloud.find('AWS::Lambda::Function', region, (one) => one.name === name)
      if (!found) throw new Refused('ResourceNotFoundException', `Function not found: ${name}`, 404)
      return { FunctionName: name, LoggingConfig: found.properties.LoggingConfig }
    },
  ],
  ['GET', /^\/account-settings$/, 'DescribeRegionSettings', ({ cloud }) => cloud.settings.backup],
  [
    'PUT',
    /^\/account-settings$/,
    'UpdateRegionSettings',
    ({ cloud }, call) => {
      Object.assign(cloud.settings.backup, input(call))
      return {}
    },
  ],
  [
    'GET',
    /^\/foundation-model-availability\//,
    'GetFoundationModelAvailability',
    ({ cloud }, { url }) => ({
      modelId: decodeURIComponent(url.pathname.split('/')[2] ?? ''),
      agreementAvailability: { status: cloud.settings.model ? 'AVAILABLE' : 'NOT_AVAILABLE' },
      authorizationStatus: cloud.settings.model ? 'AUTHORIZED' : 'NOT_AUTHORIZED',
      entitlementAvailability: cloud.settings.model ? 'AVAILABLE' : 'NOT_AVAILABLE',
      regionAvailability: 'AVAILABLE',
    }),
  ],
  [
    'GET',
    /^\/v2\/email\/account$/,
    'GetAccount',
    ({ cloud }) => ({
      ProductionAccessEnabled: cloud.settings.mail,
      SendingEnabled: true,
      EnforcementStatus: 'HEALTHY',
    }),
  ],
  [
    'POST',
    /^\/v2\/email\/account\/details$/,
    'PutAccountDetails',
    ({ cloud }, call) => {
      if (!['EN', 'JA', undefined].includes(input(call).ContactLanguage as string | undefined))
        throw new Refused('BadRequestException', 'ContactLanguage must be EN or JA')
      cloud.settings.mail = input(call).ProductionAccessEnabled === true
      return {}
    },
  ],
  [
    'GET',
    /^\/v2\/email\/identities\//,
    'GetEmailIdentity',
    ({ cloud }, { url }) => {
      const name = decodeURIComponent(url.pathname.split('/')[4] ?? '')
      if (!cloud.all('AWS::SES::EmailIdentity').some((one) => one.name === name))
        throw new Refused('NotFoundException', `Email identity ${name} does not exist.`, 404)
      return {
        IdentityType: 'DOMAIN',
        VerifiedForSendingStatus: cloud.confirmed,
        DkimAttributes: {
          Status: cloud.confirmed ? 'SUCCESS' : 'PENDING',
          SigningHostedZone: 'dkim.amazonses.com',
          Tokens: ['um', 'dois', 'tres'],
        },
      }
    },
  ],
  [
    'GET',
    /^\/account$/,
    'GetAccount',
    ({ cloud }, { region }) => ({
      cloudwatchRoleArn: cloud.all('AWS::ApiGateway::Account', region)[0]?.properties.CloudWatchRoleArn,
    }),
  ],
  [
    'GET',
    /^\/v2\/apis$/,
    'GetApis',
    ({ cloud }, { region }) => ({
      items: cloud.all('AWS::ApiGatewayV2::Api', region).map(({ id, properties, attributes }) => ({
        apiId: id,
        name: properties.Name,
        protocolType: properties.ProtocolType,
        apiEndpoint: cloud.settings.apiEndpoint ?? attributes.ApiEndpoint,
      })),
    }),
  ],
  ['POST', /^\/listSignalingChannels$/, 'ListSignalingChannels', () => ({ ChannelInfoList: [] })],
  [
    'GET',
    /^\/2020-05-31\/distribution$/,
    'ListDistributions',
    ({ cloud }) => {
      const all = cloud.all('AWS::CloudFront::Distribution').map(({ id, attributes, properties }) => {
        const aliases = (at(properties, 'DistributionConfig', 'Aliases') ?? []) as readonly string[]
        const items = aliases.map((alias) => xml('CNAME', alias)).join('')
        return `<DistributionSummary>${xml('Id', id)}${xml('DomainName', attributes.DomainName)}<Aliases><Quantity>${aliases.length}</Quantity><Items>${items}</Items></Aliases></DistributionSummary>`
      })
      return `<DistributionList><IsTruncated>false</IsTruncated><Quantity>${all.length}</Quantity><Items>${all.join('')}</Items></DistributionList>`
    },
  ],
]
