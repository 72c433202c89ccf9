import { AwsError, type AwsRequest, targetOperation } from './service.ts'

/** A service that is away, or one operation of it. */
export interface AwsFault {
  /** Name in the SigV4 scope: `s3`, `dynamodb`, `states`, `execute-api`, … */
  readonly service: string
  /** As in `X-Amz-Target`; every operation when left out. */
  readonly operation?: string
}

/** Services that a test has broken: set by whoever started the process, never by a request. */
export class AwsFaults {
  private broken: readonly AwsFault[] = []

  set(faults: readonly AwsFault[]): void {
    this.broken = faults
  }

  /** @throws AwsError ServiceUnavailable when what is asked for is broken */
  check(service: string, request: AwsRequest): void {
    const away = this.broken.some(
      (fault) =>
        fault.service === service &&
        (fault.operation === undefined || fault.operation === targetOperation(request)),
    )
    if (away) throw new AwsError('ServiceUnavailable', 'The service is away', 503)
  }
}
