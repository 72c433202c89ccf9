import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { freePorts } from '../../support/cloud.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const RAIZ = path.resolve(import.meta.dirname, '../../..')
/** Somebody else's program. */
const vizinho = createServer()
let ocupada: number
let pasta: string

beforeAll(async () => {
  await new Promise<void>((pronto) => {
    vizinho.listen(0, '127.0.0.1', pronto)
  })
  ocupada = (vizinho.address() as AddressInfo).port
  pasta = await mkdtemp(path.join(os.tmpdir(), 'alheia-'))
})
afterAll(async () => {
  vizinho.close()
  await rm(pasta, { recursive: true, force: true })
})

/** What a command says that ends before it installs or starts anything. */
const correr = (script: string, ...argumentos: string[]) =>
  new Promise<{ codigo: number; dito: string }>((pronto) => {
    const filho = execFile(
      process.execPath,
      [`local/${script}`, ...argumentos],
      { cwd: RAIZ, timeout: 20_000 },
      (_erro, stdout, stderr) => {
        const dito = `${stdout}${stderr}`.trim()
        expect(dito.split('\n').length).toBeLessThanOrEqual(8)
        expect(dito).not.toMatch(/^\s+at /m)
        pronto({ codigo: filho.exitCode ?? -1, dito })
      },
    )
  })

describe.each([
  ['npm start', 'start.mjs'],
  ['npm run dev', 'dev.mjs'],
])('%s', (comando, script) => {
  it('says how it is used', async () => {
    for (const opcao of ['--help', '-h']) {
      const { codigo, dito } = await correr(script, opcao)
      expect(codigo).toBe(0)
      expect(dito).toContain(`Uso: ${comando} -- [opções]`)
      for (const nome of ['--porta', '--dados', '--help']) expect(dito).toContain(nome)
    }
  })

  it.each([['--cor'], ['--porta'], ['4700'], ['--limpar=sim']])(
    'does not know %s, and says so',
    async (opcao) => {
      const { codigo, dito } = await correr(script, opcao)
      expect(codigo).toBe(1)
      expect(dito).toContain(`Opção desconhecida ou incompleta: ${opcao}`)
      expect(dito).toContain(`Uso: ${comando}`)
    },
  )

  it.each(['abc', '80', '65532', '4600.5', ''])('takes no port "%s"', async (porta) => {
    const { codigo, dito } = await correr(script, `--porta=${porta}`)
    expect([codigo, dito]).toEqual([1, `--porta deve ser um número de 1024 a 65531, não "${porta}".`])
  })

  it('says which port is taken, and how to choose another', async () => {
    const { codigo, dito } = await correr(script, '--porta', String(ocupada))
    expect(codigo).toBe(1)
    expect(dito).toMatch(new RegExp(`^A porta ${ocupada} já está em uso\\. .*: ${comando} -- --porta \\d+$`))
    // One of those that follow the first.
    expect((await correr(script, '--porta', String(ocupada - 3))).dito).toMatch(
      /^A porta \d+ já está em uso\./,
    )
  })

  it('takes no file for its data', async () => {
    const { codigo, dito } = await correr(script, '--dados', 'package.json')
    expect([codigo, dito]).toEqual([
      1,
      expect.stringMatching(/^--dados deve ser uma pasta; .* é um arquivo\.$/),
    ])
  })
})

it('starting afresh deletes no folder that is not its own', async () => {
  await writeFile(path.join(pasta, 'carta.txt'), 'minha')
  const { codigo, dito } = await correr(
    'start.mjs',
    '--limpar',
    '--dados',
    pasta,
    '--porta',
    String(await freePorts()),
  )
  expect([codigo, dito]).toEqual([1, `${pasta} não é uma pasta de dados da Acolhe, e nada foi apagado.`])
  expect(await readdir(pasta)).toEqual(['carta.txt'])
})
