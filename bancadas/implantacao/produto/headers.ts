import { plain } from '../aws/plain.ts'
import type { Cloud } from '../aws/cloud.ts'
import { at } from '../aws/rules/rule.ts'

/** The headers a deployed response headers policy adds, by CloudFront's names for them. */
export function securityHeaders(cloud: Cloud, id: unknown): Readonly<Record<string, string>> {
  const found = cloud.all('AWS::CloudFront::ResponseHeadersPolicy').find((one) => one.id === id)
  const config = at(found?.properties, 'ResponseHeadersPolicyConfig')
  const security = at(config, 'SecurityHeadersConfig')
  const custom = (at(config, 'CustomHeadersConfig', 'Items') ?? []) as readonly unknown[]
  const hsts = at(security, 'StrictTransportSecurity')
  const all: Readonly<Record<string, unknown>> = {
    'content-security-policy': at(security, 'ContentSecurityPolicy', 'ContentSecurityPolicy'),
    'x-content-type-options': at(security, 'ContentTypeOptions') === undefined ? undefined : 'nosniff',
    'x-frame-options': at(security, 'FrameOptions', 'FrameOption'),
    'referrer-policy': at(security, 'ReferrerPolicy', 'ReferrerPolicy'),
    'strict-transport-security':
      hsts === undefined ? undefined : `max-age=${plain(at(hsts, 'AccessControlMaxAgeSec'))}`,
    ...Object.fromEntries(custom.map((one) => [plain(at(one, 'Header')), at(one, 'Value')])),
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, plain(value)]])),
  )
}
