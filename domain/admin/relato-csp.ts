import { semSensiveis } from './sensivel.ts'

/**
 * The part of a browser's report that is kept: which rule, what kind of source, and on which page; never whole
 * addresses.
 */

interface RelatoCsp {
  readonly 'document-uri'?: string | undefined
  readonly 'effective-directive'?: string | undefined
  readonly 'violated-directive'?: string | undefined
  readonly 'blocked-uri'?: string | undefined
}

interface RecusaDaPolitica {
  readonly diretiva: string
  /** An origin, or CSP's own word for a source without one (`inline`, `eval`, `data`). */
  readonly bloqueado: string
  readonly pagina: string
}

const DESCONHECIDO = 'desconhecido'

export const recusaDe = (relato: RelatoCsp): RecusaDaPolitica => ({
  diretiva: palavra((relato['effective-directive'] ?? relato['violated-directive'])?.split(' ')[0]),
  bloqueado: origemDe(relato['blocked-uri']),
  pagina: paginaDe(relato['document-uri']),
})

const palavra = (texto: string | undefined): string =>
  texto && /^[a-z-]{1,40}$/.test(texto) ? texto : DESCONHECIDO

function origemDe(texto: string | undefined): string {
  if (texto === undefined || !URL.canParse(texto)) return palavra(texto)
  const { origin, protocol } = new URL(texto)
  return origin === 'null' ? palavra(protocol.slice(0, -1)) : origin
}

/** The first word of the path: the rest may contain somebody's id or token. */
function paginaDe(texto: string | undefined): string {
  if (texto === undefined || !URL.canParse(texto)) return DESCONHECIDO
  const [, primeira = ''] = new URL(texto).pathname.split('/')
  return /^[a-z-]{0,40}$/.test(primeira) ? semSensiveis(`/${primeira}`) : DESCONHECIDO
}
