import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPsc, type Psc } from '../../../local/provedores/psc/service.ts'
import { providerListener } from '../../../local/provedores/listener.ts'
import { passarPelaPagina } from '../../support/certificado.ts'
import { listen, stop, temporaryFolder } from '../../support/provedores.ts'

/** RFC 7636, appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const RETURN = 'http://127.0.0.1:9/certificado/retorno'
const APP = { client_id: 'app', client_secret: 'secret' }
const CPF = '52998224725'
const PREFIX = {
  vidaas: '/vidaas',
  birdid: '/birdid',
  safeid: '/safeid/Service/Microservice/OAuth/api',
  serproid: '/serproid/oauth',
} as const
type Vendor = keyof typeof PREFIX

let disk: Awaited<ReturnType<typeof temporaryFolder>>
let server: Awaited<ReturnType<typeof listen>>
let psc: Psc
let ahead = 0

beforeAll(async () => {
  disk = await temporaryFolder()
  let answer: ReturnType<typeof providerListener> | undefined
  server = await listen((request, response) => answer?.(request, response))
  psc = await createPsc({
    folder: join(disk.folder, 'psc'),
    base: `${server.url}/psc`,
    application: { ...APP, redirect_uris: [RETURN] },
    operatorKey: 'operator',
    now: () => Date.now() + ahead,
  })
  answer = providerListener([{ prefix: '/psc', provider: psc }])
  const seeded = await fetch(`${server.url}/psc/_semente`, {
    method: 'POST',
    headers: { 'x-api-key': 'operator' },
    body: JSON.stringify({
      titulares: [{ nome: 'José da Silva', cpf: CPF, data_nascimento: '1980-01-02' }],
    }),
  })
  if (seeded.status !== 200) throw new Error(`The seed was refused: ${seeded.status}`)
})
afterAll(async () => {
  await stop(server.server)
  await psc.close()
  await disk.remove()
})

const service = (vendor: Vendor, name: string) => `${server.url}/psc${PREFIX[vendor]}/v0/oauth/${name}`

function authorizeUrl(vendor: Vendor, change: Record<string, string> = {}): string {
  const query = {
    response_type: 'code',
    client_id: APP.client_id,
    redirect_uri: RETURN,
    state: 'opaque',
    scope: 'signature_session',
    lifetime: '3600',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    login_hint: CPF,
    ...change,
  }
  return `${service(vendor, 'authorize')}?${new URLSearchParams(query)}`
}

const exchange = (vendor: Vendor, code: string, change: Record<string, string> = {}) =>
  fetch(service(vendor, 'token'), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      ...APP,
      code,
      redirect_uri: RETURN,
      code_verifier: VERIFIER,
      ...change,
    }),
  })

async function codeOf(vendor: Vendor, change: Record<string, string> = {}): Promise<string> {
  const back = await passarPelaPagina(authorizeUrl(vendor, change))
  expect(back.searchParams.get('state')).toBe('opaque')
  return back.searchParams.get('code') ?? ''
}

async function tokenOf(vendor: Vendor, change: Record<string, string> = {}): Promise<string> {
  const response = await exchange(vendor, await codeOf(vendor, change))
  return ((await response.json()) as { access_token: string }).access_token
}

const digest = createHash('sha256').update('what is signed').digest()
const item = (id: string, hash: string) => ({
  id,
  alias: 'Receita',
  hash,
  hash_algorithm: '2.16.840.1.101.3.4.2.1',
  signature_format: 'RAW',
})
const sign = (vendor: Vendor, token: string, hashes: readonly object[]) =>
  fetch(service(vendor, 'signature'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ hashes }),
  })
const errorOf = async (response: Response) => ({
  status: response.status,
  error: ((await response.json()) as { error: string }).error,
})

describe.each(Object.keys(PREFIX) as Vendor[])('%s', (vendor) => {
  const encoding = vendor === 'birdid' ? 'hex' : 'base64'
  const other = vendor === 'birdid' ? 'base64' : 'hex'

  it('answers token, certificate and signatures in the published shapes', async () => {
    const response = await exchange(vendor, await codeOf(vendor))
    const answer = (await response.json()) as { access_token: string }
    expect(answer).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'signature_session',
      authorized_identification_type: 'CPF',
      authorized_identification: CPF,
      slot_alias: expect.any(String),
    })
    const found = await fetch(service(vendor, 'certificate-discovery'), {
      headers: { authorization: `Bearer ${answer.access_token}` },
    })
    const { status, certificates } = (await found.json()) as {
      status: string
      certificates: { alias: string; certificate: string }[]
    }
    expect(status).toBe('S')
    const certificate = certificates[0]?.certificate ?? ''
    expect(new X509Certificate(certificate).subject).toContain(`CN=JOSE DA SILVA:${CPF}`)
    const two = [item('um', digest.toString(encoding)), item('dois', digest.toString(encoding))]
    const { signatures } = (await (await sign(vendor, answer.access_token, two)).json()) as {
      signatures: { id: string; raw_signature: string }[]
    }
    expect(new Set(signatures.map(({ id }) => id))).toEqual(new Set(['um', 'dois']))
    for (const { raw_signature } of signatures)
      expect(
        verify(
          'sha256',
          Buffer.from('what is signed'),
          createPublicKey(certificate),
          Buffer.from(raw_signature, 'base64'),
        ),
      ).toBe(true)
  })

  it('refuses a hash of the other encoding, and of another length', async () => {
    const token = await tokenOf(vendor)
    for (const hash of [digest.toString(other), digest.subarray(1).toString(encoding)])
      expect(await errorOf(await sign(vendor, token, [item('um', hash)]))).toEqual({
        status: 400,
        error: 'invalid_request',
      })
  })

  it('tells whether a CPF has a certificate here', async () => {
    const ask = async (val_cpf_cnpj: string) => {
      const response = await fetch(service(vendor, 'user-discovery'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...APP, user_cpf_cnpj: 'CPF', val_cpf_cnpj }),
      })
      return ((await response.json()) as { status: string }).status
    }
    expect(await ask(CPF)).toBe('S')
    expect(await ask('11144477735')).toBe('N')
  })
})

describe('what a real provider refuses', () => {
  it('a code twice, a verifier that is another, a redirect that is another', async () => {
    const code = await codeOf('vidaas')
    const refused = { status: 400, error: 'invalid_grant' }
    expect(await errorOf(await exchange('vidaas', code, { code_verifier: 'another' }))).toEqual(refused)
    expect(await errorOf(await exchange('vidaas', code, { redirect_uri: 'http://else/' }))).toEqual(refused)
    expect((await exchange('vidaas', code)).status).toBe(200)
    expect(await errorOf(await exchange('vidaas', code))).toEqual(refused)
    expect(await errorOf(await exchange('birdid', await codeOf('vidaas')))).toEqual(refused)
  })

  it.each([
    ['no PKCE', { code_challenge_method: 'plain' }, 400],
    ['a redirect nobody registered', { redirect_uri: 'http://else/' }, 400],
    ['push where there is none', { redirect_uri: 'push://' }, 400],
    ['an unknown application', { client_id: 'else' }, 401],
  ])('authorize with %s', async (_case, change, status) => {
    const response = await fetch(authorizeUrl('birdid', change), {
      redirect: 'manual',
    })
    expect(response.status).toBe(status)
  })

  it('a wrong secret, and a form that is none', async () => {
    const code = await codeOf('safeid')
    expect(await errorOf(await exchange('safeid', code, { client_secret: 'else' }))).toEqual({
      status: 401,
      error: 'invalid_client',
    })
    const json = await fetch(service('safeid', 'token'), { method: 'POST', body: '{}' })
    expect(json.status).toBe(415)
  })

  it('more than the scope allows', async () => {
    const one = [item('um', digest.toString('base64'))]
    const single = await tokenOf('vidaas', { scope: 'single_signature' })
    expect((await sign('vidaas', single, [...one, item('dois', digest.toString('base64'))])).status).toBe(403)
    expect((await sign('vidaas', single, one)).status).toBe(200)
    expect((await sign('vidaas', single, one)).status).toBe(401)
    const multi = await tokenOf('vidaas', { scope: 'multi_signature' })
    expect((await sign('vidaas', multi, one)).status).toBe(200)
    expect((await sign('vidaas', multi, one)).status).toBe(403)
    const identity = await tokenOf('vidaas', { scope: 'authentication_session' })
    expect((await sign('vidaas', identity, one)).status).toBe(403)
  })

  it('six hashes at SerproID, and CMS anywhere', async () => {
    const token = await tokenOf('serproid')
    const hash = digest.toString('base64')
    const six = ['1', '2', '3', '4', '5', '6'].map((id) => item(id, hash))
    expect((await sign('serproid', token, six)).status).toBe(400)
    expect((await sign('serproid', token, six.slice(1))).status).toBe(200)
    expect((await sign('serproid', token, [{ ...item('1', hash), signature_format: 'CMS' }])).status).toBe(
      400,
    )
  })

  it('a token that ended, was revoked or is another provider’s', async () => {
    const one = [item('um', digest.toString('base64'))]
    const token = await tokenOf('vidaas')
    expect((await sign('safeid', token, one)).status).toBe(401)
    ahead = 3_600_001
    expect((await sign('vidaas', token, one)).status).toBe(401)
    ahead = 0
    expect((await sign('vidaas', token, one)).status).toBe(200)
    const body = new URLSearchParams({ ...APP, token })
    expect((await fetch(service('vidaas', 'revoke'), { method: 'POST', body })).status).toBe(200)
    expect((await sign('vidaas', token, one)).status).toBe(401)
  })

  it('whoever is not the operator does not add people', async () => {
    const response = await fetch(`${server.url}/psc/_semente`, { method: 'POST', body: '{"titulares":[]}' })
    expect(response.status).toBe(401)
  })
})

it('a refusal of the holder comes back as such, and a pushed request waits for the telephone', async () => {
  const refused = await passarPelaPagina(authorizeUrl('vidaas'), { decisao: 'recusar' })
  expect(Object.fromEntries(refused.searchParams)).toEqual({ error: 'access_denied', state: 'opaque' })
  const pushed = await fetch(authorizeUrl('vidaas', { redirect_uri: 'push://' }))
  const { code } = (await pushed.json()) as { code: string }
  const poll = () =>
    fetch(`${server.url}/psc/vidaas/valid/api/v1/trusted-services/authentications?code=${code}`)
  expect((await poll()).status).toBe(202)
  const phone = await (await fetch(`${server.url}/psc/vidaas/_celular/${CPF}`)).text()
  const page = /href="([^"]+)"/.exec(phone)?.[1] ?? ''
  await fetch(page, { method: 'POST', body: new URLSearchParams({ decisao: 'aprovar' }) })
  const { authorizationToken } = (await (await poll()).json()) as { authorizationToken: string }
  expect((await exchange('vidaas', authorizationToken, { redirect_uri: 'push://' })).status).toBe(200)
})

it('at another address the authority says the new one, of the key it had, under the same root', async () => {
  const place = await temporaryFolder()
  const authorityAt = async (base: string) => {
    const there = await createPsc({
      folder: place.folder,
      base,
      application: { ...APP, redirect_uris: [RETURN] },
      operatorKey: 'operator',
    })
    const { body = '' } = await there.handle({
      method: 'GET',
      path: '/ac.cer',
      query: new URLSearchParams(),
      headers: {},
      body: Buffer.alloc(0),
    })
    await there.close()
    const authority = new X509Certificate(body)
    expect(authority.verify(new X509Certificate(there.roots).publicKey)).toBe(true)
    return authority
  }
  const [before, after] = [await authorityAt('http://antes'), await authorityAt('http://depois')]
  expect(after.publicKey.equals(before.publicKey)).toBe(true)
  expect([before.infoAccess, after.infoAccess]).toEqual([
    expect.stringContaining('http://antes/raiz.cer'),
    expect.stringContaining('http://depois/raiz.cer'),
  ])
  await place.remove()
})
