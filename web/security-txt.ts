import type { Plugin } from 'vite'

/** Where whoever finds a fault writes to (SECURITY.md). */
const CONTATO = 'mailto:seguranca@acolhe.app'
/** RFC 9116 asks for less than a year; a product that nobody deployed for so long should not promise an answer. */
const MESES = 11

/**
 * `/.well-known/security.txt` (RFC 9116) as of a build: its end counts from the first day of the month, so that the
 * same sources built twice in it are the same files.
 */
export function securityTxt(agora: Date, dominio: string | undefined): string {
  const fim = new Date(Date.UTC(agora.getUTCFullYear(), agora.getUTCMonth() + MESES, 1))
  return [
    `Contact: ${CONTATO}`,
    `Expires: ${fim.toISOString()}`,
    'Preferred-Languages: pt-BR, en',
    ...(dominio === undefined ? [] : [`Canonical: https://${dominio}/.well-known/security.txt`]),
    '',
  ].join('\n')
}

/** Puts it among the pages. */
export const comSecurityTxt = (dominio: string | undefined): Plugin => ({
  name: 'acolhe-security-txt',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: '.well-known/security.txt',
      source: securityTxt(new Date(), dominio),
    })
  },
})
