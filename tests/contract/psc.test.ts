import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PROVEDORES_DE_CERTIFICADO, type ProvedorDeCertificado } from '#domain/base/psc.ts'
import * as psc from '#lambdas/providers/psc.ts'
import { listen, stop } from '../support/provedores.ts'

/**
 * What leaves for each certificate provider, held byte for byte against DOC-ICP-17.01 (6.4) and against what each
 * provider publishes where it differs; and what of their answers is understood.
 */

const CPF = '52998224725'
/** RFC 7636, appendix B. */
const VERIFICADOR = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const DESAFIO = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const RETORNO = 'https://acolhe.app/certificado/retorno'
const RESUMO = createHash('sha256').update('o que se assina').digest()
const BASES = {
  vidaas: '/vidaas/v0/oauth',
  birdid: '/birdid/v0/oauth',
  safeid: '/safeid/Service/Microservice/OAuth/api/v0/oauth',
  serproid: '/serproid/oauth/v0/oauth',
} as const satisfies Record<ProvedorDeCertificado, string>
const HASHES = {
  vidaas: 'Oy6t6I+hj0ChAOvpMOTLR3ogTlIi4BGQVYFGWeZSyhg=',
  birdid: '3b2eade88fa18f40a100ebe930e4cb477a204e5222e0119055814659e652ca18',
  safeid: 'Oy6t6I+hj0ChAOvpMOTLR3ogTlIi4BGQVYFGWeZSyhg=',
  serproid: 'Oy6t6I+hj0ChAOvpMOTLR3ogTlIi4BGQVYFGWeZSyhg=',
} as const satisfies Record<ProvedorDeCertificado, string>

interface Pedido {
  readonly linha: string
  readonly tipo: string | undefined
  readonly autorizacao: string | undefined
  readonly corpo: string
}
interface Resposta {
  readonly status?: number
  readonly tipo?: string
  readonly corpo: string
}

const pedidos: Pedido[] = []
let respostas: Resposta[] = []
let servidor: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  servidor = await listen((request, response) => {
    const partes: Buffer[] = []
    request.on('data', (parte: Buffer) => partes.push(parte))
    request.on('end', () => {
      pedidos.push({
        linha: `${request.method} ${request.url}`,
        tipo: request.headers['content-type'],
        autorizacao: request.headers.authorization,
        corpo: Buffer.concat(partes).toString(),
      })
      const {
        status = 200,
        tipo = 'application/json',
        corpo,
      } = respostas.shift() ?? { status: 599, corpo: '' }
      response.writeHead(status, { 'content-type': tipo }).end(corpo)
    })
  })
  process.env['SEGREDOS'] = JSON.stringify(
    Object.fromEntries(PROVEDORES_DE_CERTIFICADO.map((nome) => [`psc-${nome}`, `psc-${nome}`])),
  )
  process.env['PSC'] = JSON.stringify(
    Object.fromEntries(PROVEDORES_DE_CERTIFICADO.map((nome) => [nome, `${servidor.url}/${nome}`])),
  )
  process.env['PRAZOS'] ??= '{}'
  mockClient(SecretsManagerClient)
    .on(GetSecretValueCommand)
    .resolves({ SecretString: JSON.stringify({ client_id: 'app 1', client_secret: 's&gredo/1' }) })
})
afterAll(() => stop(servidor.server))
beforeEach(() => {
  pedidos.length = 0
  respostas = []
})

const responde = (...corpos: readonly (object | Resposta)[]): void => {
  respostas = corpos.map((corpo) => ('corpo' in corpo ? corpo : { corpo: JSON.stringify(corpo) }))
}
const json = (linha: string, corpo: string, autorizacao?: string): Pedido => ({
  linha,
  tipo: 'application/json',
  autorizacao,
  corpo,
})
const formulario = (linha: string, corpo: string): Pedido => ({
  linha,
  tipo: 'application/x-www-form-urlencoded',
  autorizacao: undefined,
  corpo,
})
const TOKEN = {
  access_token: 'token-da-sessao',
  token_type: 'Bearer',
  expires_in: 43_200,
  scope: 'signature_session',
  authorized_identification_type: 'CPF',
  authorized_identification: CPF,
  slot_alias: 'slot-1',
}
const PEDIDO = { cpf: CPF, retorno: RETORNO, estado: 'estado 1', desafio: DESAFIO, duracao: 43_200 }
const hash = (id: string, valor: string) =>
  `{"id":"${id}","alias":"Receita Médica","hash":"${valor}","hash_algorithm":"2.16.840.1.101.3.4.2.1","signature_format":"RAW"}`
const resumos = (...ids: string[]) => ids.map((id) => ({ id, rotulo: 'Receita Médica', resumo: RESUMO }))
const SESSAO = { token: 'token-da-sessao', alias: 'cert-1' }

