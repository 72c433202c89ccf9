import * as z from 'zod/mini'

/** A code of the CID-10: a category ('J03') or a subcategory ('J039'), stored without the point. */
const CODIGO = /^[A-Z]\d{2,3}$/

/** As it is written in a record: 'J03.9'. */
export const comPonto = (codigo: string): string =>
  codigo.length > 3 ? `${codigo.slice(0, 3)}.${codigo.slice(3)}` : codigo

export const codigoSchema = z
  .string('Escolha um código da CID-10.')
  .check(z.regex(CODIGO, 'Código da CID-10 inválido.'))
