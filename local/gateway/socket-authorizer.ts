import { z } from 'zod'
import { ACCOUNT, REGION } from '../assembly/attributes.ts'
import { type Caller, requestContext, type SocketAuthorizerEvent } from './socket-event.ts'

/** Answers the policy and context of API Gateway's REQUEST authorizers; what it throws refuses the connection. */
export type SocketAuthorizer = (event: SocketAuthorizerEvent) => Promise<unknown>

type Verdict =
  | { readonly allowed: true; readonly authorizer: Readonly<Record<string, string>> }
  | { readonly allowed: false; readonly status: 401 | 403 | 500 }

const oneOrMany = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat())
const answerSchema = z.object({
  principalId: z.string().optional(),
  policyDocument: z.object({
    Statement: z.array(
      z.object({ Effect: z.enum(['Allow', 'Deny']), Action: oneOrMany, Resource: oneOrMany }),
    ),
  }),
  context: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
})

const matches = (patterns: readonly string[], value: string): boolean =>
  patterns.some((pattern) => {
    const expression = pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')
    return new RegExp(`^${expression}$`, 'i').test(value)
  })

/**
 * Asks the authorizer whether somebody may connect.
 * 401: an identity source is missing, or it threw `Unauthorized`. 403: its policy does not allow. 500: anything else.
 * @param identitySources `route.request.querystring.x`, `route.request.header.X`
 */
export async function authorize(
  authorizer: SocketAuthorizer,
  caller: Caller,
  identitySources: readonly string[],
): Promise<Verdict> {
  if (!identitySources.every((source) => present(caller, source))) return { allowed: false, status: 401 }
  const methodArn = `arn:aws:execute-api:${REGION}:${ACCOUNT}:${caller.api.apiId}/${caller.api.stage}/$connect`
  try {
    const answer = answerSchema.parse(
      await authorizer({
        type: 'REQUEST',
        methodArn,
        ...caller.parts,
        stageVariables: {},
        requestContext: requestContext(caller, '$connect', 'CONNECT'),
      }),
    )
    const effects = new Set(
      answer.policyDocument.Statement.filter(
        ({ Action, Resource }) => matches(Action, 'execute-api:Invoke') && matches(Resource, methodArn),
      ).map(({ Effect }) => Effect),
    )
    if (effects.has('Deny') || !effects.has('Allow')) return { allowed: false, status: 403 }
    return {
      allowed: true,
      authorizer: {
        ...(answer.principalId !== undefined && { principalId: answer.principalId }),
        ...Object.fromEntries(
          Object.entries(answer.context ?? {}).map(([name, value]) => [name, String(value)]),
        ),
      },
    }
  } catch (error) {
    if (error instanceof Error && error.message === 'Unauthorized') return { allowed: false, status: 401 }
    console.error('[websocket] o autorizador falhou', error)
    return { allowed: false, status: 500 }
  }
}

/** @throws when the template names a source this gateway does not read */
function present({ parts }: Caller, source: string): boolean {
  const [, kind, name = ''] = /^route\.request\.(querystring|header)\.(.+)$/.exec(source) ?? []
  if (kind === 'querystring') return Boolean(parts.queryStringParameters?.[name])
  if (kind === 'header')
    return Object.entries(parts.headers).some(
      ([header, value]) => header.toLowerCase() === name.toLowerCase() && value !== '',
    )
  throw new Error(`NotEmulated: WebSocket identity source ${source}`)
}
