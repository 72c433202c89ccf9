import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** The repository as it is checked out: nothing built, what is installed beside it. */
let clone: string
beforeAll(() => {
  clone = mkdtempSync(path.join(os.tmpdir(), 'acolhe-clone-'))
  const arquivos = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  for (const arquivo of arquivos.split('\0').filter((nome) => nome !== '' && existsSync(nome))) {
    mkdirSync(path.join(clone, path.dirname(arquivo)), { recursive: true })
    cpSync(arquivo, path.join(clone, arquivo))
  }
  symlinkSync(path.resolve('node_modules'), path.join(clone, 'node_modules'))
})
afterAll(() => rmSync(clone, { recursive: true, force: true }))

/** As somebody at a terminal without credentials and without a stage chosen. */
function cdk(...argumentos: readonly string[]) {
  const env = { ...process.env }
  for (const nome of ['ESTAGIO', 'CHAVE_PUBLICA_DO_CARTAO']) delete env[nome]
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/cdk', argumentos, {
    cwd: clone,
    encoding: 'utf8',
    env,
  })
  return { status, stdout, dito: status === 0 ? '' : stderr }
}

describe('the CDK’s own commands, in a fresh clone', () => {
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
    const { status, dito } = cdk('synth', '--quiet', '-c', 'stage=prod')
    expect({ status, dito }).toEqual({ status: 0, dito: '' })
    const manifesto = path.join(clone, 'cdk.out/acolhe-prod-site.assets.json')
    const { files } = JSON.parse(readFileSync(manifesto, 'utf8')) as {
      files: Record<string, { source: { path: string } }>
    }
    const montados = Object.values(files).map(({ source }) => path.join(clone, 'cdk.out', source.path))
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
