import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { validateWorkflow } from '@action-validator/core'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const PASTA = '.github/workflows'

interface Fluxo {
  readonly jobs: Record<
    string,
    { readonly steps: readonly { readonly uses?: string; readonly run?: string; readonly name?: string }[] }
  >
}

describe.each(readdirSync(PASTA))('%s', (nome) => {
  const texto = readFileSync(`${PASTA}/${nome}`, 'utf8')
  const passos = Object.values((parse(texto) as Fluxo).jobs).flatMap(({ steps }) => steps)

  test('is a workflow as GitHub defines it, and every job it waits for exists', () => {
    expect(validateWorkflow(texto)).toMatchObject({ actionType: 'workflow', errors: [] })
  })

  test('takes what others wrote by its commit: a tag can be moved', () => {
    const alheios = passos.flatMap(({ uses }) => uses ?? [])
    expect(alheios.length).toBeGreaterThan(0)
    for (const uses of alheios) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
  })

  test('its commands are what a shell can read', () => {
    const comandos = passos.flatMap(({ run }) => run ?? [])
    expect(comandos.length).toBeGreaterThan(0)
    for (const comando of comandos) {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: comando, encoding: 'utf8' })
      expect({ comando, stderr, status }).toEqual({ comando, stderr: '', status: 0 })
    }
  })
})
