import { test as base } from '@playwright/test'

/**
 * `test.use({ cena })` gives a file a process of its own: a process's store writes through the one cloud it met
 * first.
 */
export const test = base.extend<object, { readonly cena: string }>({
  cena: ['', { option: true, scope: 'worker' }],
})
