import { plain } from './plain.ts'
import { ACCOUNT } from './cloud.ts'
import type { Deployments } from './deployments.ts'
import { Refused } from './refused.ts'

/** Who calls, and the roles the CDK's bootstrap made for it to assume. */
export const STS: Readonly<
  Record<
    string,
    (deployments: Deployments, region: string, input: Readonly<Record<string, unknown>>) => object
  >
> = {
  GetCallerIdentity: () => ({
    UserId: 'AIDAREHEARSAL',
    Account: ACCOUNT,
    Arn: `arn:aws:iam::${ACCOUNT}:user/ensaio`,
  }),
  AssumeRole: (_deployments, _region, { RoleArn }) => {
    const role = new RegExp(
      `^arn:aws:iam::${ACCOUNT}:role/cdk-hnb659fds-(?:deploy|lookup|file-publishing)-role-${ACCOUNT}-(?:sa|us)-east-1$`,
    )
    if (!role.test(plain(RoleArn)))
      throw new Refused(
        'AccessDenied',
        `User is not authorized to perform: sts:AssumeRole on resource: ${plain(RoleArn)}`,
        403,
      )
    return {
      Credentials: {
        AccessKeyId: 'ASIAREHEARSAL',
        SecretAccessKey: 'segredo-de-ensaio',
        SessionToken: 'sessao-de-ensaio',
        Expiration: new Date(Date.now() + 3_600_000).toISOString(),
      },
      AssumedRoleUser: { Arn: plain(RoleArn), AssumedRoleId: 'AROAREHEARSAL:ensaio' },
    }
  },
}
