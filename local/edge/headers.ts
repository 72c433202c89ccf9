/** A response headers policy as its template says it. */
export interface HeadersPolicy {
  readonly ResponseHeadersPolicyConfig: {
    readonly SecurityHeadersConfig?: {
      readonly ContentSecurityPolicy?: { readonly ContentSecurityPolicy: string }
      readonly ContentTypeOptions?: object
      readonly FrameOptions?: { readonly FrameOption: string }
      readonly ReferrerPolicy?: { readonly ReferrerPolicy: string }
      readonly StrictTransportSecurity?: {
        readonly AccessControlMaxAgeSec: number
        readonly IncludeSubdomains?: boolean
        readonly Preload?: boolean
      }
    }
    readonly CustomHeadersConfig?: {
      readonly Items: readonly { readonly Header: string; readonly Value: string }[]
    }
  }
}

/** The headers CloudFront adds to every answer, as a policy says. */
export function headersOf({ ResponseHeadersPolicyConfig: config }: HeadersPolicy): Map<string, string> {
  const { SecurityHeadersConfig: security = {}, CustomHeadersConfig: custom } = config
  const { StrictTransportSecurity: hsts } = security
  return new Map(
    [
      ['content-security-policy', security.ContentSecurityPolicy?.ContentSecurityPolicy] as const,
      ['x-content-type-options', security.ContentTypeOptions && 'nosniff'] as const,
      ['x-frame-options', security.FrameOptions?.FrameOption] as const,
      ['referrer-policy', security.ReferrerPolicy?.ReferrerPolicy] as const,
      [
        'strict-transport-security',
        hsts &&
          [
            `max-age=${hsts.AccessControlMaxAgeSec}`,
            ...(hsts.IncludeSubdomains ? ['includeSubDomains'] : []),
            ...(hsts.Preload ? ['preload'] : []),
          ].join('; '),
      ] as const,
      ...(custom?.Items ?? []).map(({ Header, Value }) => [Header.toLowerCase(), Value] as const),
    ].flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )
}
