import type { Anexo, Remetente, Mensagem } from './mensagem.ts'

/** Messages in words, for a file that is read and printed. */

export const QUEM_ENVIOU: Readonly<Record<Remetente, string>> = { paciente: 'Paciente', medico: 'Médico' }

/** A file in words. */
export function anexoEscrito({ tipo, nome, paginas }: Anexo): string {
  if (tipo === 'image/jpeg') return 'Foto'
  const quantas = paginas === undefined ? [] : [paginas === 1 ? '1 página' : `${paginas} páginas`]
  return [nome ? `PDF “${nome}”` : 'PDF', ...quantas].join(', ')
}

export const escrita = ({ texto, anexo }: Pick<Mensagem, 'texto' | 'anexo'>): string =>
  texto ?? (anexo ? anexoEscrito(anexo) : '')
