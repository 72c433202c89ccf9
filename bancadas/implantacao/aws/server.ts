import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { randomUUID } from 'node:crypto'
import type { Call } from './call.ts'
import { CLOUDFORMATION } from './cloudformation.ts'
import { Deployments } from './deployments.ts'
import { IAM, SNS } from './operator.ts'
import { Refused } from './refused.ts'
import { REST } from './rest.ts'
import { s3 } from './s3.ts'
import { STS } from './sts.ts'
import { TARGETS } from './targets.ts'
import { form, xml } from './xml.ts'

const NAMESPACES: Readonly<Record<string, string>> = {
  cloudformation: 'http://cloudformation.amazonaws.com/doc/2010-05-15/',
  sts: 'https://sts.amazonaws.com/doc/2011-06-15/',
  iam: 'https://iam.amazonaws.com/doc/2010-05-08/',
  sns: 'http://sns.amazonaws.com/doc/2010-03-31/',
}

const QUERIES: Readonly<Record<string, typeof STS>> = {
  cloudformation: CLOUDFORMATION,
  sts: STS,
  iam: IAM,
  sns: SNS,
}

/** The stand-in of one account on 127.0.0.1. What it does not know it refuses by name, and remembers. */
export class StandIn {
  readonly deployments = new Deployments()
  /** Calls nothing here answers: a rehearsal with one has not seen all. */
  readonly unknown: string[] = []
  /** `service.operation` of everything that was asked. */
  readonly asked: string[] = []
  private readonly server: Server

  /** @param prepared whether the CDK's bootstrap was done */
  constructor(prepared = true) {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => {
        response.destroy()
        throw error
      })
    })
    for (const region of prepared ? ['sa-east-1', 'us-east-1'] : [])
      this.deployments.cloud.parameters.set(`${region}//cdk-bootstrap/hnb659fds/version`, '30')
  }

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // What nobody signs is asked of STS alone: a session for whom another vouches.
    const [, , region = '', service = 'sts'] =
      /Credential=([^,]+)/.exec(request.headers.authorization ?? '')?.[1]?.split('/') ?? []
    const call: Call = {
      service,
      region,
      method: request.method ?? 'GET',
      url: new URL(request.url ?? '/', 'http://127.0.0.1'),
      body: await buffer(request),
      headers: request.headers,
    }
    try {
      this.expire(call)
      this.route(call, response)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refusal(call, response, error)
    }
  }

  private expire({ headers }: Call): void {
    const end = this.deployments.cloud.sessions.get(String(headers['x-amz-security-token']))
    if (end !== undefined && end < Date.now())
      throw new Refused('ExpiredToken', 'The security token included in the request is expired', 403)
  }

  private route(call: Call, response: ServerResponse): void {
    if (call.service === 's3') return s3(this.deployments.cloud, call, response)
    const target = call.headers['x-amz-target']
    if (typeof target === 'string') return this.json(call, response, target.split('.').at(-1) ?? '')
    if (call.service in NAMESPACES) return this.query(call, response)
    const found = REST.find(([method, path]) => method === call.method && path.test(call.url.pathname))
    if (!found) return this.missing(call, `${call.method} ${call.url.pathname}`)
    this.asked.push(`${call.service}.${found[2]}`)
    const answer = found[3](this.deployments, call)
    if (typeof answer === 'string') send(response, 200, 'text/xml', answer)
    else send(response, 200, 'application/json', JSON.stringify(answer))
  }

  private query(call: Call, response: ServerResponse): void {
    const { Action = '', ...input } = form(call.body.toString('utf8')) as Record<string, unknown> & {
      Action?: string
    }
    const operation = QUERIES[call.service]?.[Action]
    if (!operation) return this.missing(call, Action)
    this.asked.push(`${call.service}.${Action}`)
    const result = operation(this.deployments, call.region, input)
    send(
      response,
      200,
      'text/xml',
      xml(`${Action}Response`, {
        [`${Action}Result`]: result,
        ResponseMetadata: { RequestId: randomUUID() },
      }).replace(`<${Action}Response>`, `<${Action}Response xmlns="${NAMESPACES[call.service]}">`),
    )
  }

  private json(call: Call, response: ServerResponse, name: string): void {
    const operation = TARGETS[call.service]?.[name]
    if (!operation) return this.missing(call, name)
    this.asked.push(`${call.service}.${name}`)
    const input = JSON.parse(call.body.toString('utf8') || '{}') as Record<string, unknown>
    send(
      response,
      200,
      'application/x-amz-json-1.1',
      JSON.stringify(operation(this.deployments, call.region, input)),
    )
  }

  private missing({ service }: Call, name: string): never {
    this.unknown.push(`${service}.${name}`)
    throw new Refused('UnknownOperationException', `This stand-in does not know ${service}.${name}`)
  }
}

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'content-type': type, 'x-amzn-requestid': randomUUID() }).end(body)
}

function refusal(call: Call, response: ServerResponse, { code, message, status }: Refused): void {
  if (call.service in NAMESPACES)
    send(
      response,
      status,
      'text/xml',
      xml('ErrorResponse', {
        Error: { Type: 'Sender', Code: code, Message: message },
        RequestId: randomUUID(),
      }),
    )
  else if (call.service === 's3')
    send(response, status, 'application/xml', xml('Error', { Code: code, Message: message }))
  else {
    response.setHeader('x-amzn-errortype', code)
    send(response, status, 'application/json', JSON.stringify({ __type: code, message }))
  }
}
