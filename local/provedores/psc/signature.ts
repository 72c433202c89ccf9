import { constants, privateEncrypt } from 'node:crypto'
import { z } from 'zod'
import type { AwsRequest, AwsResponse } from '../../aws/service.ts'
import { json } from '../provider.ts'
import { type Context, holderOf, invalid, OAuthError } from './context.ts'
import type { Holder, Token } from './stored.ts'
import { tokenOf } from './token.ts'

const SHA256 = '2.16.840.1.101.3.4.2.1'
/** PKCS #1: what says that the 32 bytes after it are a SHA-256. */
const DIGEST_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex')
const BASE64 = /^[A-Za-z0-9+/]{43}=$/
const HEX = /^[0-9a-f]{64}$/

const requestSchema = z.object({
  certificate_alias: z.string().optional(),
  hashes: z
    .array(
      z.object({
        id: z.string().min(1),
        alias: z.string(),
        hash: z.string(),
        hash_algorithm: z.literal(SHA256),
        signature_format: z.literal('RAW'),
      }),
    )
    .min(1),
})

/** GET certificate-discovery: the holder's certificates with their issuers left out, as the real ones do. */
export async function certificates(context: Context, request: AwsRequest): Promise<AwsResponse> {
  const { token } = await tokenOf(context, request)
  const { identity } = await ownerOf(context, token)
  return json(200, {
    status: 'S',
    certificates: [{ alias: aliasOf(token.cpf), certificate: identity.certificate }],
  })
}

/** POST signature: RSASSA-PKCS1-v1_5 over each digest given. */
export async function sign(context: Context, request: AwsRequest, body: unknown): Promise<AwsResponse> {
  const { key, token } = await tokenOf(context, request)
  if (token.scope === 'authentication_session')
    throw new OAuthError(403, 'insufficient_scope', 'O escopo só identifica.')
  const parsed = requestSchema.safeParse(body)
  if (!parsed.success) throw invalid('Pedido fora do formato.')
  const { hashes, certificate_alias } = parsed.data
  if (certificate_alias !== undefined && certificate_alias !== aliasOf(token.cpf))
    throw invalid('certificate_alias desconhecido.')
  const { maxHashes } = context.vendor
  if (maxHashes !== undefined && hashes.length > maxHashes)
    throw invalid(`No máximo ${maxHashes} hashes por chamada.`)
  const spent = token.scope === 'single_signature' ? hashes.length > 1 : token.signed > 0
  if (token.scope !== 'signature_session' && spent)
    throw new OAuthError(403, 'insufficient_scope', 'O escopo não permite mais assinaturas.')
  const { identity } = await ownerOf(context, token)
  const digests = hashes.map(({ hash }) => digestOf(context, hash))
  await context.storage.put(key, {
    ...token,
    signed: token.signed + hashes.length,
    ...(token.scope === 'single_signature' && { revoked: true }),
  })
  const signatures = hashes.map(({ id }, index) => {
    const raw = privateEncrypt(
      { key: identity.key, padding: constants.RSA_PKCS1_PADDING },
      Buffer.concat([DIGEST_INFO, digests[index] ?? Buffer.alloc(0)]),
    )
    return { id, raw_signature: wrapped(raw.toString('base64')) }
  })
  // The order is nobody's promise.
  return json(200, { certificate_alias: aliasOf(token.cpf), signatures: signatures.toReversed() })
}

function digestOf({ vendor }: Context, hash: string): Buffer {
  if (!(vendor.encoding === 'hex' ? HEX : BASE64).test(hash))
    throw invalid(`O hash deve ter 32 bytes em ${vendor.encoding}.`)
  return Buffer.from(hash, vendor.encoding)
}

async function ownerOf(context: Context, { cpf }: Token): Promise<Holder> {
  const holder = await holderOf(context, cpf)
  if (!holder) throw new OAuthError(403, 'access_denied', 'O titular não tem mais certificado aqui.')
  return holder
}

const aliasOf = (cpf: string): string => `cert-${cpf}`
/** Broken into lines, as some answer it. */
const wrapped = (base64: string): string => base64.replaceAll(/(.{64})/g, '$1\r\n')