describe.each(PROVEDORES_DE_CERTIFICADO)('what %s is sent', (provedor) => {
  const base = BASES[provedor]

  it('user-discovery', async () => {
    responde({ status: 'S', slots: [{ slot_alias: 'slot-1', label: 'e-CPF' }] }, { status: 'N' })
    expect(await psc.procurar(provedor, CPF)).toBe(true)
    expect(await psc.procurar(provedor, CPF)).toBe(false)
    expect(pedidos[0]).toEqual(
      json(
        `POST ${base}/user-discovery`,
        `{"client_id":"app 1","client_secret":"s&gredo/1","user_cpf_cnpj":"CPF","val_cpf_cnpj":"${CPF}"}`,
      ),
    )
  })

  it('authorize, by the browser, with PKCE', async () => {
    expect(await psc.enderecoDoPedido(provedor, PEDIDO)).toBe(
      `${servidor.url}${base}/authorize?response_type=code&client_id=app+1&redirect_uri=https%3A%2F%2Facolhe.app%2Fcertificado%2Fretorno&state=estado+1&scope=signature_session&lifetime=43200&code_challenge=${DESAFIO}&code_challenge_method=S256&login_hint=${CPF}`,
    )
    expect(pedidos).toEqual([])
  })

  it('token', async () => {
    responde(TOKEN)
    const troca = { codigo: 'codigo/1', verificador: VERIFICADOR, retorno: RETORNO }
    expect(await psc.concluir(provedor, troca)).toEqual({ token: 'token-da-sessao', dura: 43_200, cpf: CPF })
    expect(pedidos).toEqual([
      formulario(
        `POST ${base}/token`,
        `grant_type=authorization_code&client_id=app+1&client_secret=s%26gredo%2F1&code=codigo%2F1&redirect_uri=https%3A%2F%2Facolhe.app%2Fcertificado%2Fretorno&code_verifier=${VERIFICADOR}`,
      ),
    ])
  })

  it('certificate-discovery', async () => {
    const pem = '-----BEGIN CERTIFICATE-----\r\nAQID\r\n-----END CERTIFICATE-----\r\n'
    responde({ status: 'S', certificates: [{ alias: 'cert-1', certificate: pem }] })
    expect(await psc.certificados(provedor, 'token-da-sessao')).toEqual([
      { alias: 'cert-1', der: Buffer.from([1, 2, 3]) },
    ])
    expect(pedidos).toEqual([
      {
        linha: `GET ${base}/certificate-discovery`,
        tipo: undefined,
        autorizacao: 'Bearer token-da-sessao',
        corpo: '',
      },
    ])
  })

  it('signature, with the hash as it reads one', async () => {
    responde({ certificate_alias: 'cert-1', signatures: [{ id: 'doc-1', raw_signature: 'AQ\r\nID' }] })
    expect(await psc.assinar(provedor, SESSAO, resumos('doc-1'))).toEqual(
      new Map([['doc-1', Buffer.from([1, 2, 3])]]),
    )
    expect(pedidos).toEqual([
      json(
        `POST ${base}/signature`,
        `{"certificate_alias":"cert-1","hashes":[${hash('doc-1', HASHES[provedor])}]}`,
        'Bearer token-da-sessao',
      ),
    ])
  })

  it('revoke, of which no answer matters', async () => {
    responde({ status: 500, corpo: 'fora do ar' })
    await psc.revogar(provedor, 'token-da-sessao')
    expect(pedidos).toEqual([
      formulario(`POST ${base}/revoke`, 'client_id=app+1&client_secret=s%26gredo%2F1&token=token-da-sessao'),
    ])
  })
})

