import { createHash, createPrivateKey, sign, X509Certificate } from 'node:crypto'
import { fromBER, Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { Identity } from './chain.ts'

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaWithSha256: '1.2.840.113549.1.1.11',
}

const engine = new CryptoEngine({ name: 'node', crypto })
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
const plain = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer
const algorithm = (algorithmId: string) =>
  new AlgorithmIdentifier({ algorithmId, algorithmParams: new Null() })

export const derOf = (pem: string): Buffer => new X509Certificate(pem).raw
const certificateOf = (der: Buffer): Certificate => Certificate.fromBER(plain(der))

/**
 * A detached CMS signature as PAdES B-B asks (ETSI EN 319 142-1): content type, message digest and
 * signing-certificate-v2 signed, no signing time (that one stands in the PDF), the chain enclosed.
 */
export function signDetached(content: Uint8Array, signer: Identity, chain: readonly Buffer[]): Buffer {
  const certificate = derOf(signer.certificate)
  const attributes = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      attribute(OID.contentType, new ObjectIdentifier({ value: OID.data })),
      attribute(OID.messageDigest, new OctetString({ valueHex: sha256(content) })),
      attribute(OID.signingCertificateV2, signingCertificate(certificate)),
    ],
  })
  const encoded = Buffer.from(attributes.toSchema().toBER())
  // RFC 5652 §5.4: what is signed carries the tag of a SET, not the [0] it is stored with.
  encoded[0] = 0x31
  const signature = sign('sha256', encoded, createPrivateKey(signer.key))
  return assemble([certificate, ...chain], attributes, signature)
}

/** Why a signature does not hold; empty when it does. */
export type Flaw = 'conteudo_alterado' | 'assinatura_invalida' | 'cadeia_nao_confiavel' | 'forma_inesperada'

export interface Checked {
  readonly flaws: readonly Flaw[]
  /** DER of the signer's certificate, when there is one to read. */
  readonly certificate?: Buffer
}

/**
 * Checks a detached signature over `content`: digest, signature, signing certificate, chain up to our own root at
 * `when`, and that the encoding is to the byte the one `signDetached` makes, so that no byte of it is free.
 */
export async function verifyDetached(
  cms: Buffer,
  content: Uint8Array,
  chain: readonly Buffer[],
  when: Date,
): Promise<Checked> {
  const parsed = parse(cms)
  const [signerInfo] = parsed?.signerInfos ?? []
  const [first] = parsed?.certificates ?? []
  const attributes = signerInfo?.signedAttrs
  if (!parsed || !signerInfo || !attributes || !(first instanceof Certificate))
    return { flaws: ['assinatura_invalida'] }
  const certificate = Buffer.from(first.toSchema(false).toBER())
  const signature = Buffer.from(signerInfo.signature.valueBlock.valueHexView)
  const digest = attributeValue(attributes, OID.messageDigest)
  const named = attributeValue(attributes, OID.signingCertificateV2)
  const flaws: Flaw[] = []
  if (
    !(digest instanceof OctetString) ||
    !sha256(content).equals(Buffer.from(digest.valueBlock.valueHexView))
  )
    flaws.push('conteudo_alterado')
  const bound =
    named && Buffer.from(named.toBER()).equals(Buffer.from(signingCertificate(certificate).toBER()))
  const verdict = await verdictOf(parsed, content, chain, when)
  if (!verdict.signature || !bound) flaws.push('assinatura_invalida')
  if (!verdict.chain) flaws.push('cadeia_nao_confiavel')
  if (!cms.equals(assemble([certificate, ...chain], attributes, signature))) flaws.push('forma_inesperada')
  return { flaws, certificate }
}

function parse(cms: Buffer): SignedData | undefined {
  try {
    const info = new ContentInfo({ schema: fromBER(plain(cms)).result })
    return new SignedData({ schema: info.content })
  } catch {
    // What is no CMS at all is reported by the caller as an invalid signature.
    return undefined
  }
}

async function verdictOf(
  parsed: SignedData,
  content: Uint8Array,
  chain: readonly Buffer[],
  when: Date,
): Promise<{ signature: boolean; chain: boolean }> {
  const root = chain.at(-1)
  if (!root) throw new Error('a chain ends in its root')
  try {
    const { signatureVerified, signerCertificateVerified } = await parsed.verify(
      {
        signer: 0,
        data: plain(content),
        trustedCerts: [certificateOf(root)],
        checkChain: true,
        checkDate: when,
        extendedMode: true,
      },
      engine,
    )
    return { signature: signatureVerified === true, chain: signerCertificateVerified === true }
  } catch (error) {
    // pkijs throws what it found so far; anything else is bytes it could not make sense of.
    const found = typeof error === 'object' && error !== null ? error : {}
    return {
      signature: Reflect.get(found, 'signatureVerified') === true,
      chain: Reflect.get(found, 'signerCertificateVerified') === true,
    }
  }
}

function assemble(
  certificates: readonly Buffer[],
  signedAttrs: SignedAndUnsignedAttributes,
  signature: Buffer,
): Buffer {
  const parsed = certificates.map(certificateOf)
  const [own] = parsed
  if (!own) throw new Error('a signature needs its certificate')
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [algorithm(OID.sha256)],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates: parsed,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        digestAlgorithm: algorithm(OID.sha256),
        signedAttrs,
        signatureAlgorithm: algorithm(OID.rsaWithSha256),
        signature: new OctetString({ valueHex: signature }),
      }),
    ],
  })
  const info = new ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) })
  return Buffer.from(info.toSchema().toBER())
}

const attribute = (type: string, value: ObjectIdentifier | OctetString | Sequence): Attribute =>
  new Attribute({ type, values: [value] })

/** RFC 5035 SigningCertificateV2 with the default hash, SHA-256. */
const signingCertificate = (certificate: Buffer): Sequence => {
  const essCertId = new Sequence({ value: [new OctetString({ valueHex: sha256(certificate) })] })
  return new Sequence({ value: [new Sequence({ value: [essCertId] })] })
}

const attributeValue = (attributes: SignedAndUnsignedAttributes, type: string) =>
  attributes.attributes.find((candidate) => candidate.type === type)?.values[0]
