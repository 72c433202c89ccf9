import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
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

type Extension = Readonly<Record<string, unknown>>

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const newKeys = promisify(generateKeyPair)

/** Every certificate says it in its subject, so that every validator shows it. */
const ORGANISATION = 'Acolhe: cadeia de teste'
const NO_LEGAL_VALUE = 'SEM VALIDADE JURIDICA'

/** A root and an authority under it, made once per installation. */
export async function createChain(now: Date): Promise<Chain> {
  const authorityExtensions = (pathLength: number): Extension[] => [
    { name: 'basicConstraints', cA: true, critical: true, pathLenConstraint: pathLength },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]
  const root = await issue('AC Raiz de Teste Acolhe', now, 15, authorityExtensions(1))
  const authority = await issue('AC Saude de Teste Acolhe', now, 10, authorityExtensions(0), root)
  return { root, authority }
}

/** The doctor's certificate, as ICP-Brasil fills one in (name:CPF, identity and council number in the SAN). */
export function issueDoctor(titular: Titular, now: Date, authority: Identity): Promise<Identity> {
  const name = titular.nome
    .normalize('NFD')
    .replaceAll(/[^\p{ASCII}]/gu, '')
    .toUpperCase()
  return issue(
    `${name}:${titular.cpf}`,
    now,
    3,
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
    ],
    authority,
  )
}

async function issue(
  commonName: string,
  now: Date,
  years: number,
  extensions: readonly Extension[],
  issuer?: Identity,
): Promise<Identity> {
  const { publicKey, privateKey } = await newKeys('rsa', { modulusLength: 2048 })
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(
    publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  )
  // A leading 4 keeps the serial number positive.
  certificate.serialNumber = `4${randomBytes(16).toString('hex').slice(1)}`
  certificate.validity.notBefore = new Date(now.getTime() - 60 * 60 * 1000)
  certificate.validity.notAfter = new Date(now.getTime() + years * YEAR_MS)
  certificate.setSubject(subject(commonName))
  const parent = issuer && forge.pki.certificateFromPem(issuer.certificate)
  certificate.setIssuer(parent ? parent.subject.attributes : subject(commonName))
  const authorityKey = parent
    ? [{ name: 'authorityKeyIdentifier', keyIdentifier: parent.generateSubjectKeyIdentifier().getBytes() }]
    : []
  certificate.setExtensions([...extensions, ...authorityKey])
  certificate.sign(forge.pki.privateKeyFromPem(issuer?.key ?? key), forge.md.sha256.create())
  return { certificate: forge.pki.certificateToPem(certificate).replaceAll('\r\n', '\n'), key }
}

const subject = (commonName: string): forge.pki.CertificateField[] => [
  { name: 'countryName', value: 'BR' },
  { name: 'organizationName', value: ORGANISATION },
  { shortName: 'OU', value: NO_LEGAL_VALUE },
  { name: 'commonName', value: commonName },
]
