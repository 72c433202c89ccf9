import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import type { Metafile } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlerPath, type Pacote } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { assetFolder, bundle } from '../../lib/bundle.ts'

const PACOTES: readonly Pacote[] = ['comum', 'imagem', 'pdf']
/** Lambda takes 250 MB of code, unzipped. */
const LIMITE = 250 * 1024 * 1024
/** What the modules read while they load. */
const AMBIENTE = { AWS_REGION: 'sa-east-1', REGIAO_TEXTRACT: 'us-east-1', REGIAO_REKOGNITION: 'us-east-1' }

let pasta: string
beforeAll(async () => {
  pasta = mkdtempSync(path.join(os.tmpdir(), 'acolhe-pacotes-'))
  // The other is built before the layer begins (local/construir.mjs), and other files read it meanwhile.
  await bundle('nuvem')
  for (const pacote of PACOTES)
    cpSync(assetFolder(pacote, 'maquina'), path.join(pasta, pacote), { recursive: true })
})
afterAll(() => rmSync(pasta, { recursive: true, force: true }))

const arquivos = (de: string): string[] =>
  readdirSync(de, { recursive: true, withFileTypes: true })
    .filter((entrada) => entrada.isFile())
    .map((entrada) => path.join(entrada.parentPath, entrada.name))

describe.each(PACOTES)('the code of "%s", where nothing else is', (pacote) => {
  test('loads every function, and all that one asks for later', () => {
    const { outputs } = JSON.parse(readFileSync(`.build/meta-${pacote}.json`, 'utf8')) as Metafile
    const externos = Object.values(outputs)
      .flatMap(({ imports }) => imports)
      .filter(({ external, path: nome }) => external && !isBuiltin(nome))
      .map(({ path: nome }) => nome)
    const funcoes = FUNCOES.filter((f) => (f.pacote ?? 'comum') === pacote).map(
      (f) => `./${handlerPath(f)}.mjs`,
    )
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { createRequire } from 'node:module'
         import path from 'node:path'
         for (const nome of ${JSON.stringify([...funcoes, ...new Set(externos)])}) {
           const dito = await import(nome)
           if (nome.startsWith('./') && typeof dito.handler !== 'function') throw new Error(nome + ' has no handler')
         }
         if (${JSON.stringify(pacote === 'imagem')})
           createRequire(path.resolve('kyc/x.mjs')).resolve('zxing-wasm/reader/zxing_reader.wasm')
         process.exit(0)`,
      ],
      { cwd: path.join(pasta, pacote), encoding: 'utf8', env: { PATH: process.env['PATH'], ...AMBIENTE } },
    )
    expect({ status, dito: status === 0 ? '' : stderr }).toEqual({ status: 0, dito: '' })
  })

  test('is not more than Lambda takes', () => {
    const bytes = arquivos(assetFolder(pacote, 'nuvem')).map((arquivo) => statSync(arquivo).size)
    expect(bytes.reduce((a, b) => a + b, 0)).toBeLessThan(LIMITE)
  })
})

/** Of an ELF file: its class, and the processor it is for. */
const AARCH64 = { bits: 64, maquina: 0xb7 }
function elf(arquivo: string) {
  const bytes = readFileSync(arquivo)
  if (bytes.subarray(0, 4).toString('latin1') !== '\u007fELF') return 'not a binary of Linux'
  return { bits: bytes[4] === 2 ? 64 : 32, maquina: bytes.readUInt16LE(18) }
}

test('binaries are of Lambda’s platform, whatever machine built', () => {
  const binarios = PACOTES.flatMap((pacote) => arquivos(assetFolder(pacote, 'nuvem'))).filter((arquivo) =>
    /\.(node|so|dylib|dll)(\.[\d.]+)?$/.test(arquivo),
  )
  expect(binarios.map((arquivo) => path.basename(arquivo)).join(' ')).toMatch(/libvips.*sharp|sharp.*libvips/)
  for (const arquivo of binarios) expect([arquivo, elf(arquivo)]).toEqual([arquivo, AARCH64])
})

test('a package that is nowhere ends the build with its name', async () => {
  const { copiarNativos, LAMBDA } = await import('../../lib/nativos.ts')
  expect(() => copiarNativos(['sharpe'], pasta, LAMBDA)).toThrow('package-lock.json não tem "sharpe"')
})
