import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import type { Metafile } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Funcao, handlerPath } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { Clone } from '../../bancadas/implantacao/clone.ts'
import { funcoesDe, grafosDe } from '../../bancadas/medidas/funcoes.ts'
import { assetFolder, comBinariosDaqui, metafileDe } from '../../lib/bundle.ts'

/** Lambda takes 250 MB of code, unzipped. */
const LIMITE = 250 * 1024 * 1024
/** What the modules read while they load. */
const AMBIENTE = { AWS_REGION: 'sa-east-1', REGIAO_TEXTRACT: 'us-east-1', REGIAO_REKOGNITION: 'us-east-1' }

/** Where production was built by `cdk synth` from nothing. */
let clone: Clone
/** Its functions copied to where nothing else is, with the binaries of this machine. */
let pasta: string
let nuvem: string
/** Each code asset with the functions in it. */
const pacotes = new Map<string, Funcao[]>()
let outputs: Metafile['outputs']
const noClone = (arquivo: string): string => path.join(clone.folder, path.relative(process.cwd(), arquivo))

// Everything is built: on a busy machine minutes.
beforeAll(() => {
  clone = new Clone()
  clone.choose('prod')
  const { status, dito } = clone.cdk('synth', '--quiet', '-c', 'stage=prod')
  if (status !== 0) throw new Error(dito)
  for (const funcao of FUNCOES) {
    const folder = noClone(assetFolder(funcao, 'nuvem'))
    pacotes.set(folder, [...(pacotes.get(folder) ?? []), funcao])
  }
  const metafile = noClone(metafileDe('nuvem'))
  nuvem = path.dirname(metafile)
  pasta = mkdtempSync(path.join(os.tmpdir(), 'acolhe-pacotes-'))
  cpSync(nuvem, pasta, { recursive: true, filter: (arquivo) => !arquivo.includes('node_modules') })
  comBinariosDaqui(pasta, nuvem)
  outputs = (JSON.parse(readFileSync(metafile, 'utf8')) as Metafile).outputs
}, 300_000)
afterAll(() => {
  clone.remove()
  rmSync(pasta, { recursive: true, force: true })
})

/** Where a function lies when nothing else is there. */
const sozinha = (folder: string): string => path.join(pasta, path.relative(nuvem, folder))

const arquivos = (de: string): string[] =>
  readdirSync(de, { recursive: true, withFileTypes: true })
    .filter((entrada) => entrada.isFile())
    .map((entrada) => path.join(entrada.parentPath, entrada.name))

/** Packages that are not bundled, as the code of some asset asks for them. */
const externosDe = (folder: string): string[] => {
  const nomes = Object.entries(outputs)
    .filter(([saida]) => path.join(clone.folder, saida).startsWith(`${folder}${path.sep}`))
    .flatMap(([, { imports }]) => imports)
    .filter(({ external, path: nome }) => external && !isBuiltin(nome))
    .map(({ path: nome }) => nome)
  return [...new Set(nomes)]
}

/** Imports each name in a process of its own, from a folder. */
function carregar(cwd: string, nomes: readonly string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { createRequire } from 'node:module'
       import path from 'node:path'
       for (const nome of ${JSON.stringify(nomes)}) {
         const dito = await import(nome)
         if (nome.startsWith('./') && typeof dito.handler !== 'function') throw new Error(nome + ' has no handler')
         if (nome.startsWith('zxing-wasm'))
           createRequire(path.resolve('kyc/x.mjs')).resolve('zxing-wasm/reader/zxing_reader.wasm')
       }
       process.exit(0)`,
    ],
    { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'], ...AMBIENTE } },
  )
  return { status, dito: status === 0 ? '' : stderr }
}

test('a synthesis of production builds its functions and its pages', () => {
  const manifesto = path.join(clone.folder, 'cdk.out/acolhe-prod-site.assets.json')
  const { files } = JSON.parse(readFileSync(manifesto, 'utf8')) as {
    files: Record<string, { source: { path: string } }>
  }
  const montados = Object.values(files).map(({ source }) => path.join(clone.folder, 'cdk.out', source.path))
  expect(montados.filter((caminho) => !existsSync(caminho))).toEqual([])
  expect(montados.filter((caminho) => existsSync(path.join(caminho, 'inicio.html')))).toHaveLength(1)
})

test('every function loads where nothing else is, with all that it asks for later', () => {
  const todas = [...pacotes].map(([folder, funcoes]) => ({
    folder,
    externos: externosDe(folder),
    nomes: funcoes.map((f) => `./${handlerPath(f)}.mjs`),
  }))
  for (const { folder, externos, nomes } of todas.filter((uma) => uma.externos.length > 0))
    expect(carregar(sozinha(folder), [...nomes, ...externos])).toEqual({ status: 0, dito: '' })
  const sozinhas = todas
    .filter((uma) => uma.externos.length === 0)
    .flatMap(({ folder, nomes }) => nomes.map((nome) => `./${path.relative(nuvem, path.join(folder, nome))}`))
  expect(carregar(pasta, sozinhas)).toEqual({ status: 0, dito: '' })
})

test('the functions keep their budgets of weight and of clients', async () => {
  const medidas = await funcoesDe(grafosDe(outputs))
  expect(medidas.filter(({ orcamento }) => orcamento !== null).length).toBeGreaterThan(0)
  expect(medidas.filter(({ dentro }) => !dentro)).toEqual([])
})

test('none is more than Lambda takes', () => {
  for (const folder of pacotes.keys()) {
    const bytes = arquivos(folder).map((arquivo) => statSync(arquivo).size)
    expect(bytes.reduce((a, b) => a + b, 0)).toBeLessThan(LIMITE)
  }
})

test('a function lies in no other’s package, but where they share binaries', () => {
  for (const [folder, funcoes] of pacotes) {
    const deles = arquivos(folder)
      .filter((arquivo) => path.dirname(arquivo) !== folder)
      .map((arquivo) => path.relative(folder, arquivo))
      .filter((arquivo) => !arquivo.startsWith('node_modules'))
    expect(deles.toSorted()).toEqual(funcoes.map((f) => `${handlerPath(f)}.mjs`).toSorted())
  }
  const juntas = [...pacotes].filter(([, funcoes]) => funcoes.length > 1).map(([folder]) => folder)
  expect(juntas.filter((folder) => externosDe(folder).length === 0)).toEqual([])
})

/** Of an ELF file: its class, and the processor it is for. */
const AARCH64 = { bits: 64, maquina: 0xb7 }
function elf(arquivo: string) {
  const bytes = readFileSync(arquivo)
  if (bytes.subarray(0, 4).toString('latin1') !== '\u007fELF') return 'not a binary of Linux'
  return { bits: bytes[4] === 2 ? 64 : 32, maquina: bytes.readUInt16LE(18) }
}

test('binaries are of Lambda’s platform, whatever machine built', () => {
  const binarios = arquivos(nuvem).filter((arquivo) => /\.(node|so|dylib|dll)(\.[\d.]+)?$/.test(arquivo))
  expect(binarios.map((arquivo) => path.basename(arquivo)).join(' ')).toMatch(/libvips.*sharp|sharp.*libvips/)
  for (const arquivo of binarios) expect([arquivo, elf(arquivo)]).toEqual([arquivo, AARCH64])
})

test('a package that is nowhere ends the build with its name', async () => {
  const { copiarNativos, LAMBDA } = await import('../../lib/nativos.ts')
  expect(() => copiarNativos(['sharpe'], pasta, LAMBDA)).toThrow('package-lock.json não tem "sharpe"')
})
