const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for an element or a quoted attribute. */
export const escapar = (texto: string): string => texto.replace(/[&<>"']/g, (c) => ENTIDADES[c] ?? c)

/**
 * A URL of ours, escaped for `href`.
 * @throws Error when it is not http(s): a letter must never link to anything else
 */
export function escaparUrl(url: string): string {
  const { protocol } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`Endereço inesperado: ${protocol}`)
  return escapar(url)
}
