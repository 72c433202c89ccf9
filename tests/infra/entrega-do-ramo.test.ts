import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { blocos } from '../../bancadas/implantacao/documento/blocos.ts'

const DOCUMENTO = readFileSync(path.resolve(import.meta.dirname, '../../docs/implantacao.md'), 'utf8')

/** What the document's block asks of GitHub's API: by path, the body. */
function pedidos(variaveis: Readonly<Record<string, string>>): Record<string, unknown> {
  const bloco = blocos(DOCUMENTO).find(({ texto }) => texto.startsWith('REPO='))
  const pasta = mkdtempSync(path.join(os.tmpdir(), 'acolhe-entrega-'))
  const programa = (nome: string, texto: string) => {
    writeFileSync(path.join(pasta, nome), `#!/bin/bash\n${texto}`)
    chmodSync(path.join(pasta, nome), 0o755)
  }
  programa('aws', '')
  programa(
    'gh',
    `[ "$1 $2 $3" = 'api -X PUT' ] || exit 0
corpo='null'; [ "$5 $6" = '--input -' ] && corpo=$(cat)
printf '"%s":%s,' "$4" "$corpo" >> ${pasta}/pedidos\n`,
  )
  const { status } = spawnSync('bash', ['-ec', bloco?.texto ?? ''], {
    env: { PATH: `${pasta}:/usr/bin:/bin`, CDK_DEFAULT_ACCOUNT: '1', AWS_REGION: 'sa-east-1', ...variaveis },
  })
  expect(status).toBe(0)
  const corpos = readFileSync(path.join(pasta, 'pedidos'), 'utf8').trim().replace(/,$/, '')
  rmSync(pasta, { recursive: true })
  return JSON.parse(`{${corpos}}`) as Record<string, unknown>
}

test.each(['dev', 'prod'])('%s is deployed from the protected branch alone', (ESTAGIO) => {
  const feitos = pedidos({ ESTAGIO, QUEM_APROVA: '[{"type":"User","id":7}]' })
  expect(feitos[`repos/organizacao/acolhe/environments/${ESTAGIO}`]).toEqual({
    reviewers: [{ type: 'User', id: 7 }],
    prevent_self_review: true,
    deployment_branch_policy: { protected_branches: true, custom_branch_policies: false },
  })
  expect(feitos['repos/organizacao/acolhe/branches/main/protection']).toMatchObject({
    enforce_admins: true,
    required_pull_request_reviews: { required_approving_review_count: 1 },
  })
})

test('nobody needs to be named where nobody approves', () => {
  expect(pedidos({ ESTAGIO: 'dev' })['repos/organizacao/acolhe/environments/dev']).toMatchObject({
    reviewers: [],
  })
})
