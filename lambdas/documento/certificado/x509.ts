import { X509Certificate } from 'node:crypto'
import { type BaseBlock, BitString, Constructed, ObjectIdentifier, OctetString } from 'asn1js'
import { type Certificate, CRLDistributionPoints, type GeneralName, InfoAccess } from 'pkijs'
import { parse } from '../pades/atributos.ts'
import { certificadoDe } from '../pades/cms.ts'

/** A certificate as ICP-Brasil fills one in. */
export interface Lido {
  readonly der: Buffer
  readonly x509: X509Certificate
  /** Upper-case hexadecimal. */
  readonly serial: string
  readonly titular: string
  readonly emissor: string
  readonly valido_de: Date
  readonly valido_ate: Date
  /** Of the person it names; null when it names none. */
  readonly cpf: string | null
  /** Its key usage allows legally binding signatures. */
  readonly assina: boolean
  /** Where its issuer publishes what it revoked. */
  readonly listas: readonly string[]
  /** Where its issuer's certificate can be had. */
  readonly emissores: readonly string[]
}

const OID = {
  keyUsage: '2.5.29.15',
  alternativos: '2.5.29.17',
  listas: '2.5.29.31',
  acesso: '1.3.6.1.5.5.7.1.1',
}
/** DOC-ICP-04: birth date (8), CPF (11), and what follows. */
const OID_PESSOA = '2.16.76.1.3.1'
const OID_EMISSOR = '1.3.6.1.5.5.7.48.2'
/** digitalSignature and nonRepudiation, the first two bits. */
const ASSINAR = 0b1100_0000
const URI = 6

/** @throws Error on what is no certificate */
export function lerCertificado(der: Buffer): Lido {
  const x509 = new X509Certificate(der)
  const certificado = certificadoDe(der)
  const extensao = (oid: string) => certificado.extensions?.find(({ extnID }) => extnID === oid)
  return {
    der,
    x509,
    serial: x509.serialNumber,
    titular: nomeComum(x509.subject),
    emissor: nomeComum(x509.issuer),
    valido_de: new Date(x509.validFrom),
    valido_ate: new Date(x509.validTo),
    cpf: cpfDe(certificado),
    assina: podeAssinar(extensao(OID.keyUsage)?.parsedValue),
    listas: listasDe(extensao(OID.listas)?.parsedValue),
    emissores: emissoresDe(extensao(OID.acesso)?.parsedValue),
  }
}

/** The common name `NAME:CPF` without the CPF, which is read from elsewhere. */
const nomeComum = (distinto: string): string =>
  (/^CN=(.+)$/m.exec(distinto)?.[1] ?? '').replace(/:\d{11}$/, '').slice(0, 200)

function podeAssinar(uso: unknown): boolean {
  if (!(uso instanceof BitString)) return false
  return ((uso.valueBlock.valueHexView[0] ?? 0) & ASSINAR) === ASSINAR
}

const filhos = (bloco: BaseBlock | undefined): BaseBlock[] =>
  bloco instanceof Constructed ? bloco.valueBlock.value : []

/** The CPF is searched in the DER bytes: authorities differ in the string type they use for it. */
function cpfDe(certificado: Certificate): string | null {
  const nomes = certificado.extensions?.find(({ extnID }) => extnID === OID.alternativos)
  if (!nomes) return null
  const sequencia = parse(nomes.extnValue.valueBlock.valueHexView)
  const outros = 'value' in sequencia.valueBlock ? (sequencia.valueBlock.value as BaseBlock[]) : []
  for (const nome of outros) {
    const [oid, valor] = filhos(nome)
    if (!(oid instanceof ObjectIdentifier) || oid.valueBlock.toString() !== OID_PESSOA) continue
    const cpf = textoDe(filhos(valor)[0]).slice(8, 19)
    return /^\d{11}$/.test(cpf) ? cpf : null
  }
  return null
}

function textoDe(bloco: BaseBlock | undefined): string {
  if (bloco instanceof OctetString) return Buffer.from(bloco.valueBlock.valueHexView).toString('latin1')
  const valor: unknown = bloco && 'value' in bloco.valueBlock ? bloco.valueBlock.value : ''
  return typeof valor === 'string' ? valor : ''
}

function listasDe(pontos: unknown): string[] {
  if (!(pontos instanceof CRLDistributionPoints)) return []
  return pontos.distributionPoints.flatMap(({ distributionPoint }) =>
    Array.isArray(distributionPoint) ? distributionPoint.flatMap(enderecoDe) : [],
  )
}

function emissoresDe(acessos: unknown): string[] {
  if (!(acessos instanceof InfoAccess)) return []
  return acessos.accessDescriptions.flatMap(({ accessMethod, accessLocation }) =>
    accessMethod === OID_EMISSOR ? enderecoDe(accessLocation) : [],
  )
}

const enderecoDe = ({ type, value }: GeneralName): string[] =>
  type === URI && typeof value === 'string' && /^https?:/.test(value) ? [value] : []
