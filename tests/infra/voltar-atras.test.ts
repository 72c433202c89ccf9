import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blocos } from '../../bancadas/implantacao/documento/blocos.ts'

const DOCUMENTO = readFileSync(path.resolve(import.meta.dirname, '../../docs/implantacao.md'), 'utf8')
const bloco = blocos(DOCUMENTO).find(({ secao }) => secao === 'Voltar atrás')
const PROGRAMAS = ['git', 'npm', 'npx', 'node']

let pasta: string
beforeEach(() => {
  pasta = mkdtempSync(path.join(os.tmpdir(), 'acolhe-volta-'))
})
afterEach(() => rmSync(pasta, { recursive: true, force: true }))

/** The block pasted into a terminal in which the commands that match `falha` fail. Answers what was run. */
function colar(falha: string) {
  const feitos = path.join(pasta, 'feitos')
  writeFileSync(feitos, '')
  for (const programa of PROGRAMAS) {
    const arquivo = path.join(pasta, programa)
    writeFileSync(
      arquivo,
      `#!/bin/bash\necho "${programa} $*" >> ${feitos}\n[[ -z '${falha}' || "${programa} $*" != *'${falha}'* ]]\n`,
    )
    chmodSync(arquivo, 0o755)
  }
  const { status } = spawnSync('bash', ['-c', bloco?.texto.replace('<anterior>', 'HEAD~1') ?? ''], {
    env: { PATH: `${pasta}:/usr/bin:/bin`, ESTAGIO: 'prod', DOMINIO: 'acolhe.app' },
  })
  const [...linhas] = readFileSync(feitos, 'utf8').trim().split('\n')
  // What a command's argument asks of git is no command of the block.
  return { status, linhas: linhas.filter((linha) => linha !== 'git rev-parse HEAD') }
}

test('going back by hand does everything, and writes the version down last', () => {
  const { status, linhas } = colar('')
  expect(status).toBe(0)
  expect(linhas.filter((linha) => linha.includes('cdk deploy'))).toHaveLength(3)
  expect(linhas.at(-1)).toMatch(/^node lib\/versao\.mjs guardar prod/)
})

test.each([
  'git checkout',
  'npm install',
  'cdk synth',
  'versao.mjs tabela',
  'acolhe-prod-aplicacao',
  'fumaca',
])(
  'a refusal or failure of "%s" is the last thing done: nothing more is deployed or written down',
  (falha) => {
    const { status, linhas } = colar(falha)
    expect(status).not.toBe(0)
    expect(linhas.at(-1)).toContain(falha)
  },
)
