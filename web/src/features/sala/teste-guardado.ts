import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { RESULTADOS_DA_REDE } from '#domain/sala/teste-de-rede.ts'

const CHAVE = 'teste_dos_aparelhos'

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

const mudou = new EventTarget()
let lido: { readonly texto: string | null; readonly valor: TesteGuardado | null } | undefined

function ler(): TesteGuardado | null {
  const texto = localStorage.getItem(CHAVE)
  if (lido?.texto !== texto || lido === undefined) lido = { texto, valor: interpretar(texto) }
  return lido.valor
}

/** Keeps what was found, beside what was found of the rest. */
export function guardarTeste(achado: Omit<TesteGuardado, 'em'>): void {
  localStorage.setItem(CHAVE, JSON.stringify({ ...ler(), ...achado, em: new Date().toISOString() }))
  mudou.dispatchEvent(new Event('mudou'))
}

/** As it changes here or in another tab; null while nothing was tested. */
export const useTesteGuardado = (): TesteGuardado | null => useSyncExternalStore(assinar, ler)

function assinar(ouvinte: () => void): () => void {
  mudou.addEventListener('mudou', ouvinte)
  window.addEventListener('storage', ouvinte)
  return () => {
    mudou.removeEventListener('mudou', ouvinte)
    window.removeEventListener('storage', ouvinte)
  }
}

function interpretar(texto: string | null): TesteGuardado | null {
  try {
    const resultado = z.safeParse(schema, JSON.parse(texto ?? 'null'))
    return resultado.success ? resultado.data : null
  } catch {
    return null
  }
}