describe('where providers differ', () => {
  it('BirdID opens by the code of its app', async () => {
    responde({ ...TOKEN, authorized_identification: '529.982.247-25', provider: 'SOLUTI', vcschema: 'x' })
    const { cpf } = await psc.autorizarComCodigo('birdid', { cpf: CPF, codigo: '123456', duracao: 3600 })
    expect(cpf).toBe(CPF)
    expect(pedidos).toEqual([
      json(
        `POST ${BASES.birdid}/pwd_authorize`,
        `{"client_id":"app 1","client_secret":"s&gredo/1","username":"${CPF}","password":"123456","grant_type":"password","scope":"signature_session","lifetime":3600}`,
      ),
    ])
  })

  it('VIDaaS rings a telephone and is asked what became of it', async () => {
    responde(
      { code: 'aviso 1' },
      { status: 202, corpo: '' },
      { authorizationToken: 'codigo/1', redirectUrl: 'push://' },
      { ...TOKEN },
    )
    const { retorno: _, ...pedido } = PEDIDO
    expect(await psc.avisar('vidaas', pedido)).toBe('aviso 1')
    expect(await psc.lerAviso('vidaas', 'aviso 1')).toBeNull()
    expect(await psc.lerAviso('vidaas', 'aviso 1')).toBe('codigo/1')
    await psc.concluir('vidaas', { codigo: 'codigo/1', verificador: VERIFICADOR, retorno: psc.AVISO })
    const consulta = 'GET /vidaas/valid/api/v1/trusted-services/authentications?code=aviso+1'
    expect(pedidos.map(({ linha }) => linha)).toEqual([
      `GET ${BASES.vidaas}/authorize?response_type=code&client_id=app+1&redirect_uri=push%3A%2F%2F&state=estado+1&scope=signature_session&lifetime=43200&code_challenge=${DESAFIO}&code_challenge_method=S256&login_hint=${CPF}`,
      consulta,
      consulta,
      `POST ${BASES.vidaas}/token`,
    ])
    expect(pedidos[3]?.corpo).toContain('&redirect_uri=push%3A%2F%2F&')
  })

  it('SerproID takes five hashes a call, the others twenty', async () => {
    const ids = Array.from({ length: 21 }, (_, i) => `d${i}`)
    const chamadas = async (provedor: ProvedorDeCertificado): Promise<number[]> => {
      pedidos.length = 0
      responde(...Array.from({ length: 5 }, () => ({ signatures: [] })))
      await psc.assinar(provedor, SESSAO, resumos(...ids))
      return pedidos.map(({ corpo }) => (JSON.parse(corpo) as { hashes: unknown[] }).hashes.length)
    }
    expect(await chamadas('serproid')).toEqual([5, 5, 5, 5, 1])
    expect(await chamadas('vidaas')).toEqual([20, 1])
  })

  it('a certificate without a name of its own is not named', async () => {
    responde({ signatures: [] })
    await psc.assinar('safeid', { token: 't', alias: undefined }, resumos('d1'))
    expect(pedidos[0]?.corpo).toBe(`{"hashes":[${hash('d1', HASHES.safeid)}]}`)
  })
})

describe('what is understood of an answer', () => {
  it('signatures in another order, armoured, and one that is missing', async () => {
    const pem = '-----BEGIN PKCS7-----\nBAUG\n-----END PKCS7-----'
    responde({
      signatures: [
        { id: 'd2', raw_signature: pem },
        { id: 'd1', raw_signature: 'AQID' },
      ],
    })
    expect(await psc.assinar('vidaas', SESSAO, resumos('d1', 'd2', 'd3'))).toEqual(
      new Map([
        ['d2', Buffer.from([4, 5, 6])],
        ['d1', Buffer.from([1, 2, 3])],
      ]),
    )
  })

  it.each<[caso: string, resposta: Resposta, motivo: string]>([
    ['401', { status: 401, corpo: '{"error":"invalid_token"}' }, 'sem_sessao'],
    ['403 in other words', { status: 403, corpo: '{"code":"E01","msg":"não autorizado"}' }, 'sem_sessao'],
    ['invalid_grant', { status: 400, corpo: '{"error":"invalid_grant"}' }, 'sem_sessao'],
    ['400', { status: 400, corpo: '{"error":"invalid_request"}' }, 'recusada'],
    ['422 in other words', { status: 422, corpo: '{"message":"hash inválido"}' }, 'recusada'],
    ...[404, 408, 429, 500, 502, 503, 504].map((status): [string, Resposta, string] => [
      String(status),
      { status, corpo: '{}' },
      'indisponivel',
    ]),
    ['a redirection', { status: 302, corpo: '' }, 'indisponivel'],
    ['a page', { tipo: 'text/html', corpo: '<html>manutenção</html>' }, 'indisponivel'],
    ['half an answer', { corpo: '{"signatures":[{"id":"d1","raw_sig' }, 'indisponivel'],
    ['nothing', { corpo: '' }, 'indisponivel'],
    ['another shape', { corpo: '{"signatures":{"d1":"AQID"}}' }, 'indisponivel'],
  ])('%s', async (_caso, resposta, motivo) => {
    responde(resposta)
    await expect(psc.assinar('vidaas', SESSAO, resumos('d1'))).rejects.toMatchObject({
      name: 'PscFalhou',
      motivo,
    })
    expect(pedidos).toHaveLength(1)
  })

  it('a failure never carries the token, the code or the secret', async () => {
    responde({ status: 401, corpo: '{"error":"invalid_token","error_description":"token-da-sessao"}' })
    const falha: unknown = await psc.assinar('vidaas', SESSAO, resumos('d1')).catch((error: unknown) => error)
    if (!(falha instanceof Error)) throw new Error('it was answered')
    expect(JSON.stringify([falha.message, falha.stack, falha.cause])).not.toMatch(/token-da-sessao|gredo/)
  })
})
