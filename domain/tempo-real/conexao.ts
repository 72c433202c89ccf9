import * as z from 'zod/mini'
import { ESPECIALIDADE_IDS } from '../base/especialidades.ts'

/** Seconds a connection lives at most: API Gateway's own limit, so what is stored about it ends with it. */
export const VIDA_DA_CONEXAO = 2 * 60 * 60

/** Channels one connection may listen to at the same time. */
export const MAXIMO_DE_CANAIS = 20

/**
 * Connections one account may hold: the tabs of two computers and a phone. The newest always gets in, being the one
 * somebody looks at, and the oldest gives way: what died without a goodbye locks nobody out. The tab behind it is told
 * (`muitas_conexoes`) and comes back when it is looked at.
 */
export const MAXIMO_DE_CONEXOES = 10

/**
 * Messages one account may send, over however many connections: a call's set-up comes in bursts of some dozens, nothing
 * else comes near. Beyond `mensagens` within a window they are not read, and the account is told once, where the first
 * of them came from; from `corte` on every connection that sends another is closed.
 */
export const RITMO = { janelaMs: 10_000, mensagens: 100, corte: 200 } as const

type RitmoDaMensagem = 'segue' | 'avisa' | 'ignora' | 'corta'

/** The messages of a window: how many were counted before this one was, and how many since. */
interface Contadas {
  readonly antes: number
  readonly agora: number
}

/** What becomes of a message; `antes`, because two counted at once may step over the one that is told. */
export function ritmoDa({ antes, agora }: Contadas): RitmoDaMensagem {
  if (agora <= RITMO.mensagens) return 'segue'
  if (antes <= RITMO.mensagens) return 'avisa'
  return agora >= RITMO.corte ? 'corta' : 'ignora'
}

/** A single-use ticket, stored by the hash of what the browser holds; `correlacao`: the session that asked for it. */
export const bilheteSchema = z.object({
  usuario_id: z.string(),
  emitido_em: z.string(),
  /** The sign-in it was asked in; a ticket opens nothing once that has ended. */
  sessao: z.optional(z.string()),
  expira_em: z.string(),
  correlacao: z.optional(z.string()),
})

/** An open connection. */
export const conexaoSchema = z.object({
  id: z.string(),
  usuario_id: z.string(),
  conectado_em: z.string(),
  /** The sign-in behind it. */
  sessao: z.optional(z.string()),
})
export type ConexaoGuardada = z.output<typeof conexaoSchema>

/** Which connection, and whose. */
export type Conexao = Pick<ConexaoGuardada, 'id' | 'usuario_id'>

/** Those that give way to newer ones. @param abertas of one account, oldest first */
export const sobrando = <T>(abertas: readonly T[]): readonly T[] =>
  abertas.slice(0, Math.max(0, abertas.length - MAXIMO_DE_CONEXOES))

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
