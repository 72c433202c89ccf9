import { X509Certificate } from 'node:crypto'
import type { AwsRequest, AwsResponse } from '../../aws/service.ts'
import { Storage } from '../../storage.ts'
import { Faults } from '../faults.ts'
import { ApiError, parseBody, rendered, sameSecret } from '../json-api.ts'
import { json, type Provider } from '../provider.ts'
import { createRouter } from '../router.ts'
import { createSerial } from '../serial.ts'
import { authorize, decideWish, pollPush, showPhone, showWish } from './authorize.ts'
import {
  type Chain,
  createAuthority,
  createRoot,
  derOf,
  issuePerson,
  personValidity,
  revocationList,
} from './chain.ts'
import { type Application, checkClient, type Context, holderOf, invalid, OAuthError } from './context.ts'
import { certificates, sign } from './signature.ts'
import { type Holder, holderKey, seedSchema } from './stored.ts'
import { byCode, exchange, revoke } from './token.ts'
import { isVendor, VENDORS, type VendorName } from './vendors.ts'

interface PscOptions {
  readonly folder: string
  /** Public address of all of them; each one's name follows. */
  readonly base: string
  readonly application: Application
  /** What the operator's door `POST /_semente` asks for. */
  readonly operatorKey: string
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

export interface Psc extends Provider {
  /** The certificates a validator must trust, PEM. */
  readonly roots: string
}

type Operation = (
  context: Context,
  request: AwsRequest,
  params: Readonly<Record<string, string>>,
) => Promise<AwsResponse>

const API: readonly { method: 'GET' | 'POST'; path: string; handler: Operation }[] = [
  { method: 'POST', path: '/v0/oauth/user-discovery', handler: (c, r) => discover(c, bodyOf(r)) },
  { method: 'GET', path: '/v0/oauth/authorize', handler: authorize },
  { method: 'POST', path: '/v0/oauth/token', handler: exchange },
  { method: 'POST', path: '/v0/oauth/revoke', handler: revoke },
  { method: 'GET', path: '/v0/oauth/certificate-discovery', handler: certificates },
  { method: 'POST', path: '/v0/oauth/signature', handler: (c, r) => sign(c, r, bodyOf(r)) },
]
const PAGES: typeof API = [
  { method: 'GET', path: '/_aprovar/:id', handler: (c, _r, { id = '' }) => showWish(c, id) },
  {
    method: 'POST',
    path: '/_aprovar/:id',
    handler: (c, r, { id = '' }) => decideWish(c, id, new URLSearchParams(r.body.toString('utf8'))),
  },
  { method: 'GET', path: '/_celular/:cpf', handler: (c, _r, { cpf = '' }) => showPhone(c, cpf) },
]

/** The certificate providers, side by side: one test chain for all, each in its own dialect of DOC-ICP-17.01. */
export async function createPsc(options: PscOptions): Promise<Psc> {
  const now = options.now ?? Date.now
  const storage = await Storage.open(options.folder)
  const chain = await chainOf(storage, new Date(now()), options.base)
  const serial = createSerial()
  const faults = new Faults()
  const routes = new Map((Object.keys(VENDORS) as VendorName[]).map((name) => [name, routerOf(name)]))
  const contextOf = (name: VendorName): Context => ({
    name,
    vendor: VENDORS[name],
    application: options.application,
    chain,
    storage,
    base: `${options.base}/${name}`,
    now,
  })

  const seed = async (request: AwsRequest): Promise<AwsResponse> => {
    if (!sameSecret(request.headers['x-api-key'] ?? '', options.operatorKey))
      throw new ApiError(401, 'nao_autorizado', 'Chave de operação ausente ou inválida.')
    const { titulares } = parseBody(request, seedSchema)
    for (const { provedores, situacao, ...titular } of titulares) {
      const known = await storage.get<Holder>(holderKey(titular.cpf))
      if (known && situacao === 'valido' && !known.revoked) continue
      const validity = personValidity(new Date(now()))
      const past = { from: new Date(now() - 9e9), to: new Date(now() - 1e9) }
      const identity =
        situacao === 'revogado' && known
          ? known.identity
          : await issuePerson(
              titular,
              situacao === 'vencido' ? past : validity,
              chain.authority,
              options.base,
            )
      const holder: Holder = {
        ...titular,
        identity,
        serial: new X509Certificate(identity.certificate).serialNumber,
        revoked: situacao === 'revogado',
        vendors: provedores ?? (Object.keys(VENDORS) as VendorName[]),
      }
      await storage.put(holderKey(titular.cpf), holder)
    }
    return json(200, { titulares: titulares.length })
  }

  const published = async (path: string): Promise<AwsResponse | undefined> => {
    const file = (type: string, body: Buffer | string): AwsResponse => ({
      status: 200,
      headers: { 'content-type': type },
      body,
    })
    switch (path) {
      case '/raizes.pem':
        return file('application/x-pem-file', chain.root.certificate)
      case '/raiz.cer':
        return file('application/pkix-cert', derOf(chain.root.certificate))
      case '/ac.cer':
        return file('application/pkix-cert', derOf(chain.authority.certificate))
      case '/raiz.crl':
        return file('application/pkix-crl', revocationList(chain.root, [], new Date(now())))
      case '/ac.crl': {
        const serials: string[] = []
        for await (const [, holder] of storage.entries<Holder>(holderKey('')))
          if (holder.revoked) serials.push(holder.serial)
        return file('application/pkix-crl', revocationList(chain.authority, serials, new Date(now())))
      }
      default:
        return undefined
    }
  }

  const answer = async (request: AwsRequest): Promise<AwsResponse> => {
    if (request.method === 'POST' && request.path === '/_semente') return seed(request)
    const file = request.method === 'GET' ? await published(request.path) : undefined
    if (file) return file
    const [, name = ''] = request.path.split('/')
    const find = isVendor(name) ? routes.get(name) : undefined
    const match = find?.(request.method, request.path.slice(name.length + 1))
    if (!match || !isVendor(name)) throw new OAuthError(404, 'not_found', 'Este endereço não existe.')
    return match.handler(contextOf(name), request, match.params)
  }

  return {
    name: 'psc',
    faults,
    roots: chain.root.certificate,
    handle: (request) =>
      faults.run(
        request,
        (status) => new OAuthError(status, 'temporarily_unavailable', 'Falha planejada.').response,
        () =>
          rendered(() =>
            serial(() => answer(request)).catch((error: unknown) => {
              if (error instanceof OAuthError) return error.response
              throw error
            }),
          ),
      ),
    close: async () => {
      faults.clear()
      await serial(() => storage.close())
    },
  }
}

/** What a provider serves: the norm under its prefix, its own ways beside it, and the holder's pages. */
function routerOf(name: VendorName) {
  const vendor: { prefix: string; push?: true; otp?: true } = VENDORS[name]
  return createRouter<Operation>([
    ...API.map((route) => ({ ...route, path: `${vendor.prefix}${route.path}` })),
    ...(vendor.otp
      ? [
          {
            method: 'POST' as const,
            path: `${vendor.prefix}/v0/oauth/pwd_authorize`,
            handler: ((c, r) => byCode(c, bodyOf(r))) satisfies Operation as Operation,
          },
        ]
      : []),
    ...(vendor.push
      ? [
          {
            method: 'GET' as const,
            path: '/valid/api/v1/trusted-services/authentications',
            handler: ((c, r) => pollPush(c, r.query.get('code') ?? '')) satisfies Operation as Operation,
          },
        ]
      : []),
    ...PAGES,
  ])
}

/** POST user-discovery: whether a CPF has a certificate here. */
async function discover(context: Context, body: unknown): Promise<AwsResponse> {
  const given = Object(body) as Record<string, unknown>
  checkClient(context, String(given['client_id']), String(given['client_secret']))
  if (given['user_cpf_cnpj'] !== 'CPF') throw invalid('user_cpf_cnpj deve ser CPF.')
  const holder = await holderOf(context, String(given['val_cpf_cnpj']))
  if (!holder) return json(200, { status: 'N' })
  return json(200, {
    status: 'S',
    slots: [{ slot_alias: `slot-${holder.cpf}`, label: context.vendor.label }],
  })
}

function bodyOf(request: AwsRequest): unknown {
  if (!(request.headers['content-type'] ?? '').startsWith('application/json'))
    throw new OAuthError(415, 'invalid_request', 'Use application/json.')
  try {
    return JSON.parse(request.body.toString('utf8'))
  } catch {
    throw invalid('O corpo não é um JSON válido.')
  }
}

/**
 * The root stays for good. Addresses of lists and issuers stand inside certificates: where this now answers at another
 * one, authority and holders get new ones, of the keys they have.
 */
async function chainOf(storage: Storage, now: Date, base: string): Promise<Chain> {
  const stored = await storage.get<Chain & { readonly base: string }>('cadeia')
  if (stored?.base === base) return stored
  const root = stored?.root ?? (await createRoot(now))
  const authority = await createAuthority(now, base, root, stored?.authority.key)
  const renewed: [string, Holder][] = []
  for await (const [key, holder] of storage.entries<Holder>(holderKey(''))) {
    const identity = await issuePerson(holder, personValidity(now), authority, base, holder.identity.key)
    const serial = new X509Certificate(identity.certificate).serialNumber
    renewed.push([key, { ...holder, identity, serial }])
  }
  await storage.batch([['cadeia', { base, root, authority }], ...renewed])
  return { root, authority }
}
