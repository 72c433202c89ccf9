import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { type Medida, medida } from './medida.ts'
import { RAIZ } from './palco.ts'

const SITE = path.join(RAIZ, 'web/dist')
/** What `/` is answered with. */
const PAGINA = 'inicio.html'
const FLOOR = 'piso.js'
/** What any page of this stack starts with, doing nothing. */
const SOURCE = `
  import { createElement, StrictMode } from 'react'
  import { createRoot } from 'react-dom/client'
  import { BrowserRouter, Route, Routes } from 'react-router-dom'
  const rota = createElement(Route, { path: '*', element: null })
  const rotas = createElement(BrowserRouter, null, createElement(Routes, null, rota))
  createRoot(document.body).render(createElement(StrictMode, null, rotas))
`

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Weight of the landing page in KB as it travels: everything text compressed with gzip, fonts as they are. */
export async function landing(): Promise<Medida[]> {
  const html = await readFile(path.join(SITE, PAGINA), 'utf8')
  const { scripts, outros, nomes } = await carga(html)
  const pesar = async (arquivos: Iterable<string>) => {
    const pesos = await Promise.all(
      [...arquivos].map(async (arquivo) => [arquivo, await peso(arquivo)] as const),
    )
    return pesos.sort(([, a], [, b]) => b - a)
  }
  const [js, resto, piso] = await Promise.all([pesar(scripts), pesar([PAGINA, ...outros]), pisoKb()])
  const total = (pesos: readonly (readonly [string, number])[]) =>
    pesos.reduce((soma, [, kb]) => soma + kb, 0)
  const contra = { o_que: 'react, react-dom e react-router sozinhos', valor: piso }
  return [
    medida({
      figura: 'landing_js',
      valor: total(js),
      unidade: 'KB gzip',
      contra,
      orcamento: { maximo: 100 },
      detalhe: Object.fromEntries(js.map(([arquivo, kb]) => [nomes.get(arquivo) ?? arquivo, kb])),
    }),
    medida({
      figura: 'landing_pagina',
      valor: total(js) + total(resto),
      unidade: 'KB gzip',
      contra,
      orcamento: { maximo: 250 },
      detalhe: Object.fromEntries(resto),
    }),
  ]
}

/** Files the browser asks for on its own on opening `/`: what the page names, with everything those import at once. */
async function carga(html: string): Promise<{
  readonly scripts: ReadonlySet<string>
  readonly outros: ReadonlySet<string>
  /** What a chunk is about, by the file it is in. */
  readonly nomes: ReadonlyMap<string, string>
}> {
  const manifest = JSON.parse(await readFile(path.join(SITE, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const scripts = new Set<string>()
  const outros = new Set<string>()
  const seguir = (chunk: Chunk | undefined): void => {
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) outros.add(style)
    for (const name of chunk.imports ?? []) seguir(manifest[name])
  }
  for (const [, url = ''] of html.matchAll(/<(?:script|link|img)\b[^>]*?\s(?:src|href)="\/([^"]+)"/g))
    if (url.endsWith('.js')) seguir(byFile.get(url))
    else outros.add(url)
  if (scripts.size === 0) throw new Error('The page names no script')
  const nomes = new Map([...byFile].map(([file, { name = file }]) => [file, name]))
  return { scripts, outros, nomes }
}

async function peso(arquivo: string): Promise<number> {
  const bytes = await readFile(path.join(SITE, arquivo))
  return (arquivo.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length) / 1024
}

/** The libraries alone, by the same bundler. */
async function pisoKb(): Promise<number> {
  const built = await build({
    configFile: false,
    root: path.join(RAIZ, 'web'),
    logLevel: 'error',
    plugins: [
      {
        name: 'piso',
        resolveId: (id) => (id.endsWith(FLOOR) ? path.join(RAIZ, 'web', FLOOR) : undefined),
        load: (id) => (id.endsWith(FLOOR) ? SOURCE : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: FLOOR },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const bytes = outputs.flatMap((output) => (output.type === 'chunk' ? [gzipSync(output.code).length] : []))
  return bytes.reduce((soma, size) => soma + size, 0) / 1024
}
