import { escrito, lista, type Recurso, type Referencia } from './recurso.ts'

/** A text of the record, with what is known of it. */
interface Texto {
  readonly titulo: string
  readonly linhas: readonly (string | undefined)[]
  /** Whether it may still change, or had something added to it. */
  readonly docStatus: 'preliminary' | 'final' | 'amended'
  readonly date: string
  readonly lastUpdated: string
  readonly subject: Referencia
  readonly encounter: Referencia | undefined
  readonly author: Referencia | undefined
  /** What it is added to. */
  readonly appends?: Referencia | undefined
}

/** A document of the record with its text inside; the signed file is downloaded on its own. */
export const texto = (
  id: string,
  { titulo, linhas, docStatus, date, lastUpdated, subject, encounter, author, appends }: Texto,
): Recurso => ({
  resourceType: 'DocumentReference',
  id,
  meta: { lastUpdated },
  status: 'current',
  docStatus,
  type: { text: titulo },
  subject,
  date,
  author: author && [author],
  relatesTo: appends && [{ code: 'appends', target: appends }],
  content: [
    {
      attachment: {
        contentType: 'text/plain;charset=utf-8',
        language: 'pt-BR',
        data: base64(lista(linhas.map(escrito).filter(Boolean))?.join('\n') ?? titulo),
        title: titulo,
        creation: date,
      },
    },
  ],
  context: encounter && { encounter: [encounter] },
})

/** Of UTF-8. */
const base64 = (dito: string): string =>
  btoa(Array.from(new TextEncoder().encode(dito), (byte) => String.fromCharCode(byte)).join(''))
