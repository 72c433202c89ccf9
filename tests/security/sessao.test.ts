import { createHmac, createPublicKey } from 'node:crypto'
import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { exportJWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { definirSenha } from '#domain/acesso/contract.ts'
import { revisarDados, usuarioEu } from '#domain/cadastro/contract.ts'
import { emitirBilhete } from '#domain/tempo-real/contract.ts'
import { SENHA } from '#semente/personas.ts'
import { rsaPair } from '../../local/aws/cognito/rsa-pair.ts'
import { createHttpGateway } from '../../local/gateway/http.ts'
import { api } from '../support/http.ts'
import { novoPaciente, type Pessoa } from '../support/pessoas.ts'
import { listen, stop } from '../support/provedores.ts'
import { entrar, type Pool, poolDe } from '../support/sessao.ts'
import { alvo, atacantes, outroLugar } from './alvo.ts'

/** Tokens that prove nothing, and bodies that would make somebody more than they are. */

const parte = (valor: unknown): string => Buffer.from(JSON.stringify(valor)).toString('base64url')
const lida = (texto = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(texto, 'base64url').toString('utf8')) as Record<string, unknown>

let paciente: Pessoa
let cabeca: Record<string, unknown>
let claims: Record<string, unknown>
let falsos: Record<string, string>

beforeAll(async () => {
  paciente = (await atacantes()).paciente
  const [h = '', c = '', assinatura = ''] = paciente.token.split('.')
  cabeca = lida(h)
  claims = lida(c)
  const minha = await rsaPair()
  const pool = await poolDe(alvo())
  const chaves = (await (await fetch(`${alvo().aws}/${pool.userPoolId}/.well-known/jwks.json`)).json()) as {
    keys: Record<string, string>[]
  }
  const publica = createPublicKey({ key: chaves.keys[0] ?? {}, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  })
  const navegador = await entrar(alvo(), paciente.usuario.email)
  const renovacao = /__Secure-acolhe-entrada=([^;]+)/.exec(navegador.cookie)?.[1] ?? ''
  const assinado = (dados: Record<string, unknown>, header: Record<string, unknown> = cabeca) =>
    new SignJWT(dados).setProtectedHeader({ alg: 'RS256', ...header }).sign(minha.privateKey)
  falsos = {
    'alg none': `${parte({ ...cabeca, alg: 'none' })}.${c}.`,
    'alg None with a signature': `${parte({ ...cabeca, alg: 'None' })}.${c}.${assinatura}`,
    'HMAC with the public key': await new SignJWT(claims)
      .setProtectedHeader({ ...cabeca, alg: 'HS256' })
      .sign(new TextEncoder().encode(String(publica))),
    'a key of my own under the pool’s name': await assinado(claims),
    'a key of my own, inside the token': await assinado(claims, {
      ...cabeca,
      jwk: await exportJWK(minha.publicKey),
    }),
    'somebody else’s id under the same signature': `${h}.${parte({ ...claims, sub: 'outra' })}.${assinatura}`,
    'a later end under the same signature': `${h}.${parte({ ...claims, exp: 9_999_999_999 })}.${assinatura}`,
    'another pool': await assinado({ ...claims, iss: 'http://127.0.0.1/outro' }),
    'the access token, which the page never has': await tokenDeAcesso(pool, paciente.usuario.email),
    'what renews it': renovacao,
    nothing: '',
    'no token at all': 'null',
    'two tokens': `${paciente.token}, ${paciente.token}`,
  }
})

/** The pool's own access token, as only who holds the stage's credentials gets one. */
async function tokenDeAcesso({ endpoint, userPoolId, clientId }: Pool, email: string): Promise<string> {
  const cognito = new CognitoIdentityProviderClient({
    endpoint,
    region: 'sa-east-1',
    credentials: { accessKeyId: 'teste', secretAccessKey: 'teste' },
  })
  const doCliente = { UserPoolId: userPoolId, ClientId: clientId }
  const { UserPoolClient } = await cognito.send(new DescribeUserPoolClientCommand(doCliente))
  const SECRET_HASH = createHmac('sha256', UserPoolClient?.ClientSecret ?? '')
    .update(email + clientId)
    .digest('base64')
  const { AuthenticationResult } = await cognito.send(
    new AdminInitiateAuthCommand({
      ...doCliente,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: SENHA, SECRET_HASH },
    }),
  )
  if (!AuthenticationResult?.AccessToken) throw new Error('The pool gave no access token')
  return AuthenticationResult.AccessToken
}

