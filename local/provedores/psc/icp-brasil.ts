import { Constructed, ObjectIdentifier, OctetString, Sequence } from 'asn1js'

/** Whom a certificate names. */
export interface Titular {
  readonly nome: string
  /** 11 digits. */
  readonly cpf: string
  /** `AAAA-MM-DD`. */
  readonly data_nascimento: string
}

/** DOC-ICP-04: birth date, CPF, NIS, RG and its issuer, fixed width; what is unknown is zeros. */
const OID_PERSON = '2.16.76.1.3.1'

/** Value of the subjectAltName extension, DER as a binary string: what every e-CPF carries, and no council number. */
export function alternativeNames({ cpf, data_nascimento }: Titular): string {
  const [year = '', month = '', day = ''] = data_nascimento.split('-')
  const person = `${day}${month}${year}${cpf}${'0'.repeat(11)}${'0'.repeat(15)}`
  const names = new Sequence({ value: [otherName(OID_PERSON, person)] })
  return Buffer.from(names.toBER()).toString('binary')
}

const explicit = (value: (ObjectIdentifier | OctetString | Constructed)[]): Constructed =>
  new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value })

const otherName = (oid: string, text: string): Constructed =>
  explicit([
    new ObjectIdentifier({ value: oid }),
    explicit([new OctetString({ valueHex: Buffer.from(text, 'ascii') })]),
  ])
