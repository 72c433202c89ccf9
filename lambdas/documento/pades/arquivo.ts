/**
 * The signature's place in a PDF (ISO 32000-1 §12.8): a dictionary with room for the CMS, made before anything is
 * signed and filled in afterwards without moving a byte.
 */

/** Room for the CMS: a chain of four real certificates takes about a third. */
const ESPACO = 24_576
const MARCA = '**********'
/** Length of `[0 /********** /********** /**********]`. */
const FAIXA = new RegExp(String.raw`\[0 (?:/\*{10} ?){3}\]`)
const VAZIO = `<${'0'.repeat(2 * ESPACO)}>`

interface DadosDaAssinatura {
  /** When the file was prepared for signing; the entry /M. */
  readonly em: Date
  readonly nome: string
  readonly motivo: string
  readonly local: string
}

/** pdfkit's private root of the file, which holds the form that was begun. */
interface Raiz {
  readonly data: { readonly AcroForm: { readonly data: Record<string, unknown> } }
}

/** Adds the one, invisible signature field to a PDF that is being written. */
export function reservarAssinatura(
  pdf: PDFKit.PDFDocument,
  { em, nome, motivo, local }: DadosDaAssinatura,
): void {
  const assinatura = pdf.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, MARCA, MARCA, MARCA],
    Contents: Buffer.alloc(ESPACO),
    M: em,
    Name: texto(nome),
    Reason: texto(motivo),
    Location: texto(local),
    // Lets a reader notice later changes other than form filling or signing. ITI asks for this entry here and not in
    // the catalogue.
    Reference: [
      {
        Type: 'SigRef',
        TransformMethod: 'DocMDP',
        TransformParams: { Type: 'TransformParams', P: 2, V: '1.2' },
      },
    ],
  })
  const campo = pdf.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    // Flags "print" and "locked".
    F: 132,
    Rect: [0, 0, 0, 0],
    P: pdf.page.dictionary,
    T: texto('Assinatura'),
    V: assinatura,
  })
  pdf.page.annotations.push(campo)
  pdf.initForm()
  const { data } = (Reflect.get(pdf, '_root') as Raiz).data.AcroForm
  // A reader that redraws form fields would change what was signed.
  delete data['NeedAppearances']
  Object.assign(data, { SigFlags: 3, Fields: [campo] })
  // pdfkit's type demands a last chunk, as for a stream; these objects have none.
  for (const objeto of [assinatura, campo]) (objeto as unknown as { end(): void }).end()
}

/** The finished file with its byte range: from here on nothing of it changes but the signature's own digits. */
export function fecharFaixa(pdf: Buffer): Buffer {
  const fonte = pdf.toString('latin1')
  const inicio = fonte.indexOf(VAZIO)
  if (inicio === -1) throw new Error('The file has no place for a signature')
  const fim = inicio + VAZIO.length
  const escrita = fonte.replace(FAIXA, (vaga) =>
    `[0 ${inicio} ${fim} ${pdf.length - fim}]`.padEnd(vaga.length),
  )
  return Buffer.from(escrita, 'latin1')
}

/** What the signature covers, and where its digits stand. */
interface Coberto {
  readonly inicio: number
  readonly fim: number
  readonly bytes: Buffer
}

/** @throws Error when the file is not one that `fecharFaixa` made */
export function cobertoPor(pdf: Buffer): Coberto {
  const [, inicio = '', fim = '', resto = ''] =
    /\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(pdf.toString('latin1')) ?? []
  const [de, ate] = [Number(inicio), Number(fim)]
  if (!inicio || ate - de !== VAZIO.length || ate + Number(resto) !== pdf.length)
    throw new Error('The file is not prepared to be signed')
  return { inicio: de, fim: ate, bytes: Buffer.concat([pdf.subarray(0, de), pdf.subarray(ate)]) }
}

/** The file with its signature in the place kept for it. */
export function embutir(pdf: Buffer, cms: Buffer): Buffer {
  if (cms.length > ESPACO) throw new Error(`A signature of ${cms.length} bytes has no room`)
  const assinado = Buffer.from(pdf)
  assinado.write(cms.toString('hex'), cobertoPor(pdf).inicio + 1, 'latin1')
  return assinado
}

/** The CMS inside a signed file. */
export function cmsDe(pdf: Buffer): Buffer {
  const { inicio, fim } = cobertoPor(pdf)
  const bytes = Buffer.from(pdf.subarray(inicio + 1, fim - 1).toString('latin1'), 'hex')
  return bytes.subarray(0, 4 + bytes.readUInt16BE(2))
}

/** When a prepared file says it was made; to the second. */
export function instanteDe(pdf: Buffer): Date {
  const [, ...partes] = /\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/.exec(pdf.toString('latin1')) ?? []
  const [ano = Number.NaN, mes = 1, ...resto] = partes.map(Number)
  return new Date(Date.UTC(ano, mes - 1, ...resto))
}

/** A PDF string; pdfkit writes a plain JavaScript string as a name instead. */
const texto = (valor: string): unknown => Object(valor)