describe('a token that proves nothing', () => {
  it('opens no operation behind the gateway', async () => {
    const dados = Object.entries(falsos).map(async ([nome, token]) => {
      const de = api(alvo().origem, { token }, outroLugar())
      const estados = [await de.call(usuarioEu), await de.call(emitirBilhete, {})]
      return [nome, estados.map(({ status }) => status)]
    })
    expect(Object.fromEntries((await Promise.all(dados)) as [string, number[]][])).toEqual(
      Object.fromEntries(Object.keys(falsos).map((nome) => [nome, [401, 401]])),
    )
  })

  it('is nobody to an operation that does more for whoever is signed in', async () => {
    for (const [nome, token] of Object.entries(falsos)) {
      const resposta = await api(alvo().origem, { token }, outroLugar()).call(definirSenha, {
        password: SENHA,
      })
      expect([nome, resposta.status]).toEqual([nome, 401])
    }
  })
})

it('the gateway takes only an unexpired token of this pool for this client', async () => {
  const { privateKey, publicKey } = await rsaPair()
  const issuer = 'http://127.0.0.1/pool'
  const chave = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }
  const chamadas: unknown[] = []
  const gateway = createHttpGateway({
    routes: [{ method: 'GET', path: '/api/x', functionArn: 'f', jwt: { issuer, audience: ['meu'] } }],
    invoke: async (_arn, event) => {
      chamadas.push(event)
      return { statusCode: 200, body: '{}' }
    },
    keysOf: () => ({ keys: [chave] }),
  })
  const { server, url } = await listen((request, response) => void gateway.handle(request, response))
  const de = async (dados: Record<string, unknown>, exp = '5m') => {
    const token = await new SignJWT(dados)
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setExpirationTime(exp)
      .sign(privateKey)
    return (await fetch(`${url}/api/x`, { headers: { authorization: `Bearer ${token}` } })).status
  }
  const certo = { iss: issuer, client_id: 'meu', sub: 's', token_use: 'access' }
  expect(await de(certo)).toBe(200)
  expect(await de(certo, '-1s')).toBe(401)
  expect(await de({ ...certo, client_id: 'outro' })).toBe(401)
  expect(await de({ ...certo, aud: 'outro' })).toBe(401)
  expect(await de({ ...certo, iss: `${issuer}2` })).toBe(401)
  expect(chamadas).toHaveLength(1)
  await stop(server)
})

it('a body makes nobody more than they are', async () => {
  const bloqueado = await novoPaciente(alvo(), { kyc_status: 'pending', access_tier: 'blocked' })
  const eu = api(alvo().origem, bloqueado)
  const antes = await eu.ok(usuarioEu)
  const mais = {
    id: paciente.id,
    tipo: 'medico',
    access_tier: 'full',
    kyc_status: 'approved',
    email_confirmado: true,
    papeis: ['admin'],
    is_active: true,
    pk: `USUARIO#${paciente.id}`,
    sk: 'PERFIL',
    entidade: 'user_role',
    closed_at: null,
  }
  await eu.call(revisarDados, mais)
  await eu.call(revisarDados, { ...mais, nome: antes.nome })
  const { updated_at: _antes, ...igual } = antes
  const { updated_at: _depois, ...depois } = await eu.ok(usuarioEu)
  expect(depois).toEqual(igual)
})
