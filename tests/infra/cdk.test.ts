import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Clone } from '../../bancadas/implantacao/clone.ts'

let clone: Clone
beforeAll(() => {
  clone = new Clone()
})
afterAll(() => clone.remove())

/** As somebody at a terminal without credentials and without a stage chosen. */
function cdk(...argumentos: readonly string[]) {
  const env = { ...process.env }
  for (const nome of ['ESTAGIO', 'CHAVE_PUBLICA_DO_CARTAO']) delete env[nome]
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/cdk', argumentos, {
    cwd: clone.folder,
    encoding: 'utf8',
    env,
  })
  return { status, stdout, dito: status === 0 ? '' : stderr }
}

/** Each builds everything from nothing: on a busy machine minutes. */
describe('the CDK’s own commands, in a fresh clone', { timeout: 300_000 }, () => {
  test('a list, of the stage that is not production', () => {
    const { status, stdout, dito } = cdk('list')
    expect({ status, dito }).toEqual({ status: 0, dito: '' })
    const pilhas = stdout.trim().split('\n')
    expect(pilhas).toEqual(
      expect.arrayContaining(['acolhe-dev-dados', 'acolhe-dev-borda', 'acolhe-dev-site']),
    )
    expect(pilhas.filter((nome) => !nome.startsWith('acolhe-dev-'))).toEqual([])
  })

  test('a synthesis of production builds its functions and its pages', () => {
    clone.choose('prod')
    const { status, dito } = cdk('synth', '--quiet', '-c', 'stage=prod')
    expect({ status, dito }).toEqual({ status: 0, dito: '' })
    const manifesto = path.join(clone.folder, 'cdk.out/acolhe-prod-site.assets.json')
    const { files } = JSON.parse(readFileSync(manifesto, 'utf8')) as {
      files: Record<string, { source: { path: string } }>
    }
    const montados = Object.values(files).map(({ source }) => path.join(clone.folder, 'cdk.out', source.path))
    expect(montados.filter((caminho) => !existsSync(caminho))).toEqual([])
    expect(montados.filter((caminho) => existsSync(path.join(caminho, 'inicio.html')))).toHaveLength(1)
  })

  test('a wrong setting is one sentence', () => {
    const { status, dito } = cdk('list', '-c', 'stage=lua')
    expect(status).toBe(1)
    expect(dito).toContain('Estágio "lua" não existe. Use um destes: local, dev, prod.')
    expect(dito).not.toMatch(/^\s+at /m)
  })
})
