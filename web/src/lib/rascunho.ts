import * as z from 'zod/mini'

const PREFIXO = 'acolhe:rascunho:'

/**
 * What is typed on a screen, kept in this tab until it is sent, so that a reload loses nothing. Never a password, a
 * card or a picture. Undefined when there is none, or one of another shape.
 */
export function lerRascunho<Schema extends z.ZodMiniType>(
  nome: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return z.parse(schema, JSON.parse(sessionStorage.getItem(PREFIXO + nome) ?? ''))
  } catch {
    return undefined
  }
}

/** A browser that keeps nothing shows the screen all the same. */
export function guardarRascunho(nome: string, valor: unknown): void {
  try {
    sessionStorage.setItem(PREFIXO + nome, JSON.stringify(valor))
  } catch {
    // Storage is full or switched off: what is on the screen is still there.
  }
}

export const esquecerRascunho = (nome: string): void => sessionStorage.removeItem(PREFIXO + nome)

/** Whoever signs out leaves nothing behind in this tab. */
export function esquecerRascunhos(): void {
  for (const chave of Object.keys(sessionStorage))
    if (chave.startsWith(PREFIXO)) sessionStorage.removeItem(chave)
}
