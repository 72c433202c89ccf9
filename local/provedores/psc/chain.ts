import { createPublicKey, generateKeyPair, randomBytes, sign } from 'node:crypto'
import { promisify } from 'node:util'
import {
  BitString,
  Constructed,
  fromBER,
  Integer,
  Null,
  ObjectIdentifier,
  Primitive,
  Sequence,
  UTCTime,
} from 'asn1js'
import forge from 'node-forge'
import { alternativeNames, type Titular } from './icp-brasil.ts'

/** A certificate and its private key, both PEM (the key in PKCS#8). */
export interface Identity {
  readonly certificate: string
  readonly key: string
}

export interface Chain {
  readonly root: Identity
  readonly authority: Identity
}

/** From when until when a certificate is good. */
interface Validity {
  readonly from: Date
  readonly to: Date
}

type Extension = Readonly<Record<string, unknown>>

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const newKeys = promisify(generateKeyPair)

/** Every certificate says it in its subject, so that every validator shows it. */
const ORGANISATION = 'Acolhe: cadeia de teste'
const NO_LEGAL_VALUE = 'SEM VALIDADE JURIDICA'

const years = (now: Date, count: number): Validity => ({
  from: new Date(now.getTime() - HOUR_MS),
  to: new Date(now.getTime() + count * YEAR_MS),
})

const authorityExtensions = (pathLength: number): Extension[] => [
  { name: 'basicConstraints', cA: true, critical: true, pathLenConstraint: pathLength },
  { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  { name: 'subjectKeyIdentifier' },
]

/** The root, made once per installation. */
export const createRoot = (now: Date): Promise<Identity> =>
  issue('AC Raiz de Teste Acolhe', years(now, 15), authorityExtensions(1))

/** The authority under it. `base`: where lists and issuers are published; `key`: as it was at another base. */
export const createAuthority = (now: Date, base: string, root: Identity, key?: string): Promise<Identity> =>
  issue(
    'AC Saude de Teste Acolhe',
    years(now, 10),
    [...authorityExtensions(0), ...published(base, 'raiz')],
    root,
    key,
  )

/**
 * A person's certificate, as ICP-Brasil fills one in: the name with the CPF, who they are in the SAN. Of a new key,
 * unless one is renewed.
 */
export function issuePerson(
  titular: Titular,
  validity: Validity,
  authority: Identity,
  base: string,
  key?: string,
): Promise<Identity> {
  const name = titular.nome
    .normalize('NFD')
    .replaceAll(/[^\p{ASCII}]/gu, '')
    .toUpperCase()
  return issue(
    `${name}:${titular.cpf}`,
    validity,
    [
      { name: 'basicConstraints', cA: false },
      {
        name: 'keyUsage',
        digitalSignature: true,
        nonRepudiation: true,
        keyEncipherment: true,
        critical: true,
      },
      { name: 'extKeyUsage', clientAuth: true, emailProtection: true },
      { name: 'subjectKeyIdentifier' },
      { id: '2.5.29.17', critical: false, value: alternativeNames(titular) },
      ...published(base, 'ac'),
    ],
    authority,
    key,
  )
}

export const personValidity = (now: Date): Validity => years(now, 3)

/** Where the list of the issuer's revoked certificates and the issuer's own certificate are. */
function published(base: string, issuer: 'raiz' | 'ac'): Extension[] {
  const uri = (name: string) =>
    new Primitive({
      idBlock: { tagClass: 3, tagNumber: 6 },
      valueHex: Buffer.from(`${base}/${issuer}.${name}`),
    })
  const tagged = (value: Constructed | Primitive) =>
    new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [value] })
  const list = (...value: (Sequence | Constructed | Primitive | ObjectIdentifier)[]) =>
    new Sequence({ value })
  const extension = (id: string, value: Sequence): Extension => ({
    id,
    critical: false,
    value: Buffer.from(value.toBER()).toString('binary'),
  })
  const issuers = new ObjectIdentifier({ value: '1.3.6.1.5.5.7.48.2' })
  return [
    extension('2.5.29.31', list(list(tagged(tagged(uri('crl')))))),
    extension('1.3.6.1.5.5.7.1.1', list(list(issuers, uri('cer')))),
  ]
}

async function issue(
  commonName: string,
  validity: Validity,
  extensions: readonly Extension[],
  issuer?: Identity,
  kept?: string,
): Promise<Identity> {
  const key = kept ?? (await newKey())
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(
    createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
  )
  // A leading 4 keeps the serial number positive.
  certificate.serialNumber = `4${randomBytes(16).toString('hex').slice(1)}`
  certificate.validity.notBefore = validity.from
  certificate.validity.notAfter = validity.to
  certificate.setSubject(subject(commonName))
  const parent = issuer && forge.pki.certificateFromPem(issuer.certificate)
  certificate.setIssuer(parent ? parent.subject.attributes : subject(commonName))
  const authorityKey = parent
    ? [{ name: 'authorityKeyIdentifier', keyIdentifier: parent.generateSubjectKeyIdentifier().getBytes() }]
    : []
  certificate.setExtensions([...extensions, ...authorityKey])
  certificate.sign(signer(certificate, issuer?.key ?? key), forge.md.sha256.create())
  return { certificate: forge.pki.certificateToPem(certificate).replaceAll('\r\n', '\n'), key }
}

async function newKey(): Promise<string> {
  const { privateKey } = await newKeys('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** OpenSSL signs: forge's own arithmetic, in JavaScript, takes a third as long as making a new key. */
function signer(certificate: forge.pki.Certificate, key: string): forge.pki.rsa.PrivateKey {
  const toSign = () => Buffer.from(forge.asn1.toDer(certificate.tbsCertificate).getBytes(), 'binary')
  return {
    sign: () => sign('sha256', toSign(), key).toString('binary'),
  } as unknown as forge.pki.rsa.PrivateKey
}

const subject = (commonName: string): forge.pki.CertificateField[] => [
  { name: 'countryName', value: 'BR' },
  { name: 'organizationName', value: ORGANISATION },
  { shortName: 'OU', value: NO_LEGAL_VALUE },
  { name: 'commonName', value: commonName },
]

export const derOf = (pem: string): Buffer => Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')

/** The list of an issuer's revoked certificates (RFC 5280), good for a day. */
export function revocationList(issuer: Identity, serials: readonly string[], now: Date): Buffer {
  const algorithm = () =>
    new Sequence({ value: [new ObjectIdentifier({ value: '1.2.840.113549.1.1.11' }), new Null()] })
  const time = (date: Date) => new UTCTime({ valueDate: date })
  const certificate = forge.pki.certificateFromPem(issuer.certificate)
  const name = Buffer.from(
    forge.asn1.toDer(forge.pki.distinguishedNameToAsn1(certificate.subject)).getBytes(),
    'binary',
  )
  const revoked = serials.map(
    (serial) =>
      new Sequence({
        value: [new Integer({ valueHex: Buffer.from(serial.padStart(32, '0'), 'hex') }), time(now)],
      }),
  )
  const list = new Sequence({
    value: [
      new Integer({ value: 1 }),
      algorithm(),
      fromBER(new Uint8Array(name).buffer).result,
      time(now),
      time(new Date(now.getTime() + 24 * HOUR_MS)),
      ...(revoked.length > 0 ? [new Sequence({ value: revoked })] : []),
    ],
  })
  const signature = sign('sha256', Buffer.from(list.toBER()), issuer.key)
  const signed = new Sequence({ value: [list, algorithm(), new BitString({ valueHex: signature })] })
  return Buffer.from(signed.toBER())
}
