/** One change of one item of the table, as its stream tells it. */
export interface Mudanca {
  /** The same each time the change is delivered. */
  readonly id: string
  readonly tipo: 'INSERT' | 'MODIFY' | 'REMOVE'
  /** When it was written, to the second; ISO. */
  readonly em: string
  readonly antes: Imagem | undefined
  readonly depois: Imagem | undefined
}

export type Imagem = Readonly<Record<string, unknown>>

/** Which kind of item changed: every item says so itself. */
export const entidadeDe = ({ antes, depois }: Mudanca): unknown => (depois ?? antes)?.['entidade']

/** Whether an attribute changed; for an item that was created or removed, every attribute counts as changed. */
export const mudou = ({ antes, depois }: Mudanca, atributo: string): boolean =>
  JSON.stringify(antes?.[atributo]) !== JSON.stringify(depois?.[atributo])

/** Attributes that are others now. */
export const mudados = (mudanca: Mudanca): string[] =>
  [...new Set([...Object.keys(mudanca.antes ?? {}), ...Object.keys(mudanca.depois ?? {})])].filter(
    (atributo) => mudou(mudanca, atributo),
  )

/** An attribute's text; undefined when it has none. */
export const texto = (imagem: Imagem | undefined, atributo: string): string | undefined => {
  const valor = imagem?.[atributo]
  return typeof valor === 'string' ? valor : undefined
}
