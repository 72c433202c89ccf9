/** What every emulated AWS service is to the endpoint: a signing name and a handler of plain HTTP messages. */

export interface AwsRequest {
  readonly method: string
  /** Path as received, still percent-encoded. */
  readonly path: string
  readonly query: URLSearchParams
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface AwsResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

export interface AwsService {
  /** Name in the SigV4 credential scope: `dynamodb`, `s3`, `cognito-idp`, `states`, `ses`, `execute-api`, … */
  readonly name: string
  /**
   * Prefixes of `X-Amz-Target` this service answers to (unsigned calls, as Cognito's from a browser, have no scope).
   */
  readonly targets?: readonly string[]
  handle(request: AwsRequest): Promise<AwsResponse>
  close(): Promise<void>
}

/** An error as AWS words it; the endpoint renders it in the service's protocol. */
export class AwsError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 400,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.name = code
  }
}

/** Refuses by name what is not emulated, so nothing succeeds silently: `NotEmulated: dynamodb.ExecuteStatement`. */
export class NotEmulated extends AwsError {
  constructor(what: string) {
    super('NotEmulated', `NotEmulated: ${what}`, 501)
  }
}

/** The operation in `X-Amz-Target: Prefix.Operation`; empty when the header is missing. */
export const targetOperation = (request: AwsRequest): string =>
  (request.headers['x-amz-target'] ?? '').split('.').at(-1) ?? ''

/** Answer of the JSON protocols (1.0 and 1.1): mirrors the request's content type, as AWS does. */
export const jsonResponse = (request: AwsRequest, body: unknown, status = 200): AwsResponse => ({
  status,
  headers: { 'content-type': request.headers['content-type'] ?? 'application/x-amz-json-1.0' },
  body: JSON.stringify(body),
})

/** Error of the JSON protocols. */
export const jsonError = (request: AwsRequest, error: AwsError): AwsResponse => ({
  ...jsonResponse(request, { __type: error.code, message: error.message, ...error.extra }, error.status),
  headers: {
    'content-type': request.headers['content-type'] ?? 'application/x-amz-json-1.0',
    'x-amzn-errortype': error.code,
  },
})
