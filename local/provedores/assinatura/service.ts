import { createHash, randomBytes, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import type { AwsRequest, AwsResponse } from '../../aws/service.ts'
import { Storage } from '../../storage.ts'
import { Faults } from '../faults.ts'
import { ApiError, parseBody, rendered, sameSecret } from '../json-api.ts'
import { json, type Provider } from '../provider.ts'
import { createRouter } from '../router.ts'
import { createSerial } from '../serial.ts'
import { type Chain, createChain, type Identity, issueDoctor } from './chain.ts'
import { derOf, signDetached } from './cms.ts'
import type { Titular } from './icp-brasil.ts'
import { embedSignature, UnreadablePdf } from './pdf.ts'
import { verifyPdf } from './verification.ts'

export interface AssinaturaOptions {
  readonly folder: string
  readonly apiKey?: string
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

interface StoredCertificate {
  readonly certificado_id: string
  readonly titular: Titular
  readonly identity: Identity
  readonly valido_ate: string
}

interface StoredSignature {
  readonly assinatura_id: string
  readonly status: 'signed'
  readonly documento_id: string
  readonly certificado_id: string
  readonly assinado_em: string
  readonly pdf_base64: string
  readonly cadeia_pem: string
  readonly aviso: string
}

export const AVISO = 'Assinatura de teste, sem validade jurídica'
const MAX_PDF_BASE64 = 14 * 1024 * 1024

const enrolmentSchema = z.strictObject({
  medico_id: z.string().min(1).max(100),
  nome: z.string().trim().min(2).max(120),
  cpf: z.string().regex(/^\d{11}$/),
  crm: z.string().regex(/^\d{1,8}$/),
  uf: z.string().regex(/^[A-Z]{2}$/),
  data_nascimento: z.iso.date(),
})
const pdf = z.base64().min(1).max(MAX_PDF_BASE64)
const signatureSchema = z.strictObject({
  pdf_base64: pdf,
  certificado_id: z.string().min(1),
  documento_id: z.string().min(1).max(100),
  motivo: z.string().trim().min(1).max(200),
  local: z.string().trim().min(1).max(200),
})
const verificationSchema = z.strictObject({ pdf_base64: pdf })

type Operation = (request: AwsRequest, params: Readonly<Record<string, string>>) => Promise<AwsResponse>

/** The e-signature provider: one test chain per installation, real PAdES B-B signatures, real verification. */
export async function createAssinatura(options: AssinaturaOptions): Promise<Provider> {
  const apiKey = options.apiKey ?? 'assinatura_local'
  const now = () => new Date(Math.floor((options.now ?? Date.now)() / 1000) * 1000)
  const storage = await Storage.open(options.folder)
  const chain = await chainOf(storage, now())
  const chainPem = chain.authority.certificate + chain.root.certificate
  const chainDer = [derOf(chain.authority.certificate), derOf(chain.root.certificate)]
  const serial = createSerial()
  const faults = new Faults()

  const enrol: Operation = (request) =>
    serial(async () => {
      const { medico_id, ...titular } = parseBody(request, enrolmentSchema)
      const known = await storage.get<string>(`medico!${medico_id}`)
      const current = known ? await storage.get<StoredCertificate>(`certificado!${known}`) : undefined
      if (current && !sameTitular(current.titular, titular))
        throw new ApiError(409, 'dados_divergentes', 'Este médico já tem um certificado com outros dados.')
      if (current && new Date(current.valido_ate) > now()) return json(200, publicCertificate(current))
      const identity = await issueDoctor(titular, now(), chain.authority)
      const certificado: StoredCertificate = {
        certificado_id: `cert_${randomBytes(12).toString('hex')}`,
        titular,
        identity,
        valido_ate: new Date(new X509Certificate(identity.certificate).validTo).toISOString(),
      }
      await storage.batch([
        [`medico!${medico_id}`, certificado.certificado_id],
        [`certificado!${certificado.certificado_id}`, certificado],
      ])
      return json(201, publicCertificate(certificado))
    })

  const sign: Operation = (request) =>
    serial(async () => {
      const key = request.headers['idempotency-key']
      if (!key) throw new ApiError(400, 'chave_ausente', 'Falta o cabeçalho Idempotency-Key.')
      const input = parseBody(request, signatureSchema)
      const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('hex')
      const used = await storage.get<{ fingerprint: string; assinatura_id: string }>(`chave!${key}`)
      if (used && used.fingerprint !== fingerprint)
        throw new ApiError(409, 'chave_reutilizada', 'Esta Idempotency-Key já serviu a outro pedido.')
      if (used) return json(200, await storage.get<StoredSignature>(`assinatura!${used.assinatura_id}`))
      const certificado = await storage.get<StoredCertificate>(`certificado!${input.certificado_id}`)
      if (!certificado) throw new ApiError(404, 'certificado_nao_encontrado', 'Este certificado não existe.')
      const signedAt = now()
      if (new Date(certificado.valido_ate) <= signedAt)
        throw new ApiError(422, 'certificado_vencido', 'O certificado venceu; faça um novo cadastro.')
      const signed = await signPdf(input, certificado, signedAt)
      const assinatura: StoredSignature = {
        assinatura_id: `ass_${randomBytes(12).toString('hex')}`,
        status: 'signed',
        documento_id: input.documento_id,
        certificado_id: input.certificado_id,
        assinado_em: signedAt.toISOString(),
        pdf_base64: signed.toString('base64'),
        cadeia_pem: chainPem,
        aviso: AVISO,
      }
      await storage.batch([
        [`assinatura!${assinatura.assinatura_id}`, assinatura],
        [`chave!${key}`, { fingerprint, assinatura_id: assinatura.assinatura_id }],
      ])
      return json(201, assinatura)
    })

  const signPdf = async (
    input: z.infer<typeof signatureSchema>,
    { titular, identity }: StoredCertificate,
    signedAt: Date,
  ): Promise<Buffer> => {
    const text = {
      reason: `${input.motivo} (${AVISO})`,
      location: input.local,
      name: titular.nome,
      contact: `CRM ${titular.crm}/${titular.uf}`,
    }
    try {
      return await embedSignature(Buffer.from(input.pdf_base64, 'base64'), text, signedAt, (content) =>
        signDetached(content, identity, chainDer),
      )
    } catch (error) {
      if (error instanceof UnreadablePdf) throw new ApiError(422, 'pdf_invalido', error.message)
      throw error
    }
  }

  const read: Operation = async (_request, { id = '' }) => {
    const assinatura = await storage.get<StoredSignature>(`assinatura!${id}`)
    if (!assinatura) throw new ApiError(404, 'nao_encontrado', 'Esta assinatura não existe.')
    return json(200, assinatura)
  }

  const verify: Operation = async (request) => {
    const { pdf_base64 } = parseBody(request, verificationSchema)
    return json(200, await verifyPdf(Buffer.from(pdf_base64, 'base64'), chainDer))
  }

  const find = createRouter<Operation>([
    { method: 'POST', path: '/certificados', handler: enrol },
    { method: 'POST', path: '/assinaturas', handler: sign },
    { method: 'GET', path: '/assinaturas/:id', handler: read },
    { method: 'POST', path: '/verificacoes', handler: verify },
  ])

  const answer = async (request: AwsRequest): Promise<AwsResponse> => {
    if (request.method === 'GET' && request.path === '/cadeia.pem')
      return { status: 200, headers: { 'content-type': 'application/x-pem-file' }, body: chainPem }
    if (!sameSecret(request.headers.authorization ?? '', `Bearer ${apiKey}`))
      throw new ApiError(401, 'nao_autorizado', 'Chave de API ausente ou inválida.')
    const match = find(request.method, request.path)
    if (!match) throw new ApiError(404, 'nao_encontrado', 'Este endereço não existe.')
    return match.handler(request, match.params)
  }

  return {
    name: 'assinatura',
    faults,
    handle: (request) =>
      faults.run(
        request,
        (status) =>
          new ApiError(status, 'indisponivel', 'O provedor de assinatura está fora do ar.').response,
        () => rendered(() => answer(request)),
      ),
    close: async () => {
      faults.clear()
      await serial(() => storage.close())
    },
  }
}

async function chainOf(storage: Storage, now: Date): Promise<Chain> {
  const stored = await storage.get<Chain>('cadeia')
  if (stored) return stored
  const made = await createChain(now)
  await storage.put('cadeia', made)
  return made
}

const publicCertificate = ({ certificado_id, titular, valido_ate }: StoredCertificate) => ({
  certificado_id,
  titular,
  valido_ate,
  aviso: AVISO,
})

const sameTitular = (one: Titular, other: Titular): boolean =>
  one.nome === other.nome &&
  one.cpf === other.cpf &&
  one.crm === other.crm &&
  one.uf === other.uf &&
  one.data_nascimento === other.data_nascimento
