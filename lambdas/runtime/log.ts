import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger'
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types'
import { Metrics } from '@aws-lambda-powertools/metrics'
import { rastroAtual } from './rastro.ts'

/**
 * One line of JSON with the correlation ids of the call, which are kept apart also for calls that run concurrently in
 * one process.
 */
class Linha extends LogFormatter {
  formatAttributes(padrao: UnformattedAttributes, campos: LogAttributes): LogItem {
    const { logLevel, message, timestamp, serviceName, lambdaContext, xRayTraceId } = padrao
    return new LogItem({
      attributes: {
        level: logLevel,
        message,
        timestamp: this.formatTimestamp(timestamp),
        service: serviceName,
        function_name: lambdaContext?.functionName,
        function_request_id: lambdaContext?.awsRequestId,
        cold_start: lambdaContext?.coldStart,
        xray_trace_id: xRayTraceId,
        ...rastroAtual(),
      },
    }).addAttributes(campos)
  }
}

/** Events are never logged, because they carry health data; only names, codes, times and opaque ids are. */
export const logger = new Logger({ serviceName: 'acolhe', logFormatter: new Linha() })

/** EMF metrics; no personal data in any name or dimension. */
export const metrics = new Metrics({ namespace: 'Acolhe', serviceName: 'acolhe' })

/** Middy middleware: publishes what the handler measured, and nothing when it measured nothing. */
export const publishMetrics = () => {
  const publish = () => {
    if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics()
  }
  return { after: publish, onError: publish }
}
