import type { AwsRequest, AwsResponse } from '../../aws/service.ts'
import { Storage } from '../../storage.ts'
import { cpfValid } from '../cpf-number.ts'
import { Faults } from '../faults.ts'
import { ApiError, parseBody, rendered, sameSecret } from '../json-api.ts'
import { json, type Provider } from '../provider.ts'
import { createRouter } from '../router.ts'
import { bodyOf, bornOn, type Person, seedSchema, TEST_PEOPLE, TIMEOUT_CPF } from './people.ts'
import { LIFETIME, Tokens } from './tokens.ts'

interface CpfOptions {
  readonly folder: string
  /** Consumer Key and Consumer Secret. */
  readonly chave?: string
  readonly segredo?: string
}

export interface Cpf extends Provider {
  /** Takes back every pass that was given out. */
  expire(): void
}

type Operation = (params: Readonly<Record<string, string>>, request: AwsRequest) => Promise<AwsResponse>

const refusal = (status: number, error: string, error_description: string): AwsResponse =>
  json(status, { error, error_description })

/** Serpro's Consulta CPF, version 3, behind its gateway: it knows whom it was told of and invents nobody. */
export async function createCpf(options: CpfOptions): Promise<Cpf> {
  const chave = options.chave ?? 'cpf_local'
  const segredo = options.segredo ?? 'segredo_local'
  const storage = await Storage.open(options.folder)
  const faults = new Faults()
  const tokens = new Tokens()

  const token: Operation = async (_params, { headers, body }) => {
    if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? ''))
      return refusal(415, 'unsupported_media_type', 'Unsupported Media Type')
    const expected = `Basic ${Buffer.from(`${chave}:${segredo}`).toString('base64')}`
    if (!sameSecret(headers.authorization ?? '', expected))
      return refusal(401, 'invalid_client', 'A valid OAuth client could not be found for client_id')
    if (new URLSearchParams(body.toString('utf8')).get('grant_type') !== 'client_credentials')
      return refusal(400, 'unsupported_grant_type', 'Unsupported grant_type value')
    return json(200, {
      scope: 'am_application_scope default',
      token_type: 'Bearer',
      expires_in: LIFETIME,
      access_token: tokens.issue(),
    })
  }

  const pessoa: Operation = async ({ cpf = '', nascimento = '' }, { headers }) => {
    if (!tokens.holds(headers.authorization)) return refusal(401, 'invalid_token', 'Invalid Credentials')
    if (!cpfValid(cpf)) return refusal(400, 'invalid_request', 'O número de CPF informado não é válido')
    if (!/^\d{8}$/.test(nascimento))
      return refusal(400, 'invalid_request', 'A data de nascimento informada não é válida')
    if (cpf === TIMEOUT_CPF) return refusal(504, 'gateway_timeout', 'Tempo esgotado')
    const found = await storage.get<Person>(cpf)
    if (!found || !bornOn(found, nascimento))
      return refusal(404, 'not_found', 'Não há CPF com este número e esta data de nascimento')
    if (found.protegido) return refusal(found.protegido, 'lgpd_protection', 'Dados protegidos')
    return json(found.inscrito_em === null ? 206 : 200, bodyOf(found))
  }

  const status: Operation = async (_params, { headers }) =>
    tokens.holds(headers.authorization)
      ? json(200, { status: 'UP' })
      : refusal(401, 'invalid_token', 'Invalid Credentials')

  /** The door of whoever runs this cloud: adds people, or replaces them, while it runs. */
  const seed: Operation = async (_params, request) => {
    if (!sameSecret(request.headers['x-api-key'] ?? '', chave))
      throw new ApiError(401, 'nao_autorizado', 'Chave ausente ou inválida.')
    const { pessoas } = parseBody(request, seedSchema)
    await storage.batch(pessoas.map((dela) => [dela.cpf, dela]))
    return json(200, { pessoas: pessoas.length })
  }

  const find = createRouter<Operation>([
    { method: 'POST', path: '/token', handler: token },
    { method: 'GET', path: '/consulta-cpf-df/v3/cpf/:cpf/:nascimento', handler: pessoa },
    { method: 'GET', path: '/consulta-cpf-df/v3/status', handler: status },
    { method: 'POST', path: '/_semente', handler: seed },
  ])

  // One that was changed since stays as it is.
  for (const dela of TEST_PEOPLE)
    if ((await storage.get(dela.cpf)) === undefined) await storage.put(dela.cpf, dela)
  return {
    name: 'cpf',
    faults,
    expire: () => tokens.expire(),
    handle: (request) =>
      faults.run(
        request,
        (code) => refusal(code, 'error', 'Service unavailable'),
        () =>
          rendered(async () => {
            const match = find(request.method, request.path)
            // The gateway's own word for a path it does not have.
            if (!match) return refusal(403, 'forbidden', 'Resource forbidden')
            return match.handler(match.params, request)
          }),
      ),
    close: async () => {
      faults.clear()
      await storage.close()
    },
  }
}
