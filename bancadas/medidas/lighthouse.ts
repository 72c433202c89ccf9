import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import config from '../../playwright.config.ts'
import { startCloudProcess } from '../../tests/support/cloud.ts'
import { mediana } from './medida.ts'
import { construir, RAIZ } from './palco.ts'

/**
 * `npm run lighthouse [-- endereço]`: the landing page on Lighthouse's slow phone, five times, and the median of each
 * score. Fetched by npx at this version when first asked for: it is no dependency of the product.
 */
const VERSAO = 'lighthouse@13.5.0'
const CATEGORIAS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const FIGURAS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
const VEZES = 5

interface Relatorio {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>
}

const run = promisify(execFile)
const [endereco] = process.argv.slice(2)
construir()
const cloud = endereco === undefined ? await startCloudProcess({ semente: false }) : undefined
const pasta = await mkdtemp(path.join(os.tmpdir(), 'acolhe-lighthouse-'))
try {
  const notas: Record<string, number>[] = []
  for (let vez = 1, perdidas = 0; vez <= VEZES; vez++) {
    const relatorio = await medir(endereco ?? `${cloud?.origem}/`).catch((error: unknown) => error)
    if (relatorio instanceof Error) {
      // On a busy machine the browser may lose its own trace: another is taken, a few times.
      if (++perdidas > VEZES) throw relatorio
      vez--
      continue
    }
    const { categories, audits } = relatorio as Relatorio
    const nota = Object.fromEntries(
      Object.keys(CATEGORIAS).map((nome) => [nome, Math.round((categories[nome]?.score ?? 0) * 100)]),
    )
    notas.push(nota)
    console.log(vez, escrever(nota), FIGURAS.map((figura) => audits[figura]?.displayValue).join(' · '))
  }
  const medianas = Object.fromEntries(
    Object.keys(CATEGORIAS).map((nome) => [nome, mediana(notas.map((nota) => nota[nome] ?? 0))]),
  )
  console.log('mediana', escrever(medianas))
  const fora = Object.entries(CATEGORIAS).filter(([nome, minimo]) => (medianas[nome] ?? 0) < minimo)
  for (const [nome, minimo] of fora) console.error(`${nome}: abaixo de ${minimo}`)
  process.exitCode = fora.length > 0 ? 1 : 0
} finally {
  await rm(pasta, { recursive: true, force: true })
  await cloud?.close()
}

async function medir(url: string): Promise<Relatorio> {
  const saida = path.join(pasta, 'relatorio.json')
  const { executablePath, args = [] } = config.use?.launchOptions ?? {}
  const chrome = ['--headless=new', ...args.filter((arg) => !arg.includes('fake'))].join(' ')
  await run(
    'npx',
    [
      '--yes',
      VERSAO,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${saida}`,
      `--only-categories=${Object.keys(CATEGORIAS).join(',')}`,
      `--chrome-flags=${chrome}`,
    ],
    { cwd: RAIZ, env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) } },
  )
  return JSON.parse(await readFile(saida, 'utf8')) as Relatorio
}

function escrever(nota: Readonly<Record<string, number>>): string {
  return Object.entries(nota)
    .map(([nome, valor]) => `${nome} ${valor}`)
    .join(' · ')
}
