import * as z from 'zod/mini'
import { RESULTADOS_DA_REDE } from '#domain/sala/teste-de-rede.ts'
import { guardado } from './guardado.ts'

const schema = z.object({
  /** When something was last found, ISO. */
  em: z.string(),
  camera: z.optional(z.boolean()),
  microfone: z.optional(z.boolean()),
  som: z.optional(z.boolean()),
  rede: z.optional(z.enum(RESULTADOS_DA_REDE)),
})
/** What the test before the call found on this device. */
type TesteGuardado = z.output<typeof schema>

const teste = guardado('teste_dos_aparelhos', (lido): TesteGuardado | null => {
  const { success, data } = z.safeParse(schema, lido)
  return success ? data : null
})

/** As it changes here or in another tab; null while nothing was tested. */
export const useTesteGuardado = teste.useGuardado

/** Keeps what was found, beside what was found of the rest. */
export const guardarTeste = (achado: Omit<TesteGuardado, 'em'>): void =>
  teste.guardar({ ...teste.ler(), ...achado, em: new Date().toISOString() })
