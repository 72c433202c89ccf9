/**
 * Fetches a part of the application. A browser never asks again for one that it could not fetch, so without a network
 * it is not asked for before there is one.
 */
export async function carregar<Parte>(pedir: () => Promise<Parte>): Promise<Parte> {
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  return pedir()
}

/** The same, asked for once however often it is wanted. */
export function umaVez<Parte>(pedir: () => Promise<Parte>): () => Promise<Parte> {
  let pedida: Promise<Parte> | undefined
  return () => (pedida ??= carregar(pedir))
}
