import * as z from 'zod/mini'
import type { Funcao } from '../base/contrato.ts'

/** The manifest of the server functions (D §2.15, §3), from the registry and what the build wrote down. */

export const manifestoSchema = z.object({
  totalFunctions: z.number(),
  timestamp: z.string(),
  /** Hash of the running code, hex. */
  systemHash: z.string(),
  functionsByWrapper: z.record(z.string(), z.number()),
  functions: z.array(
    z.object({
      name: z.string(),
      wrapper: z.string(),
      category: z.string(),
      /** ISO. */
      lastModified: z.string(),
      isActive: z.boolean(),
    }),
  ),
  migrationStatus: z.object({
    totalMigrated: z.number(),
    legacyCount: z.number(),
    migrationComplete: z.boolean(),
  }),
})
export type Manifesto = z.output<typeof manifestoSchema>

/** What the build knows: a hash of all code, and when each function's own file last changed (ISO). */
export interface Construcao {
  readonly hash: string
  readonly funcoes: Readonly<Record<string, string>>
}

/** How each kind of function is entered: the entries of the functions' runtime. */
const WRAPPERS: Readonly<Record<Funcao['tipo'], string>> = {
  http: 'http',
  step: 'step',
  socket: 'socket',
  'socket-authorizer': 'socket',
  stream: 'stream',
  evento: 'queue',
  agenda: 'schedule',
  gatilho: 'trigger',
}

/**
 * A function is active when the build has it. Migrated is what is declared in a contract and built; what is built
 * without being declared would be left over from before.
 */
export function manifestoDe(
  funcoes: readonly Pick<Funcao, 'nome' | 'tipo' | 'capacidade'>[],
  { hash, funcoes: construidas }: Construcao,
  em: string,
): Manifesto {
  const functions = funcoes
    .map(({ nome, tipo, capacidade }) => ({
      name: nome,
      wrapper: WRAPPERS[tipo],
      category: capacidade,
      lastModified: construidas[nome] ?? '',
      isActive: construidas[nome] !== undefined,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const legacyCount = Object.keys(construidas).filter((nome) => !funcoes.some((f) => f.nome === nome)).length
  const functionsByWrapper: Record<string, number> = {}
  for (const { wrapper } of functions) functionsByWrapper[wrapper] = (functionsByWrapper[wrapper] ?? 0) + 1
  const totalMigrated = functions.filter(({ isActive }) => isActive).length
  return {
    totalFunctions: functions.length,
    timestamp: em,
    systemHash: hash,
    functionsByWrapper,
    functions,
    migrationStatus: {
      totalMigrated,
      legacyCount,
      migrationComplete: legacyCount === 0 && totalMigrated === functions.length,
    },
  }
}
