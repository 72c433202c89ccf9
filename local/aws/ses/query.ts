import { randomUUID } from 'node:crypto'
import { XMLBuilder } from 'fast-xml-parser'
import type { AwsError, AwsRequest, AwsResponse } from '../service.ts'

/** The Query protocol: form fields in, XML out. */

const NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/'
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' })

const xml = (status: number, body: Record<string, unknown>): AwsResponse => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: builder.build(body),
})

/** Fields of a request, by dotted name. */
export class QueryInput {
  private readonly fields: URLSearchParams

  constructor(request: AwsRequest) {
    this.fields = new URLSearchParams(request.body.toString() || request.query.toString())
  }

  get action(): string {
    return this.text('Action') ?? ''
  }

  text(name: string): string | undefined {
    return this.fields.get(name) ?? undefined
  }

  /** `name.member.1`, `name.member.2`, … */
  list(name: string): string[] {
    const found: string[] = []
    for (let index = 1; this.fields.has(`${name}.member.${index}`); index += 1)
      found.push(this.fields.get(`${name}.member.${index}`) ?? '')
    return found
  }

  /** `name.member.1.Name` and `.Value`, … */
  pairs(name: string): Record<string, string> {
    const found: Record<string, string> = {}
    for (let index = 1; this.fields.has(`${name}.member.${index}.Name`); index += 1)
      found[this.fields.get(`${name}.member.${index}.Name`) ?? ''] =
        this.fields.get(`${name}.member.${index}.Value`) ?? ''
    return found
  }
}

export const queryResponse = (action: string, result: Record<string, unknown>): AwsResponse =>
  xml(200, {
    [`${action}Response`]: {
      '@xmlns': NAMESPACE,
      [`${action}Result`]: result,
      ResponseMetadata: { RequestId: randomUUID() },
    },
  })

export const queryError = (error: AwsError): AwsResponse =>
  xml(error.status, {
    ErrorResponse: {
      '@xmlns': NAMESPACE,
      Error: { Type: 'Sender', Code: error.code, Message: error.message },
      RequestId: randomUUID(),
    },
  })
