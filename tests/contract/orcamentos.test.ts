import { describe, expect, test } from 'vitest'
import { funcoes } from '../../bancadas/medidas/funcoes.ts'
import { landing } from '../../bancadas/medidas/landing.ts'

/** What a machine's speed does not change is held at every run, and not only when somebody measures. */
describe.each([
  ['the landing page', landing],
  ['the functions', funcoes],
] as const)('%s', (_nome, medir) => {
  test('keeps its budgets', async () => {
    const medidas = await medir()
    expect(medidas.filter(({ orcamento }) => orcamento !== null).length).toBeGreaterThan(0)
    expect(medidas.filter(({ dentro }) => !dentro)).toEqual([])
  })
})
