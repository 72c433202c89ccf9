import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Estagio } from './estagios.ts'

/** How long the logs of a stage stay; `lib/conferencia.ts` admits only what CloudWatch knows. */
export const retencaoDosRegistros = ({ retencaoDeLogs }: Estagio): RetentionDays =>
  RetentionDays[RetentionDays[retencaoDeLogs] as keyof typeof RetentionDays]

const linha = (campos: readonly string[]): AccessLogFormat =>
  AccessLogFormat.custom(
    JSON.stringify(Object.fromEntries(campos.map((campo) => [campo, `$context.${campo}`]))),
  )

/**
 * A line of the access logs: the route and never the path nor its query, which name people and carry what proves
 * them.
 */
export const FORMATO = {
  http: linha([
    'requestId',
    'requestTimeEpoch',
    'routeKey',
    'status',
    'responseLatency',
    'responseLength',
    'integrationLatency',
    'integrationStatus',
    'integrationErrorMessage',
    'authorizer.error',
  ]),
  socket: linha([
    'requestId',
    'requestTimeEpoch',
    'eventType',
    'routeKey',
    'status',
    'connectionId',
    'integrationLatency',
    'integrationErrorMessage',
    'error.message',
    'authorizer.error',
  ]),
} as const
