import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { encryptNotification } from '@block65/webcrypto-web-push'
import { chavePublica } from '#lambdas/toque/chave.ts'
import { entregar } from '#lambdas/toque/entrega-web-push.ts'
import type { Inscricao } from '#domain/toque/aparelho.ts'
import { decrypt } from '../../../local/provedores/push/encryption.ts'
import { segredosVivos } from '../../support/pool-vivo.ts'
import { pushVivo } from '../../support/push.ts'

let push: Awaited<ReturnType<typeof pushVivo>>

beforeAll(async () => {
  await import('../../support/env.ts')
  push = await pushVivo()
})
beforeEach(() => {
  segredosVivos()
  vi.stubEnv('URL_PUSH', push.url)
  push.faults.clear()
})
afterAll(async () => {
  await push.fechar()
})

it('reads the message of RFC 8291 §5', () => {
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  )
  const keys = {
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  expect(decrypt(body, keys).toString()).toBe('When I grow up, I want to be a watermelon')
})

describe('what the product sends', () => {
  it('is taken, and says nothing but an opaque name', async () => {
    const inscricao = await push.inscrever(await chavePublica())
    expect(await entregar(inscricao, 'aceita', 'nome-opaco')).toBe('entregue')
    expect(await push.receber(inscricao)).toEqual([
      { text: '{"id":"nome-opaco"}', ttl: 600, urgency: 'high', topic: 'novidades' },
    ])
    expect(await push.receber(inscricao)).toEqual([])
  })

  it('replaces what still waits for a device that is off', async () => {
    const inscricao = await push.inscrever(await chavePublica())
    await entregar(inscricao, 'aceita', 'a')
    await entregar(inscricao, 'documento', 'b')
    expect(await push.receber(inscricao)).toMatchObject([{ text: '{"id":"b"}', ttl: 86_400 }])
  })

  it('is told of a browser that gave up, and of one that never was', async () => {
    const inscricao = await push.inscrever(await chavePublica())
    await push.desistir(inscricao)
    expect(await entregar(inscricao, 'aceita', 'a')).toBe('sumiu')
    expect(await entregar({ ...inscricao, endpoint: `${push.url}/v1/ninguem` }, 'aceita', 'a')).toBe('sumiu')
  })

  it.each([429, 500, 503])('comes again after %i', async (status) => {
    const inscricao = await push.inscrever(await chavePublica())
    push.faults.add({ kind: 'status', status })
    await expect(entregar(inscricao, 'aceita', 'a')).rejects.toThrow(`status ${status}`)
    expect(await entregar(inscricao, 'aceita', 'a')).toBe('entregue')
  })

  it.each([400, 401, 403, 413])('is given up after %i', async (status) => {
    const inscricao = await push.inscrever(await chavePublica())
    push.faults.add({ kind: 'status', status })
    expect(await entregar(inscricao, 'aceita', 'a')).toBe('recusada')
  })

  it('comes again when the line is cut, and names no address', async () => {
    const inscricao = await push.inscrever(await chavePublica())
    push.faults.add({ kind: 'drop' })
    const erro = await entregar(inscricao, 'aceita', 'a').catch((error: unknown) => error)
    expect(String(erro)).toMatch(/did not take the message/)
    expect(String(erro)).not.toContain('127.0.0.1')
  })

  it('is not sent anywhere but to a push service', async () => {
    const inscricao = await push.inscrever(await chavePublica())
    vi.stubEnv('URL_PUSH', '')
    expect(await entregar(inscricao, 'aceita', 'a')).toBe('sumiu')
    expect(await push.receber(inscricao)).toEqual([])
  })
})

