import { verify, X509Certificate } from 'node:crypto'
import { Null, OctetString, Set as DerSet } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { OID, parse } from './atributos.ts'

const algoritmo = (algorithmId: string) =>
  new AlgorithmIdentifier({ algorithmId, algorithmParams: new Null() })

export const certificadoDe = (der: Uint8Array): Certificate => Certificate.fromBER(new Uint8Array(der).buffer)

/** Whether the provider's raw signature is of these attributes, by the key of this certificate. */
export const confere = (atributos: Buffer, assinatura: Buffer, certificado: Buffer): boolean =>
  verify('sha256', atributos, new X509Certificate(certificado).publicKey, assinatura)

/**
 * The detached CMS of a signature made elsewhere over `atributos` (a DER SET). The signer's certificate comes first,
 * its chain after it.
 */
export function montarCms(
  atributos: Buffer,
  assinatura: Buffer,
  certificados: readonly [Buffer, ...Buffer[]],
): Buffer {
  const [proprio] = certificados
  const { issuer, serialNumber } = certificadoDe(proprio)
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [algoritmo(OID.sha256)],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates: certificados.map(certificadoDe),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
        digestAlgorithm: algoritmo(OID.sha256),
        signedAttrs: lidos(atributos),
        signatureAlgorithm: algoritmo(OID.rsaWithSha256),
        signature: new OctetString({ valueHex: assinatura }),
      }),
    ],
  })
  const info = new ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) })
  return Buffer.from(info.toSchema().toBER())
}

/** The signed attributes in the order in which they were signed. */
function lidos(atributos: Buffer): SignedAndUnsignedAttributes {
  const conjunto = parse(atributos)
  if (!(conjunto instanceof DerSet)) throw new Error('Signed attributes are a SET')
  return new SignedAndUnsignedAttributes({
    type: 0,
    attributes: conjunto.valueBlock.value.map((schema) => new Attribute({ schema })),
  })
}

/** DER of the signer's certificate inside a CMS. @throws Error when there is none */
export function assinanteDe(cms: Buffer): Buffer {
  const info = new ContentInfo({ schema: parse(cms) })
  const [primeiro] = new SignedData({ schema: info.content }).certificates ?? []
  if (!(primeiro instanceof Certificate)) throw new Error('A signature carries its certificate')
  return Buffer.from(primeiro.toSchema(false).toBER())
}
