import { plain } from './plain.ts'
import type { Cloud } from './cloud.ts'
import type { Deployments } from './deployments.ts'
import { ACCOUNT_TARGETS } from './operator.ts'
import { Refused } from './refused.ts'

type Input = Readonly<Record<string, unknown>>
type Operation = (deployments: Deployments, region: string, input: Input) => object

/** Services that speak JSON by `x-amz-target`: what the CLI and whoever operates ask of them. */
export const TARGETS: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  ...ACCOUNT_TARGETS,
  ssm: {
    GetParameter: ({ cloud }, region, { Name }) => {
      const Value = cloud.parameters.get(`${region}/${plain(Name)}`)
      if (Value === undefined) throw new Refused('ParameterNotFound', '')
      return { Parameter: { Name, Value, Type: 'String', Version: 1 } }
    },
    PutParameter: ({ cloud }, region, { Name, Value }) => {
      cloud.parameters.set(`${region}/${plain(Name)}`, plain(Value))
      return { Version: 1 }
    },
  },
  // What was done minutes ago is not in the history yet: it takes up to fifteen (CloudTrail User Guide,
  // "LookupEvents").
  cloudtrail: {
    LookupEvents: () => ({ Events: [] }),
    GetTrailStatus: ({ cloud }) => ({ IsLogging: cloud.confirmed }),
    DescribeTrails: () => ({
      trailList: [{ Name: 'acolhe', IsMultiRegionTrail: true, LogFileValidationEnabled: true }],
    }),
    GetEventSelectors: () => ({
      AdvancedEventSelectors: ['Management', 'AWS::DynamoDB::Table', 'AWS::S3::Object'].map((valor) => ({
        FieldSelectors: [
          { Field: valor === 'Management' ? 'eventCategory' : 'resources.type', Equals: [valor] },
        ],
      })),
    }),
  },
  // No function runs while it deploys: none has said anything.
  logs: { FilterLogEvents: () => ({ events: [], searchedLogStreams: [] }) },
  secretsmanager: {
    GetSecretValue: ({ cloud }, _region, { SecretId, VersionStage = 'AWSCURRENT' }) => ({
      ARN: SecretId,
      Name: nameOfSecret(plain(SecretId)),
      SecretString: secretOf(cloud, SecretId).get(plain(VersionStage)) ?? notThere(),
    }),
    PutSecretValue: ({ cloud }, _region, { SecretId, SecretString, VersionStages }) => {
      const labels = (VersionStages ?? ['AWSCURRENT']) as readonly string[]
      for (const label of labels) secretOf(cloud, SecretId).set(label, plain(SecretString))
      return { ARN: SecretId, Name: nameOfSecret(plain(SecretId)), VersionStages: labels }
    },
  },
}

const nameOfSecret = (arn: string): string => arn.split(':secret:')[1]?.replace(/-\w{6}$/, '') ?? arn
const notThere = (): never => {
  throw new Refused('ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
}
const secretOf = (cloud: Cloud, id: unknown): Map<string, string> =>
  cloud.secrets.get(plain(id)) ?? notThere()
