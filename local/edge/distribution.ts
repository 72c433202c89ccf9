/** A CloudFront distribution as its template says it; what nothing here reads is left out. */
export interface DistributionConfig {
  readonly DefaultCacheBehavior: Behavior
  readonly CacheBehaviors?: readonly (Behavior & { readonly PathPattern: string })[]
  readonly Origins: readonly EdgeOrigin[]
  readonly CustomErrorResponses?: readonly {
    readonly ErrorCode: number
    readonly ErrorCachingMinTTL?: number
  }[]
}

export interface Behavior {
  readonly TargetOriginId: string
  readonly AllowedMethods?: readonly string[]
  readonly ResponseHeadersPolicyId?: string
  readonly OriginRequestPolicyId?: string
  readonly FunctionAssociations?: readonly { readonly EventType: string; readonly FunctionARN: string }[]
}

export interface EdgeOrigin {
  readonly Id: string
  readonly DomainName: string
  readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: string }[]
}

/** Of the managed policies, the one the APIs' behaviours have: all the viewer sent, but who it was sent to. */
export const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

/** What a behaviour without a word of its own takes. */
const READS = ['GET', 'HEAD']

/** The first behaviour whose pattern a path matches, or the default one. */
export const behaviorFor = (
  { DefaultCacheBehavior, CacheBehaviors = [] }: DistributionConfig,
  pathname: string,
): Behavior =>
  CacheBehaviors.find(({ PathPattern }) => matches(PathPattern, pathname)) ?? DefaultCacheBehavior

const matches = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern

export const allows = ({ AllowedMethods = READS }: Behavior, method = 'GET'): boolean =>
  AllowedMethods.includes(method)

/** @throws Error when a behaviour leads to no origin */
export function originOf({ Origins }: DistributionConfig, { TargetOriginId }: Behavior): EdgeOrigin {
  const found = Origins.find(({ Id }) => Id === TargetOriginId)
  if (!found) throw new Error(`The distribution has no origin ${TargetOriginId}`)
  return found
}
