import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

interface Passo {
  readonly name?: string
  readonly if?: string
  readonly run?: string
  readonly with?: { readonly 'role-duration-seconds'?: number }
  readonly 'timeout-minutes'?: number
}
const { jobs } = parse(readFileSync('.github/workflows/entrega.yml', 'utf8')) as {
  readonly jobs: {
    readonly implantar: { readonly steps: readonly Passo[] }
    readonly sintetizar: {
      readonly 'continue-on-error': string
      readonly strategy: { readonly 'fail-fast': boolean }
    }
  }
}
const passos = jobs.implantar.steps
const comando = (nome: string): string =>
  passos.find(({ name }) => name === nome)?.run ?? `exit 99 # there is no step ${nome}`

/** A parameter store of one parameter, and a stack that says which restored table it works on. */
const AWS = `case "$2" in
describe-stacks) cat "$TABELA" ;;
put-parameter) printf '%s' "\${@: -1}" > "$ESTADO" ;;
get-parameter)
  [ -s "$ESTADO" ] || { echo 'An error occurred (ParameterNotFound)' >&2; exit 254; }
  cat "$ESTADO" ;;
esac`

let pasta: string
let repositorio: string
beforeEach(() => {
  pasta = mkdtempSync(path.join(os.tmpdir(), 'acolhe-versao-'))
  repositorio = path.join(pasta, 'repositorio')
  mkdirSync(path.join(repositorio, 'lib'), { recursive: true })
  mkdirSync(path.join(pasta, 'bin'))
  programa('aws', AWS)
  programa('npm', FAZ('npm'))
  programa('npx', `${FAZ('npx')}\n[ "$2" != synth ] || { mkdir -p cdk.out && cp dados.json "$SINTETIZADA"; }`)
  for (const nome of ['feito', 'versao', 'tabela']) writeFileSync(path.join(pasta, nome), '')
  git('init', '--quiet')
})
afterEach(() => {
  rmSync(pasta, { recursive: true, force: true })
})

const FAZ = (nome: string) => `echo "${nome} $* de $(cat produto)" >> "$FEITO"`
const programa = (nome: string, corpo: string) =>
  writeFileSync(path.join(pasta, 'bin', nome), `#!/bin/bash\n${corpo}\n`, { mode: 0o755 })

