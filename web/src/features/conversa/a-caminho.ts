import * as z from 'zod/mini'
import { guardarRascunho, lerRascunho } from '../../lib/rascunho.ts'
import type { Envio } from './mandar.ts'

/** Texts whose sending has not ended: a telephone reloads a tab in the background by itself. Files are too large. */

const textosSchema = z.array(z.object({ chave: z.string(), texto: z.string() }))
type Texto = z.output<typeof textosSchema>[number]

const rascunhoDe = (consulta_id: string): string => `conversa:${consulta_id}`

export const aCaminho = (consulta_id: string): Texto[] =>
  lerRascunho(rascunhoDe(consulta_id), textosSchema) ?? []

const outros = (consulta_id: string, chave: string): Texto[] =>
  aCaminho(consulta_id).filter((texto) => texto.chave !== chave)

export function lembrarTexto(consulta_id: string, { chave, texto }: Envio): void {
  if (texto !== undefined)
    guardarRascunho(rascunhoDe(consulta_id), [...outros(consulta_id, chave), { chave, texto }])
}

export const esquecerTexto = (consulta_id: string, chave: string): void =>
  guardarRascunho(rascunhoDe(consulta_id), outros(consulta_id, chave))
