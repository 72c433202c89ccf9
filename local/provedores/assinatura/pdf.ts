import { randomBytes } from 'node:crypto'
import { plainAddPlaceholder } from '@signpdf/placeholder-plain'
import { SignPdf } from '@signpdf/signpdf'
import { Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils'

/** Room for the CMS in the file, bytes; three certificates of 2048 bits take under half. */
const SIGNATURE_BYTES = 10_240

export interface SignatureText {
  readonly reason: string
  readonly location: string
  readonly name: string
  readonly contact: string
}

/** What a signature covers and carries, as it stands in the file. */
export interface EmbeddedSignature {
  readonly cms: Buffer
  readonly content: Buffer
  /** Entry /M of the signature dictionary; it is inside the signed bytes. */
  readonly signedAt: Date
}

export class UnreadablePdf extends Error {}

class DetachedSigner extends Signer {
  constructor(private readonly make: (content: Buffer) => Buffer) {
    super()
  }

  override sign(pdf: Buffer): Promise<Buffer> {
    return Promise.resolve(this.make(pdf))
  }
}

/** Adds one PAdES signature to a PDF, as an incremental update; `UnreadablePdf` when it cannot take one. */
export async function embedSignature(
  pdf: Buffer,
  text: SignatureText,
  signedAt: Date,
  make: (content: Buffer) => Buffer,
): Promise<Buffer> {
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new UnreadablePdf('O arquivo não é um PDF.')
  const source = pdf.toString('latin1')
  if (source.includes('/ByteRange')) throw new UnreadablePdf('O PDF já está assinado.')
  if (source.includes('/Encrypt')) throw new UnreadablePdf('O PDF está cifrado.')
  const prepared = withPlaceholder(pdf, text, signedAt)
  return new SignPdf().sign(prepared, new DetachedSigner(make))
}

/**
 * The one signature of a PDF, or nothing when there is none that covers the whole file: the byte range must leave
 * out only the signature's own hexadecimal digits, lower case and zero-padded.
 */
export function readSignature(pdf: Buffer): EmbeddedSignature | undefined {
  const source = pdf.toString('latin1')
  const ranges = [...source.matchAll(/\/ByteRange ?\[(\d+) (\d+) (\d+) (\d+)\]/g)]
  const [range] = ranges
  if (!range || ranges.length !== 1) return undefined
  const [start = -1, end = -1, resume = -1, rest = -1] = range.slice(1).map(Number)
  if (start !== 0 || resume + rest !== pdf.length || end >= resume) return undefined
  const gap = /^<([0-9a-f]+)>$/.exec(source.slice(end, resume))
  const signedAt = dateOf(source.slice(resume))
  if (!gap?.[1] || !signedAt) return undefined
  const hex = Buffer.from(gap[1], 'hex')
  const length = derLength(hex)
  if (length === undefined || hex.subarray(length).some((byte) => byte !== 0)) return undefined
  return {
    cms: hex.subarray(0, length),
    content: Buffer.concat([pdf.subarray(0, end), pdf.subarray(resume)]),
    signedAt,
  }
}

/**
 * The library writes accented texts wrongly and pastes a text holding `<<` into the file as it is. So it gets a
 * stand-in as long as the UTF-16 hexadecimal string that then takes its place, which moves no offset.
 */
function withPlaceholder(pdf: Buffer, text: SignatureText, signedAt: Date): Buffer {
  const [reason, location, name, contactInfo] = [
    standIn(text.reason),
    standIn(text.location),
    standIn(text.name),
    standIn(text.contact),
  ] as const
  const prepared = placeholder({
    pdfBuffer: pdf,
    reason: reason.given,
    location: location.given,
    name: name.given,
    contactInfo: contactInfo.given,
    signingTime: signedAt,
    signatureLength: SIGNATURE_BYTES,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
    widgetRect: [0, 0, 0, 0],
    appName: 'Acolhe',
  })
  const written = [reason, location, name, contactInfo].reduce(
    (source, { given, wanted }) => source.replace(`(${given})`, wanted),
    prepared.toString('latin1'),
  )
  return Buffer.from(written, 'latin1')
}

function standIn(text: string): { readonly given: string; readonly wanted: string } {
  const wanted = `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
  return {
    wanted,
    given: randomBytes(wanted.length)
      .toString('hex')
      .slice(0, wanted.length - 2),
  }
}

function placeholder(options: Parameters<typeof plainAddPlaceholder>[0]): Buffer {
  try {
    return plainAddPlaceholder(options)
  } catch (error) {
    throw new UnreadablePdf('O PDF não tem a estrutura esperada.', { cause: error })
  }
}

/** PDF 32000-1 §7.9.4, in UTC as we write it. */
function dateOf(dictionary: string): Date | undefined {
  const found = /\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/.exec(dictionary)
  if (!found) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found.slice(1).map(Number)
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

/** Length of a DER SEQUENCE with its header, or nothing. */
function derLength(bytes: Buffer): number | undefined {
  const [tag, size = 0] = bytes
  if (tag !== 0x30 || size < 0x81 || size > 0x84) return undefined
  const header = 2 + (size & 0x7f)
  return header <= bytes.length ? header + bytes.readUIntBE(2, size & 0x7f) : undefined
}