describe('the service refuses', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pontoDe = (key: KeyObject): string => {
    const { x = '', y = '' } = key.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([4]),
      Buffer.from(x, 'base64url'),
      Buffer.from(y, 'base64url'),
    ]).toString('base64url')
  }
  const k = pontoDe(publicKey)
  const origem = () => new URL(push.url).origin

  const token = (claims: Record<string, unknown> = {}, key = privateKey) => {
    const agora = Math.floor(Date.now() / 1000)
    return new SignJWT({ aud: origem(), exp: agora + 3600, sub: 'mailto:a@acolhe.example', ...claims })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .sign(key)
  }
  const cifrar = ({ endpoint, p256dh, auth }: Inscricao, bytes = 20) =>
    encryptNotification({ endpoint, expirationTime: null, keys: { p256dh, auth } }, new Uint8Array(bytes))
  const mandar = async (
    inscricao: Inscricao,
    { headers = {}, body }: { headers?: Record<string, string | undefined>; body?: Uint8Array<ArrayBuffer> },
  ) => {
    const todos = {
      authorization: `vapid t=${await token()}, k=${k}`,
      'content-encoding': 'aes128gcm',
      ttl: '60',
      ...headers,
    }
    const resposta = await fetch(inscricao.endpoint, {
      method: 'POST',
      headers: Object.entries(todos).flatMap(([nome, valor]): [string, string][] =>
        valor === undefined ? [] : [[nome, valor]],
      ),
      body: body ?? (await cifrar(inscricao)),
    })
    return resposta.status
  }

  it.each<[string, () => Promise<Record<string, string | undefined>>, number]>([
    ['nothing of a right message', async () => ({}), 201],
    ['no TTL', async () => ({ ttl: undefined }), 400],
    ['a TTL that is no number', async () => ({ ttl: 'logo' }), 400],
    ['an unknown urgency', async () => ({ urgency: 'asap' }), 400],
    ['a topic of more than 32 letters', async () => ({ topic: 'a'.repeat(33) }), 400],
    ['the coding of before', async () => ({ 'content-encoding': 'aesgcm' }), 415],
    ['no credential', async () => ({ authorization: undefined }), 401],
    ['another kind of credential', async () => ({ authorization: 'Bearer x' }), 403],
    [
      'another audience',
      async () => ({ authorization: `vapid t=${await token({ aud: 'https://a.example' })}, k=${k}` }),
      403,
    ],
    [
      'a credential that ran out',
      async () => ({ authorization: `vapid t=${await token({ exp: 1 })}, k=${k}` }),
      403,
    ],
    [
      'one that is good for more than a day',
      async () => ({
        authorization: `vapid t=${await token({ exp: Math.floor(Date.now() / 1000) + 86_500 })}, k=${k}`,
      }),
      403,
    ],
    [
      'one that names nobody',
      async () => ({ authorization: `vapid t=${await token({ sub: 'acolhe' })}, k=${k}` }),
      403,
    ],
    [
      'one signed by another key',
      async () => {
        const outra = generateKeyPairSync('ec', { namedCurve: 'P-256' })
        return { authorization: `vapid t=${await token({}, outra.privateKey)}, k=${k}` }
      },
      403,
    ],
    [
      'another key than the browser subscribed with',
      async () => {
        const outra = generateKeyPairSync('ec', { namedCurve: 'P-256' })
        return {
          authorization: `vapid t=${await token({}, outra.privateKey)}, k=${pontoDe(outra.publicKey)}`,
        }
      },
      403,
    ],
  ])('%s', async (_, headers, status) => {
    const inscricao = await push.inscrever(k)
    expect(await mandar(inscricao, { headers: await headers() })).toBe(status)
  })

  it('more than 4096 bytes, what is not for these keys, and what is no message', async () => {
    const inscricao = await push.inscrever(k)
    expect(await mandar(inscricao, { body: new Uint8Array(4097) })).toBe(413)
    expect(await mandar(inscricao, { body: await cifrar(await push.inscrever(k)) })).toBe(400)
    expect(await mandar(inscricao, { body: new Uint8Array(200) })).toBe(400)
    expect(await push.receber(inscricao)).toEqual([])
  })

  it('too many to one device', async () => {
    const inscricao = await push.inscrever(k)
    for (let n = 0; n < 60; n++) expect(await mandar(inscricao, {})).toBe(201)
    expect(await mandar(inscricao, {})).toBe(429)
  })

  it('who is no browser of its', async () => {
    const inscricao = await push.inscrever(k)
    const porta = `${push.url}/_browser/${inscricao.endpoint.split('/').at(-1)}/deliver`
    expect((await fetch(porta, { method: 'POST' })).status).toBe(401)
  })
})
