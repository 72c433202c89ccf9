import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const PROGRAMA = path.resolve('lib/implantar.mjs')
const PILHAS = ['acesso', 'aplicacao', 'borda', 'consulta', 'dados', 'observabilidade', 'portas', 'site']
const SAIDAS = [
  { OutputKey: 'ArnDoCertificado', OutputValue: 'arn:certificado' },
  { OutputKey: 'ArnDaAcl', OutputValue: 'arn:acl' },
]

let pasta: string
beforeEach(() => {
  pasta = mkdtempSync(path.join(os.tmpdir(), 'acolhe-implantar-'))
  for (const interna of ['cdk.out', 'bin', 'node_modules/.bin'])
    mkdirSync(path.join(pasta, interna), { recursive: true })
  const pilhas = [...PILHAS.map((parte) => `acolhe-prod-${parte}`), 'acolhe-dev-site']
  const artifacts = {
    ...Object.fromEntries(pilhas.map((nome) => [nome, { type: 'aws:cloudformation:stack' }])),
    'acolhe-prod-site.assets': { type: 'cdk:asset-manifest' },
  }
  writeFileSync(path.join(pasta, 'cdk.out/manifest.json'), JSON.stringify({ artifacts }))
  writeFileSync(path.join(pasta, 'feito'), '')
  comChave('pk_live_1')
  programa('node_modules/.bin/cdk', 'echo "$@" >> feito; [ "$6" != "$QUEBRADA" ] || exit 3')
  programa('bin/aws', `echo '${JSON.stringify({ Stacks: [{ Outputs: SAIDAS }] })}'`)
})
afterEach(() => {
  rmSync(pasta, { recursive: true, force: true })
})

/** The application as synthesized with a key of the card provider's. */
const comChave = (chave: string) =>
  writeFileSync(
    path.join(pasta, 'cdk.out/acolhe-prod-aplicacao.template.json'),
    JSON.stringify({ Outputs: { ConfigDoSite: { Value: `{"chave_publica":"${chave}"}` } } }),
  )
const programa = (nome: string, corpo: string) =>
  writeFileSync(path.join(pasta, nome), `#!/bin/sh\n${corpo}\n`, { mode: 0o755 })

/** Deploys, with a stack that fails or none; what `cdk` was called with. */
function implantar(estagio: string, quebrada = '') {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAMA, estagio], {
    cwd: pasta,
    env: { ...process.env, QUEBRADA: quebrada, PATH: `${pasta}/bin:${process.env['PATH']}` },
    encoding: 'utf8',
  })
  const feito = readFileSync(path.join(pasta, 'feito'), 'utf8')
  return { status, stderr, feito: feito.split('\n').filter(Boolean) }
}
const deploy = (argumentos: string) => `deploy --app cdk.out --require-approval never ${argumentos}`

test('what lasts, then what uses it side by side, then the site with what the edge gave; nobody is asked on the way', () => {
  expect(implantar('prod')).toEqual({
    status: 0,
    stderr: '',
    feito: [
      deploy('acolhe-prod-borda'),
      deploy('acolhe-prod-dados'),
      deploy('acolhe-prod-observabilidade'),
      deploy('acolhe-prod-aplicacao'),
      deploy('--concurrency 4 acolhe-prod-acesso acolhe-prod-consulta acolhe-prod-portas'),
      deploy('acolhe-prod-site --parameters ArnDoCertificado=arn:certificado --parameters ArnDaAcl=arn:acl'),
    ],
  })
})

test('a part that fails ends it, as it ended', () => {
  expect(implantar('prod', 'acolhe-prod-dados')).toEqual({
    status: 3,
    stderr: '',
    feito: [deploy('acolhe-prod-borda'), deploy('acolhe-prod-dados')],
  })
})

test('a stage that was not synthesized is said to be so', () => {
  writeFileSync(path.join(pasta, 'cdk.out/manifest.json'), JSON.stringify({ artifacts: {} }))
  expect(implantar('prod')).toEqual({
    status: 1,
    stderr: 'cdk.out não tem o estágio "prod": faça antes npm run synth -- --stage prod\n',
    feito: [],
  })
})

test('what the delivery synthesizes without the provider’s keys, to look at, is never deployed', () => {
  const chaves = readFileSync('.github/workflows/entrega.yml', 'utf8').match(/pk_\w+/g)
  expect(chaves).toHaveLength(2)
  for (const chave of chaves ?? []) {
    comChave(chave)
    expect(implantar('prod')).toEqual({
      status: 1,
      stderr: 'O estágio foi sintetizado só para conferir: sintetize-o com a chave do provedor do cartão.\n',
      feito: [],
    })
  }
})

test('by hand it is done by the same program: a command that may ask cannot take stacks side by side', () => {
  const pagina = readFileSync('docs/implantacao.md', 'utf8')
  expect(pagina).toContain('node lib/implantar.mjs $ESTAGIO')
  expect(pagina).not.toMatch(/cdk deploy|--concurrency/)
})
