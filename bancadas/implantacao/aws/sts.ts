import { randomUUID } from 'node:crypto'
import { plain } from './plain.ts'
import { ACCOUNT, type Cloud } from './cloud.ts'
import type { Deployments } from './deployments.ts'
import { Refused } from './refused.ts'
import { at } from './rules/rule.ts'

/** A session of a role, which ends by itself. */
function session(cloud: Cloud, role: string, seconds: number): object {
  const SessionToken = randomUUID()
  const end = Date.now() + seconds * 1000
  cloud.sessions.set(SessionToken, end)
  return {
    Credentials: {
      AccessKeyId: 'ASIAREHEARSAL',
      SecretAccessKey: 'segredo-de-ensaio',
      SessionToken,
      Expiration: new Date(end).toISOString(),
    },
    AssumedRoleUser: { Arn: role, AssumedRoleId: 'AROAREHEARSAL:ensaio' },
  }
}

/** Whether a trust policy of one statement takes whoever GitHub says, in a token's claims, that it is. */
function trusts(trust: unknown, token: string): boolean {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}')
  const wanted = Object.entries(at(trust, 'Statement', 0, 'Condition', 'StringEquals') ?? {})
  return wanted.length > 0 && wanted.every(([key, value]) => at(claims, key.split(':')[1] ?? '') === value)
}

/**
 * Who calls, the roles the CDK's bootstrap made for it to assume, and those whoever operates made for GitHub. A role
 * gives a session no longer than it was made for; through another role, an hour (IAM User Guide, "Methods to assume a
 * role").
 */
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
  AssumeRole: ({ cloud }, _region, { RoleArn }) => {
    const role = new RegExp(
      `^arn:aws:iam::${ACCOUNT}:role/cdk-hnb659fds-(?:deploy|lookup|file-publishing)-role-${ACCOUNT}-(?:sa|us)-east-1$`,
    )
    if (!role.test(plain(RoleArn)))
      throw new Refused(
        'AccessDenied',
        `User is not authorized to perform: sts:AssumeRole on resource: ${plain(RoleArn)}`,
        403,
      )
    return session(cloud, plain(RoleArn), cloud.settings.sessionSeconds)
  },
  AssumeRoleWithWebIdentity: ({ cloud }, _region, { RoleArn, WebIdentityToken, DurationSeconds = 3600 }) => {
    const role = cloud.roles.get(plain(RoleArn).split('/').at(-1) ?? '')
    if (!role || !trusts(role.trust, plain(WebIdentityToken)))
      throw new Refused('AccessDenied', 'Not authorized to perform sts:AssumeRoleWithWebIdentity', 403)
    if (Number(DurationSeconds) > role.maxSeconds)
      throw new Refused(
        'ValidationError',
        'The requested DurationSeconds exceeds the MaxSessionDuration set for this role.',
      )
    return session(cloud, plain(RoleArn), Number(DurationSeconds))
  },
}
