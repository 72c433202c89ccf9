import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

const CHAVE = 'chamada_aparelhos'

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

const changed = new EventTarget()
let lida: { readonly texto: string | null; readonly valor: Preferencias } | undefined

/** What this browser keeps; both on when it keeps nothing. */
export function lerPreferencias(): Preferencias {
  const texto = localStorage.getItem(CHAVE)
  if (lida?.texto !== texto || lida === undefined) lida = { texto, valor: interpretar(texto) }
  return lida.valor
}

/** Keeps a choice; the room and a call in another tab see it. */
export function guardarPreferencias(mudanca: Partial<Preferencias>): void {
  localStorage.setItem(CHAVE, JSON.stringify({ ...lerPreferencias(), ...mudanca }))
  changed.dispatchEvent(new Event('mudou'))
}

/** The kept choices, as they change here or in another tab. */
export const usePreferencias = (): Preferencias => useSyncExternalStore(assinar, lerPreferencias)

function assinar(ouvinte: () => void): () => void {
  changed.addEventListener('mudou', ouvinte)
  window.addEventListener('storage', ouvinte)
  return () => {
    changed.removeEventListener('mudou', ouvinte)
    window.removeEventListener('storage', ouvinte)
  }
}

function interpretar(texto: string | null): Preferencias {
  try {
    const lido = z.safeParse(z.partial(schema), JSON.parse(texto ?? '{}'))
    return lido.success ? { ...PADRAO, ...lido.data } : PADRAO
  } catch {
    return PADRAO
  }
}
