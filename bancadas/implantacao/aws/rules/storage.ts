import { plain } from '../plain.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { Cloud, Physical } from '../cloud.ts'
import { at, refuse, type Rules, text } from './rule.ts'

export const STORAGE: Rules = {
  'AWS::S3::Bucket': {
    remove: (cloud, { name }) => {
      if ([...cloud.objects.keys()].some((key) => key.startsWith(`${name}/`)))
        refuse(
          'BucketNotEmpty',
          `The bucket you tried to delete is not empty. You must delete all versions in the bucket. (${name})`,
        )
    },
  },
  'AWS::DynamoDB::GlobalTable': {
    remove: (_cloud, { name, properties }) => {
      const [replica] = (properties.Replicas ?? []) as readonly unknown[]
      if (plain(at(replica, 'DeletionProtectionEnabled')) === 'true')
        refuse(
          'ValidationException',
          `Resource cannot be deleted as it is currently protected against deletion. Disable deletion protection first. (${name})`,
        )
    },
  },
  'AWS::SecretsManager::Secret': {
    create: (cloud, { id, properties }) => {
      const generated = properties.GenerateSecretString
      const key = at(generated, 'GenerateStringKey')
      if (key === undefined) return
      const length = Number(at(generated, 'PasswordLength') ?? 32)
      // The same bytes are never made twice, and read as letters and digits alone.
      const password = createHash('sha512').update(randomBytes(64)).digest('hex').slice(0, length)
      const template = JSON.parse(plain(at(generated, 'SecretStringTemplate') ?? '{}')) as object
      cloud.secrets.set(
        id,
        new Map([['AWSCURRENT', JSON.stringify({ ...template, [plain(key)]: password })]]),
      )
    },
    remove: (cloud, { id }) => void cloud.secrets.delete(id),
  },
  'AWS::Backup::BackupVault': {
    remove: (_cloud, { name, properties }) => {
      if (at(properties, 'LockConfiguration', 'ChangeableForDays') !== undefined)
        refuse('InvalidRequestException', `Backup vault ${name} is locked.`)
    },
  },
  'AWS::Backup::BackupPlan': { create: checkBackups, update: checkBackups },
  'AWS::SSM::Parameter': {
    create: ({ parameters }, { name, region, properties }) =>
      void parameters.set(`${region}/${name}`, text(properties, 'Value')),
    remove: ({ parameters }, { name, region }) => void parameters.delete(`${region}/${name}`),
  },
  'AWS::IAM::Policy': { create: checkInline, update: checkInline },
  'AWS::IAM::ManagedPolicy': {
    create: (_cloud, { name, properties }) => {
      if (sizeOf(properties.PolicyDocument) > 6144)
        refuse('LimitExceeded', `Cannot exceed quota for PolicySize: 6144 (${name})`)
    },
  },
  'AWS::KinesisVideo::SignalingChannel': {
    create: (_cloud, { properties }) => {
      if (!/^[\w.-]{1,256}$/.test(text(properties, 'Name')))
        refuse('InvalidArgumentException', 'Invalid channel name.')
    },
  },
}

/** White space is not counted. */
const sizeOf = (document: unknown): number => JSON.stringify(document).length

/** docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html: all inline policies of a role together. */
function checkInline(cloud: Cloud, policy: Physical): void {
  for (const role of (policy.properties.Roles ?? []) as readonly string[]) {
    const all = cloud
      .all('AWS::IAM::Policy')
      .filter((one) => one !== policy && ((one.properties.Roles ?? []) as readonly string[]).includes(role))
    const total = [policy, ...all].reduce((sum, { properties }) => sum + sizeOf(properties.PolicyDocument), 0)
    if (total > 10_240)
      refuse('LimitExceeded', `Maximum policy size of 10240 bytes exceeded for role ${role}`)
    if (!cloud.all('AWS::IAM::Role').some(({ name }) => name === role))
      refuse('NoSuchEntity', `The role with name ${role} cannot be found.`)
  }
}

/** docs.aws.amazon.com/aws-backup/latest/devguide/API_Lifecycle.html: cold storage is paid for ninety days at least. */
function checkBackups(_cloud: Cloud, { properties }: Physical): void {
  for (const rule of (at(properties, 'BackupPlan', 'BackupPlanRule') ?? []) as readonly unknown[]) {
    const cold = at(rule, 'Lifecycle', 'MoveToColdStorageAfterDays')
    const end = at(rule, 'Lifecycle', 'DeleteAfterDays')
    if (cold !== undefined && end !== undefined && Number(end) < Number(cold) + 90)
      refuse(
        'InvalidParameterValueException',
        'Invalid lifecycle. DeleteAfterDays cannot be less than 90 days apart from MoveToColdStorageAfterDays',
      )
  }
}
