import { createHash } from 'node:crypto'
import { type BaseBlock, fromBER, ObjectIdentifier, OctetString, Sequence, Set as DerSet } from 'asn1js'

/** What a signature of the policy AD-RB v1.3 signs (DOC-ICP-15.03): these four attributes and no other. */

export const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sigPolicyId: '1.2.840.113549.1.9.16.2.15',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaWithSha256: '1.2.840.113549.1.1.11',
} as const

/**
 * The whole attribute sigPolicyId of 2.16.76.1.7.1.11.1.3, to the byte: the policy's own inner hash (not its file's),
 * an algorithm without NULL and the http address, which is how the official validator reads it.
 */
const POLITICA = Buffer.from(
  '30819a060b2a864886f70d010910020f31818a3081870608604c0107010b0103302f300b0609608648016503040201' +
    '042023e4be4b9b362172e4ebb0e72b86a133ece5aad843d8651c6e38a0ba3f08fc60304a3048060b2a864886f70d01' +
    '091005011639687474703a2f2f706f6c6974696361732e69637062726173696c2e676f762e62722f50415f50416445' +
    '535f41445f52425f76315f332e646572',
  'hex',
)

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/**
 * The signed attributes as the DER SET that is hashed and signed (RFC 5652 §5.4). The same file and certificate make
 * the same bytes, so that a provider asked twice gives the same signature.
 */
export function atributosAssinados(resumo: Uint8Array, certificado: Uint8Array): Buffer {
  const membros = [
    atributo(OID.contentType, new ObjectIdentifier({ value: OID.data })),
    atributo(OID.messageDigest, new OctetString({ valueHex: resumo })),
    atributo(OID.signingCertificateV2, signingCertificate(certificado)),
    POLITICA,
  ].toSorted((um, outro) => Buffer.compare(um, outro))
  return der(new DerSet({ value: membros.map(parse) }))
}

/** Only the signer's own certificate, by its SHA-256, which is the default and so not written. */
function signingCertificate(certificado: Uint8Array): Sequence {
  const essCertId = new Sequence({ value: [new OctetString({ valueHex: sha256(certificado) })] })
  return new Sequence({ value: [new Sequence({ value: [essCertId] })] })
}

const atributo = (oid: string, valor: BaseBlock): Buffer =>
  der(new Sequence({ value: [new ObjectIdentifier({ value: oid }), new DerSet({ value: [valor] })] }))

const der = (bloco: BaseBlock): Buffer => Buffer.from(bloco.toBER())

/** @throws Error on what is no DER */
export function parse(bytes: Uint8Array): BaseBlock {
  const { result, offset } = fromBER(new Uint8Array(bytes).buffer)
  if (offset === -1) throw new Error(`Not DER: ${result.error}`)
  return result
}
