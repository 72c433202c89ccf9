import { expect, test } from 'vitest'
import { landing } from '../../bancadas/medidas/landing.ts'

/**
 * What a machine's speed does not change is held at every run; the functions' weight where they are bundled for
 * Lambda.
 */
test('the landing page keeps its budgets', async () => {
  const medidas = await landing()
  expect(medidas.filter(({ orcamento }) => orcamento !== null).length).toBeGreaterThan(0)
  expect(medidas.filter(({ dentro }) => !dentro)).toEqual([])
})
