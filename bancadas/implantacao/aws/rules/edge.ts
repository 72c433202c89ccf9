import { plain } from '../plain.ts'
import type { Cloud, Physical } from '../cloud.ts'
import { at, refuse, type Rules, text } from './rule.ts'

const HOME = 'us-east-1'
const CERTIFICATE = 'AWS::CertificateManager::Certificate'

const strings = (value: unknown): readonly string[] => ((value ?? []) as readonly unknown[]).map(plain)

function checkDistribution(cloud: Cloud, distribution: Physical): void {
  const config = distribution.properties.DistributionConfig
  const aliases = strings(at(config, 'Aliases'))
  for (const other of cloud.all('AWS::CloudFront::Distribution'))
    if (
      other !== distribution &&
      strings(at(other.properties.DistributionConfig, 'Aliases')).some((one) => aliases.includes(one))
    )
      refuse(
        'CNAMEAlreadyExists',
        `One or more of the CNAMEs you provided are already associated with a different resource. (${other.id})`,
      )
  const arn = at(config, 'ViewerCertificate', 'AcmCertificateArn')
  if (aliases.length > 0) {
    const certificate = cloud.find(CERTIFICATE, HOME, ({ id }) => id === arn)
    if (!certificate)
      refuse(
        'InvalidViewerCertificate',
        "The specified SSL certificate doesn't exist, isn't in us-east-1 region, isn't valid, or doesn't include a valid certificate chain.",
      )
    else if (!aliases.every((alias) => text(certificate.properties, 'DomainName') === alias))
      refuse(
        'InvalidViewerCertificate',
        'The certificate that is attached to your distribution does not cover the alternate domain name.',
      )
  }
  const acl = at(config, 'WebACLId')
  if (
    acl !== undefined &&
    !cloud.find('AWS::WAFv2::WebACL', HOME, ({ attributes }) => attributes.Arn === acl)
  )
    refuse('InvalidWebACLId', `Web ACL ${plain(acl)} does not exist or is not of CloudFront's region`)
  for (const behavior of behaviorsOf(distribution))
    for (const association of (at(behavior, 'FunctionAssociations') ?? []) as readonly unknown[]) {
      const name = at(association, 'FunctionARN')
      if (!cloud.all('AWS::CloudFront::Function').some(({ attributes }) => attributes.FunctionARN === name))
        refuse('InvalidFunctionAssociation', `The function ${plain(name)} does not exist`)
    }
  const logs = at(config, 'Logging', 'Bucket')
  if (logs !== undefined) checkLogs(cloud, plain(logs))
}

/** CloudFront writes its standard logs by access control list: a bucket without them refuses. */
function checkLogs(cloud: Cloud, bucket: string): void {
  const found = cloud.all('AWS::S3::Bucket').find(({ name }) => bucket.startsWith(`${name}.`))
  const [rule] = (at(found?.properties, 'OwnershipControls', 'Rules') ?? []) as readonly unknown[]
  if (
    !found ||
    ![undefined, 'BucketOwnerPreferred', 'ObjectWriter'].includes(
      at(rule, 'ObjectOwnership') as string | undefined,
    )
  )
    refuse(
      'InvalidArgument',
      `The S3 bucket that you specified for CloudFront logs does not enable ACL access: ${bucket}`,
    )
}

/** The default behaviour first, then the others. */
const behaviorsOf = ({ properties: { DistributionConfig: config } }: Physical): readonly unknown[] => [
  at(config, 'DefaultCacheBehavior'),
  ...((at(config, 'CacheBehaviors') ?? []) as readonly unknown[]),
]

export const EDGE: Rules = {
  'AWS::CloudFront::Distribution': { create: checkDistribution, update: checkDistribution },
  'AWS::CloudFront::Function': {
    create: (_cloud, { properties, name }) => {
      // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
      if (text(properties, 'FunctionCode').length > 10_240) refuse('FunctionSizeLimitExceeded', name)
    },
  },
  'AWS::WAFv2::WebACL': {
    create: (_cloud, { properties, region }) => {
      if (properties.Scope === 'CLOUDFRONT' && region !== HOME)
        refuse(
          'WAFInvalidParameterException',
          'The scope is not valid., field: SCOPE_VALUE, parameter: CLOUDFRONT',
        )
    },
    remove: (cloud, { attributes }) => {
      if (
        cloud
          .all('AWS::CloudFront::Distribution')
          .some((one) => at(one.properties.DistributionConfig, 'WebACLId') === attributes.Arn)
      )
        refuse(
          'WAFAssociatedItemException',
          "AWS WAF couldn't perform the operation because your resource is being used by another resource.",
        )
    },
  },
  'AWS::WAFv2::LoggingConfiguration': {
    create: (cloud, { properties, region }) => {
      for (const arn of strings(properties.LogDestinationConfigs)) {
        const group = arn.split(':log-group:')[1] ?? ''
        if (
          !group.startsWith('aws-waf-logs-') ||
          !cloud.find('AWS::Logs::LogGroup', region, ({ name }) => name === group)
        )
          refuse(
            'WAFInvalidParameterException',
            `The ARN isn't valid. A valid ARN begins with arn: and includes other information separated by colons or slashes., field: LOG_DESTINATION, parameter: ${arn}`,
          )
      }
    },
  },
  [CERTIFICATE]: {
    remove: (cloud, { id }) => {
      if (
        cloud
          .all('AWS::CloudFront::Distribution')
          .some(
            (one) => at(one.properties.DistributionConfig, 'ViewerCertificate', 'AcmCertificateArn') === id,
          )
      )
        refuse('ResourceInUseException', `Certificate ${id} in account is in use.`)
    },
  },
}
