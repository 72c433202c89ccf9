import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Clone } from '../../bancadas/implantacao/clone.ts'

let clone: Clone
beforeAll(() => {
  clone = new Clone()
})
afterAll(() => clone.remove())

describe('the CDK’s own commands, in a fresh clone, where nothing is built', () => {
  test('a list, of the stage that is not production', () => {
    const { status, stdout, dito } = clone.cdk('list')
    expect({ status, dito }).toEqual({ status: 0, dito: '' })
    const pilhas = stdout.trim().split('\n')
    expect(pilhas).toEqual(
      expect.arrayContaining(['acolhe-dev-dados', 'acolhe-dev-borda', 'acolhe-dev-site']),
    )
    expect(pilhas.filter((nome) => !nome.startsWith('acolhe-dev-'))).toEqual([])
  })

  test('a wrong setting is one sentence', () => {
    const { status, dito } = clone.cdk('list', '-c', 'stage=lua')
    expect(status).toBe(1)
    expect(dito).toContain('Estágio "lua" não existe. Use um destes: local, dev, prod.')
    expect(dito).not.toMatch(/^\s+at /m)
  })
})
