import type { Cloud } from './cloud.ts'
import { ACCOUNT } from './cloud.ts'
import type { Deployments } from './deployments.ts'
import { plain } from './plain.ts'
import { Refused } from './refused.ts'
import { at } from './rules/rule.ts'

type Input = Readonly<Record<string, unknown>>
type Operation = (deployments: Deployments, region: string, input: Input) => object

/** Whoever operates makes roles beside those of the stacks. */
export const IAM: Readonly<Record<string, Operation>> = {
  GetAccountSummary: () => ({
    SummaryMap: new Map([
      ['RolesQuota', 1000],
      ['Roles', 30],
    ]),
  }),
  CreateOpenIDConnectProvider: (_deployments, _region, { Url }) => ({
    OpenIDConnectProviderArn: `arn:aws:iam::${ACCOUNT}:oidc-provider/${plain(Url).replace('https://', '')}`,
  }),
  CreateRole: (
    { cloud },
    _region,
    { RoleName, AssumeRolePolicyDocument, MaxSessionDuration: maxSeconds = 3600 },
  ) => {
    const name = plain(RoleName)
    const trust = policy(AssumeRolePolicyDocument)
    if (cloud.roles.has(name))
      throw new Refused('EntityAlreadyExists', `Role with name ${name} already exists.`, 409)
    cloud.roles.set(name, { maxSeconds: Number(maxSeconds), trust })
    return {
      Role: {
        Path: '/',
        RoleName: name,
        RoleId: 'AROAREHEARSAL',
        Arn: `arn:aws:iam::${ACCOUNT}:role/${name}`,
        CreateDate: new Date().toISOString(),
      },
    }
  },
  PutRolePolicy: ({ cloud }, _region, { RoleName, PolicyDocument }) => {
    const name = plain(RoleName)
    if (!cloud.roles.has(name))
      throw new Refused('NoSuchEntity', `The role with name ${name} cannot be found.`, 404)
    policy(PolicyDocument)
    return {}
  },
}

/** @throws Refused where a policy is none */
function policy(document: unknown): unknown {
  try {
    const read: unknown = JSON.parse(plain(document))
    if (at(read, 'Statement') !== undefined) return read
  } catch {
    // Said below.
  }
  throw new Refused('MalformedPolicyDocument', 'This policy contains invalid Json')
}

export const SNS: Readonly<Record<string, Operation>> = {
  ListSubscriptions: ({ cloud }, region) => ({
    Subscriptions: cloud.all('AWS::SNS::Subscription', region).map(({ properties }) => ({
      SubscriptionArn:
        properties.Protocol === 'email' && !cloud.confirmed
          ? 'PendingConfirmation'
          : plain(properties.TopicArn),
      Owner: ACCOUNT,
      Protocol: properties.Protocol,
      Endpoint: properties.Endpoint,
      TopicArn: properties.TopicArn,
    })),
  }),
}

/** What an account says of itself to `npm run conta-aws`, and what whoever operates changes of it. */
export const ACCOUNT_TARGETS: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  acm: {
    ListCertificates: ({ cloud }, region) => ({
      CertificateSummaryList: certificates(cloud, region).map(({ id, properties }) => ({
        CertificateArn: id,
        DomainName: properties.DomainName,
      })),
    }),
    DescribeCertificate: ({ cloud }, region, { CertificateArn }) => {
      const found = certificates(cloud, region).find(({ id }) => id === CertificateArn)
      if (!found)
        throw new Refused('ResourceNotFoundException', `Could not find certificate ${plain(CertificateArn)}.`)
      cloud.readRecords.add(found.id)
      const domain = plain(found.properties.DomainName)
      return {
        Certificate: {
          CertificateArn: found.id,
          DomainName: domain,
          DomainValidationOptions: [
            {
              DomainName: domain,
              ValidationMethod: 'DNS',
              ResourceRecord: {
                Name: `_prova.${domain}.`,
                Type: 'CNAME',
                Value: '_prova.acm-validations.aws.',
              },
            },
          ],
        },
      }
    },
  },
  servicequotas: {
    RequestServiceQuotaIncrease: ({ cloud }, _region, { DesiredValue }) => {
      if (Number(DesiredValue) <= cloud.settings.concurrency)
        throw new Refused(
          'InvalidResourceStateException',
          'The desired value is not more than the current one.',
        )
      cloud.settings.concurrency = Number(DesiredValue)
      return { RequestedQuota: { Status: 'PENDING', DesiredValue } }
    },
  },
  textract: { ListAdapters: () => ({ Adapters: [] }) },
  rekognition: { ListCollections: () => ({ CollectionIds: [], FaceModelVersions: [] }) },
  'cognito-idp': { ListUserPools: () => ({ UserPools: [] }) },
  wafv2: { ListWebACLs: () => ({ WebACLs: [] }) },
  // The policy is the organization's: here it stands already.
  organizations: {
    DescribeEffectivePolicy: (_deployments, _region, { PolicyType }) => ({
      EffectivePolicy: {
        PolicyType,
        PolicyContent: JSON.stringify({ services: { default: { opt_out_policy: 'optOut' } } }),
      },
    }),
  },
}

const certificates = (cloud: Cloud, region: string) =>
  cloud.all('AWS::CertificateManager::Certificate', region)
