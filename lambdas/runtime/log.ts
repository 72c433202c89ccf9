import { Logger } from '@aws-lambda-powertools/logger'
import { Metrics } from '@aws-lambda-powertools/metrics'

/** Events are never logged: this is health data. Only names, codes, times and opaque ids are. */
export const logger = new Logger({ serviceName: 'acolhe' })

/** EMF metrics; no personal data in any name or dimension. */
export const metrics = new Metrics({ namespace: 'Acolhe', serviceName: 'acolhe' })

/** Middy middleware: publishes what the handler measured, and nothing when it measured nothing. */
export const publishMetrics = () => {
  const publish = () => {
    if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics()
  }
  return { after: publish, onError: publish }
}
