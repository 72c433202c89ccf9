import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

const RAIZ = '<div id="raiz"></div>'
const SAIDA = path.resolve(import.meta.dirname, '../.build/inicio')

/**
 * Writes `inicio.html`, which `/` is answered with: the page of every other path, with the landing page drawn into it
 * and its styles asked for as styles, so that its words show before any script has come.
 * @param define constants of the build the drawing must agree with
 */
export function inicioEstatico(define: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'acolhe-inicio-estatico',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        const html = String(page.source)
        if (!html.includes(RAIZ)) throw new Error(`index.html has no ${RAIZ}`)
        const desenho = await desenhar(define)
        this.emitFile({
          type: 'asset',
          fileName: 'inicio.html',
          source: html
            .replace(RAIZ, () => `<div id="raiz">${desenho}</div>`)
            .replaceAll('rel="preload" as="style"', 'rel="stylesheet"')
            // No words wait for the script here: the sooner the letters come, the less moves.
            .replaceAll(' fetchpriority="low"', ''),
        })
      },
    },
  }
}

/** The landing page as it stands before anybody touches it. */
async function desenhar(define: Readonly<Record<string, string>>): Promise<string> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    // Nobody is offline here.
    define: { ...define, 'navigator.onLine': 'true' },
    plugins: [react()],
    build: {
      ssr: 'src/app/inicio-estatico.tsx',
      outDir: SAIDA,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'inicio.mjs' } },
    },
  })
  const { desenhado } = (await import(
    `${pathToFileURL(path.join(SAIDA, 'inicio.mjs')).href}?${Date.now()}`
  )) as {
    desenhado: () => Promise<string>
  }
  return desenhado()
}
