import { Duration } from 'aws-cdk-lib'
import type * as s3 from 'aws-cdk-lib/aws-s3'
import { apagado } from '../domain/base/retencao-dias.ts'

/** Objects go when they have had their days, and what they leave behind the day after. */
export const expira = (dias: number): s3.LifecycleRule => ({
  expiration: Duration.days(dias),
  noncurrentVersionExpiration: Duration.days(apagado),
})

/** Years as the object lock and the backups count them. */
export const deAnos = (anos: number): Duration => Duration.days(anos * 365)
