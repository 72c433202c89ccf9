import { fromBER, ObjectIdentifier, OctetString, Sequence, Constructed } from 'asn1js'

/** Whom a doctor's certificate names. */
export interface Titular {
  readonly nome: string
  /** 11 digits. */
  readonly cpf: string
  readonly crm: string
  readonly uf: string
  /** `AAAA-MM-DD`. */
  readonly data_nascimento: string
}

/** DOC-ICP-04: birth date, CPF, NIS, RG and its issuer, fixed width; what is unknown is zeros. */
const OID_PERSON = '2.16.76.1.3.1'
/** Council of medicine: number of the registration, and its state (as ITI's validator names them). */
const OID_CRM = '2.16.76.1.4.2.2.1'
const OID_UF = '2.16.76.1.4.2.2.2'

/** Value of the subjectAltName extension, DER as a binary string. */
export function alternativeNames(titular: Titular): string {
  const [year = '', month = '', day = ''] = titular.data_nascimento.split('-')
  const names = new Sequence({
    value: [
      otherName(OID_PERSON, `${day}${month}${year}${titular.cpf}${'0'.repeat(11)}${'0'.repeat(15)}`),
      otherName(OID_CRM, titular.crm),
      otherName(OID_UF, titular.uf),
    ],
  })
  return Buffer.from(names.toBER()).toString('binary')
}

/** What `alternativeNames` wrote, read back; nothing when it is no such certificate. */
export function readAlternativeNames(
  extension: ArrayBuffer,
): Pick<Titular, 'cpf' | 'crm' | 'uf' | 'data_nascimento'> | undefined {
  const { result } = fromBER(extension)
  if (!(result instanceof Sequence)) return undefined
  const values = new Map(result.valueBlock.value.flatMap((name) => readOtherName(name)))
  const [person, crm, uf] = [values.get(OID_PERSON), values.get(OID_CRM), values.get(OID_UF)]
  if (!person || !crm || !uf) return undefined
  return {
    cpf: person.slice(8, 19),
    crm,
    uf,
    data_nascimento: `${person.slice(4, 8)}-${person.slice(2, 4)}-${person.slice(0, 2)}`,
  }
}

const explicit = (value: (ObjectIdentifier | OctetString | Constructed)[]): Constructed =>
  new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value })

const otherName = (oid: string, text: string): Constructed =>
  explicit([
    new ObjectIdentifier({ value: oid }),
    explicit([new OctetString({ valueHex: Buffer.from(text, 'ascii') })]),
  ])

function readOtherName(name: unknown): [oid: string, text: string][] {
  if (!(name instanceof Constructed)) return []
  const [oid, wrapped] = name.valueBlock.value
  const inner = wrapped instanceof Constructed ? wrapped.valueBlock.value[0] : undefined
  if (!(oid instanceof ObjectIdentifier) || !(inner instanceof OctetString)) return []
  return [[oid.valueBlock.toString(), Buffer.from(inner.valueBlock.valueHexView).toString('ascii')]]
}
