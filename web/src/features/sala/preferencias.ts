import * as z from 'zod/mini'
import { guardado } from './guardado.ts'

const schema = z.object({
  microfone: z.boolean(),
  camera: z.boolean(),
  microfone_id: z.optional(z.string()),
  camera_id: z.optional(z.string()),
  /** The speaker; empty where the system chooses. */
  saida_id: z.optional(z.string()),
  /** No pictures, either way. */
  so_audio: z.optional(z.boolean()),
})
/** How the devices are when a call begins: chosen in the room, and the last choice in a call. */
export type Preferencias = z.output<typeof schema>

const PADRAO: Preferencias = { microfone: true, camera: true }

const guardadas = guardado('chamada_aparelhos', (lido): Preferencias => {
  const { success, data } = z.safeParse(z.partial(schema), lido)
  return success ? { ...PADRAO, ...data } : PADRAO
})

/** What this browser keeps; both on when it keeps nothing. */
export const lerPreferencias = guardadas.ler

/** The kept choices, as they change here or in another tab. */
export const usePreferencias = guardadas.useGuardado

/** Keeps a choice; the room and a call in another tab see it. */
export const guardarPreferencias = (mudanca: Partial<Preferencias>): void =>
  guardadas.guardar({ ...lerPreferencias(), ...mudanca })
