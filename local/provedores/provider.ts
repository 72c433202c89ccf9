import type { AwsRequest, AwsResponse } from '../aws/service.ts'
import type { Faults } from './faults.ts'

/** A provider outside AWS: answers plain HTTP messages whose path comes without the mount prefix. */
export interface Provider {
  readonly name: 'cartao' | 'psc' | 'cfm' | 'cpf' | 'push'
  /** Faults that tests plan; empty in normal running. */
  readonly faults: Faults
  /** Whether it has told the product everything; one that only answers has nothing to tell. */
  readonly idle?: boolean
  /** Rejects with `ConnectionDropped` when the connection must be cut instead of answered. */
  handle(request: AwsRequest): Promise<AwsResponse>
  close(): Promise<void>
}

/** A JSON answer. */
export const json = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): AwsResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(body),
})
