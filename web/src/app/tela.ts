import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { carregar } from '../lib/carregar.ts'

/** A screen that is fetched when it is shown first. */
export function tela<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await carregar(load) }))
}
