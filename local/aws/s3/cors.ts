import { type AwsRequest, AwsError, type AwsResponse } from '../service.ts'
import type { CorsRule } from './configuration.ts'

const VARY = 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method'

const matches = (pattern: string, value: string): boolean => {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return pattern === value
  return value.length >= before.length + after.length && value.startsWith(before) && value.endsWith(after)
}

const ruleFor = (
  rules: readonly CorsRule[],
  origin: string,
  method: string,
  requestHeaders: readonly string[],
): CorsRule | undefined =>
  rules.find(
    (rule) =>
      rule.allowedMethods.includes(method) &&
      rule.allowedOrigins.some((pattern) => matches(pattern, origin)) &&
      requestHeaders.every((header) =>
        (rule.allowedHeaders ?? []).some((pattern) => matches(pattern.toLowerCase(), header)),
      ),
  )

const headersOf = (rule: CorsRule, origin: string): Record<string, string> => ({
  ...(rule.allowedOrigins.includes('*')
    ? { 'access-control-allow-origin': '*' }
    : { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }),
  'access-control-allow-methods': rule.allowedMethods.join(', '),
  ...(rule.exposedHeaders?.length ? { 'access-control-expose-headers': rule.exposedHeaders.join(', ') } : {}),
  ...(rule.maxAge === undefined ? {} : { 'access-control-max-age': String(rule.maxAge) }),
  vary: VARY,
})

/** CORS headers of an actual request; none when the bucket has no rule for its origin and method. */
export function corsHeaders(rules: readonly CorsRule[], request: AwsRequest): Record<string, string> {
  const { origin } = request.headers
  if (!origin) return {}
  const rule = ruleFor(rules, origin, request.method, [])
  return rule ? headersOf(rule, origin) : {}
}

/** Answer to a browser's pre-flight. @throws BadRequest, AccessForbidden (403) */
export function preflight(rules: readonly CorsRule[], request: AwsRequest): AwsResponse {
  const { origin } = request.headers
  const method = request.headers['access-control-request-method']
  if (!origin || !method)
    throw new AwsError('BadRequest', 'Insufficient information. Origin request header needed.')
  const requestHeaders = (request.headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((header) => header.trim().toLowerCase())
    .filter(Boolean)
  const rule = ruleFor(rules, origin, method, requestHeaders)
  if (!rule)
    throw new AwsError(
      'AccessForbidden',
      'CORSResponse: This CORS request is not allowed by the rules of the bucket.',
      403,
    )
  return {
    status: 200,
    headers: {
      ...headersOf(rule, origin),
      ...(requestHeaders.length > 0 ? { 'access-control-allow-headers': requestHeaders.join(', ') } : {}),
    },
  }
}
