/** A message ready to be sent: the same content twice, for screens and for plain text. */
export interface Mensagem {
  readonly assunto: string
  readonly html: string
  readonly texto: string
}

/** What a letter says; the layout gives it its form. Every text is escaped there. */
export interface Conteudo {
  readonly assunto: string
  /** Shown beside the subject in the list of messages. */
  readonly previa: string
  readonly titulo: string
  readonly paragrafos: readonly string[]
  readonly botao?: { readonly rotulo: string; readonly url: string }
  /** Set apart in large figures: a code to type. */
  readonly codigo?: string
  /** Label and value pairs, one per line. */
  readonly dados?: readonly (readonly [rotulo: string, valor: string])[]
  /** Said last, in small: what to do when one did not ask for this. */
  readonly avisos?: readonly string[]
}
