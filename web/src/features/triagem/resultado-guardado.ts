import { TRIAGEM } from '#domain/triagem/textos.ts'

/** Keeps the last result in this browser (P §2.12); a browser that keeps nothing shows it all the same. */
export function guardarResultado(resultado: unknown): void {
  try {
    localStorage.setItem(TRIAGEM.chave_local, JSON.stringify(resultado))
  } catch {
    // Storage is full or switched off: the server has the triage.
  }
}
