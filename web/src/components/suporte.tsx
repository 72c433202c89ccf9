import { CONTATO, mailDoSuporte } from '#domain/base/contato.ts'

/** Stands where a text sends a person to 'o suporte'; `assunto` tells the clinic what it is about. */
export function Suporte({ assunto }: { readonly assunto: string }) {
  return (
    <p>
      <a href={mailDoSuporte(assunto)}>Falar com o suporte: {CONTATO.email}</a>
    </p>
  )
}
