import * as z from 'zod/mini'
import { ESPECIALIDADE_IDS } from '../medico/especialidades.ts'

/** Seconds a connection lives at most: API Gateway's own limit, so what is stored about it ends with it. */
export const VIDA_DA_CONEXAO = 2 * 60 * 60

/** Channels one connection may listen to at the same time. */
export const MAXIMO_DE_CANAIS = 20

/** A single-use ticket, stored by the hash of what the browser holds. */
export const bilheteSchema = z.object({ usuario_id: z.string(), expira_em: z.string() })

/** An open connection. */
export const conexaoSchema = z.object({
  id: z.string(),
  usuario_id: z.string(),
  conectado_em: z.string(),
})
export type ConexaoGuardada = z.output<typeof conexaoSchema>

/** A connection that listens to a destination. */
export const inscricaoSchema = z.object({
  destino: z.union([
    z.templateLiteral(['usuario:', z.string()]),
    z.templateLiteral(['consulta:', z.string()]),
    z.templateLiteral(['fila:', z.enum(ESPECIALIDADE_IDS)]),
  ]),
  conexao_id: z.string(),
  usuario_id: z.string(),
})
export type Inscricao = z.output<typeof inscricaoSchema>
