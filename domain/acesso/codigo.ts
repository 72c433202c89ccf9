/** A code of six digits as it is typed, mailed or shown by an authenticator. */

export const DIGITOS_DO_CODIGO = 6

/** What the code's field keeps of what is typed or pasted: digits, cut to six (P §5). */
export const soCodigo = (texto: string): string => texto.replace(/\D/g, '').slice(0, DIGITOS_DO_CODIGO)

/** 'Verificar' is enabled only at exactly six digits (P §5). */
export const codigoCompleto = (codigo: string): boolean => codigo.length === DIGITOS_DO_CODIGO
