import { TAMANHO_MAXIMO } from '../kyc/envio.ts'

/** What may be sent as a file, and where it lies. */

export const TIPOS_DE_ANEXO = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type TipoDeAnexo = (typeof TIPOS_DE_ANEXO)[number]
export const TAMANHO_DO_ANEXO = TAMANHO_MAXIMO
/** Files each side may send in one consultation. */
export const MAIS_ANEXOS = 10
export const MAIOR_NOME = 80

export const MENSAGEM_DO_ANEXO = 'Envie uma foto (JPG, PNG ou WebP) ou um PDF de até 10 MB.'

export const eTipoDeAnexo = (tipo: string): tipo is TipoDeAnexo =>
  (TIPOS_DE_ANEXO as readonly string[]).includes(tipo)

/** Where a file lies as it was sent, until it is looked through. */
export const caminhoDoEnvio = (consulta_id: string, anexo_id: string): string =>
  `envios/${consulta_id}/${anexo_id}`

/** Where what is kept of it lies, with the patient's documents. */
export const caminhoDoAnexo = (
  { paciente_id, consulta_id }: { readonly paciente_id: string; readonly consulta_id: string },
  { id, tipo }: { readonly id: string; readonly tipo: 'image/jpeg' | 'application/pdf' },
): string => `${paciente_id}/conversa/${consulta_id}/${id}.${tipo === 'image/jpeg' ? 'jpg' : 'pdf'}`

/** A file's name as it may be shown: one line, without what would hide or turn letters. */
export const nomeLimpo = (nome: string): string =>
  nome
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, MAIOR_NOME)
