import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

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

/** A screen, or a part of one, that is fetched when it is shown first. */
export function tela<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await carregar(load) }))
}