function executar(programaDo: string, argumentos: readonly string[]) {
  return spawnSync(programaDo, argumentos, {
    cwd: repositorio,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${pasta}/bin:${process.env['PATH']}`,
      ESTADO: path.join(pasta, 'versao'),
      FEITO: path.join(pasta, 'feito'),
      TABELA: path.join(pasta, 'tabela'),
      SINTETIZADA: 'cdk.out/acolhe-prod-dados.template.json',
      ESTAGIO: 'prod',
      ORIGEM: 'https://acolhe.app',
    },
  })
}
const git = (...argumentos: readonly string[]): string =>
  executar('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...argumentos]).stdout.trim()

/**
 * A commit of the product, whose own programs tell of which version they are, and which names a restored table or
 * none.
 */
function commit(produto: string, tabela?: string): string {
  copyFileSync('lib/versao.mjs', path.join(repositorio, 'lib/versao.mjs'))
  writeFileSync(
    path.join(repositorio, 'lib/fumaca.mjs'),
    `import { appendFileSync } from 'node:fs'
     appendFileSync(process.env.FEITO, 'fumaca ' + process.argv[2] + ' de ${produto}\\n')`,
  )
  writeFileSync(path.join(repositorio, 'produto'), produto)
  const Outputs = tabela ? { TabelaRestaurada: { Value: tabela } } : {}
  writeFileSync(path.join(repositorio, 'dados.json'), JSON.stringify({ Outputs }))
  git('add', '.')
  git('commit', '--quiet', '--message', produto)
  return git('rev-parse', 'HEAD')
}

/** As the runner does. */
const passo = (nome: string) => {
  const { status, stderr } = executar('bash', ['-e', '-c', comando(nome)])
  return { status, stderr }
}
const feito = () => readFileSync(path.join(pasta, 'feito'), 'utf8').split('\n').filter(Boolean)
const PASSOU = 'Esta é a versão a que se volta'
const TABELA = 'A tabela em uso continua em uso'

test('the version is written down once it passed the smoke test; going back asks and waits for nobody', () => {
  const ordem = [TABELA, 'Implantar', 'Fumaça', PASSOU, 'Credenciais da volta', 'Voltar']
  expect(passos.slice(-ordem.length).map(({ name }) => name)).toEqual(ordem)
  const falhou = "failure() && (steps.implantar.outcome == 'failure' || steps.fumaca.outcome == 'failure')"
  expect(passos.slice(-ordem.length).map((p) => p.if)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    falhou,
    falhou,
  ])
  expect(Object.keys(jobs)).toEqual(['conferir', 'sintetizar', 'diferenca', 'implantar'])
})

test('credentials outlast what is done with them', () => {
  const sessoes = passos.flatMap((p, i) => (p.with?.['role-duration-seconds'] === undefined ? [] : [i]))
  expect(sessoes.length).toBe(2)
  for (const [i, desde] of sessoes.entries()) {
    const minutos = passos.slice(desde, sessoes[i + 1]).map((p) => p['timeout-minutes'] ?? 0)
    expect(Math.max(...minutos)).toBeGreaterThan(0)
    expect(passos[desde]?.with?.['role-duration-seconds']).toBeGreaterThan(60 * Math.max(...minutos))
  }
})

test('what goes out again is the last that passed, not the last that was tried, whatever the branch says', () => {
  const boa = commit('boa')
  expect(passo(PASSOU)).toEqual({ status: 0, stderr: '' })
  const ruim = commit('ruim')
  expect(passo('Voltar').status).toBe(0)
  const volta = [
    'npm install --no-save --no-audit --no-fund de boa',
    'npx cdk synth --quiet de boa',
    ...['!(dados|aplicacao)', 'aplicacao', '*'].map(
      (pilhas) =>
        `npx cdk deploy --app cdk.out acolhe-prod-${pilhas} --exclusively --require-approval never --concurrency 4 de boa`,
    ),
    'fumaca https://acolhe.app de boa',
  ]
  expect(feito()).toEqual(volta)
  // By hand to the good one, as the branch still ends in the bad one; then the next one fails too.
  expect(git('rev-parse', 'HEAD')).toBe(boa)
  expect(passo(PASSOU)).toEqual({ status: 0, stderr: '' })
  git('checkout', '--quiet', ruim)
  commit('pior')
  expect(passo('Voltar').status).toBe(0)
  expect(feito()).toEqual([...volta, ...volta])
})

test('where there is nothing to go back to, it is said and nothing is deployed', () => {
  commit('primeira')
  expect(passo('Voltar')).toEqual({
    status: 1,
    stderr: 'Nenhuma versão de "prod" passou na fumaça: não há a que voltar.\n',
  })
  expect(passo(PASSOU)).toEqual({ status: 0, stderr: '' })
  expect(passo('Voltar')).toEqual({
    status: 1,
    stderr: `${git('rev-parse', 'HEAD')} é a própria versão que passou por último: não há outra a que voltar.\n`,
  })
  expect(feito()).toEqual([])
})

test('what the account does not let be read or written ends it with the account’s own words', () => {
  commit('primeira')
  programa('aws', 'echo "An error occurred (AccessDeniedException)" >&2; exit 254')
  for (const nome of [PASSOU, 'Voltar'])
    expect(passo(nome)).toEqual({ status: 1, stderr: 'An error occurred (AccessDeniedException)\n' })
  expect(feito()).toEqual([])
})

test('an earlier version asked for by hand goes out in the same order; the next one all at once', () => {
  commit('pedida')
  const implantadas = (versao: string) => {
    writeFileSync(path.join(pasta, 'feito'), '')
    executar('bash', ['-e', '-c', `VERSAO=${versao}\n${comando('Implantar')}`])
    return feito().map((linha) => / acolhe-prod-(\S+) --exclusively /.exec(linha)?.[1])
  }
  expect(implantadas('')).toEqual(['*'])
  expect(implantadas('0123abc')).toEqual(['!(dados|aplicacao)', 'aplicacao', '*'])
})

test('what production has yet to decide keeps no other stage from being delivered', () => {
  expect(jobs.sintetizar.strategy['fail-fast']).toBe(false)
  expect(jobs.sintetizar['continue-on-error']).toBe("${{ matrix.estagio != (inputs.estagio || 'dev') }}")
})

describe('a table that was restored stays in use', () => {
  const sintetizar = () => executar('bash', ['-e', '-c', 'npx cdk synth --quiet'])
  const estragada = {
    status: 1,
    stderr:
      '"prod" trabalha na tabela restaurada acolhe-volta, e esta versão trabalharia na de antes da restauração: ponha tabelaRestaurada nela (docs/restauracao.md).\n',
  }

  test('a version of before the restore does not go out again by itself', () => {
    commit('antes')
    passo(PASSOU)
    commit('depois', 'acolhe-volta')
    writeFileSync(path.join(pasta, 'tabela'), 'acolhe-volta\n')
    const { status, stderr } = passo('Voltar')
    expect({ status, stderr: stderr.replace(/^HEAD .+\n/, '') }).toEqual(estragada)
    expect(feito().filter((linha) => linha.includes('deploy'))).toEqual([])
  })

  test.each([
    ['the line was never committed', 'acolhe-volta', undefined, estragada],
    ['the commit names it', 'acolhe-volta', 'acolhe-volta', { status: 0, stderr: '' }],
    ['the commit moves to it', '', 'acolhe-volta', { status: 0, stderr: '' }],
    ['nothing was restored', '', undefined, { status: 0, stderr: '' }],
  ])('nor the next one: %s', (_nome, emUso, naVersao, esperado) => {
    commit('nova', naVersao)
    sintetizar()
    writeFileSync(path.join(pasta, 'tabela'), emUso)
    expect(passo(TABELA)).toEqual(esperado)
  })

  test('a first deployment has no table yet; an account that answers nothing stops it', () => {
    commit('primeira')
    sintetizar()
    programa('aws', 'echo "Stack with id acolhe-prod-dados does not exist" >&2; exit 254')
    expect(passo(TABELA)).toEqual({ status: 0, stderr: '' })
    programa('aws', 'echo "An error occurred (AccessDenied)" >&2; exit 254')
    expect(passo(TABELA)).toEqual({ status: 1, stderr: 'An error occurred (AccessDenied)\n' })
  })
})
