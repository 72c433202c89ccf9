import { existsSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { inicioEstatico } from './estatico.ts'
import { alegacoesContadas, alegacoesLigadas, estagio } from '../lib/estagios.ts'
import { comSecurityTxt } from './security-txt.ts'
import { trabalhador } from './trabalhador.ts'
import { PASTA_DO_WASM, wasmDaProvaDeVida } from './prova-de-vida.ts'
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'

/** Local gateway that answers the API during development, such as `http://127.0.0.1:4000`. */
const gateway = process.env['ACOLHE_ORIGEM']

const PRELOADED_FONT = /(fraunces-latin-600|figtree-latin-wght)-normal.*\.woff2$/
const FIRST_SCREEN = 'app/inicio.tsx'
/** Small pieces the first screen shares with others, none of them the entry's: one request, not one each. */
const SHARED = pieces({
  'web/src/components': 'badge icon link-button logo publico',
  'web/src/app': 'login-pedido',
  'web/src/lib': 'sessao/sessao-guardada',
  domain: 'base/contato legal/paginas',
})

/**
 * Small pieces of the signed-in screens: a file each would be a line each in the list that comes with the first of
 * them. None of them calls the server: what does would import this file and be imported by it.
 */
const PIECES = pieces({
  'web/src/components':
    'alert app-shell barra-de-conexao card checkbox clock confirm-dialog consulta-aberta empty-state falha-no-lugar ' +
    'masked-field page-header progress-bar radio-group select skeleton stepper suporte text-area textos-da-area',
  'web/src/features/acesso': 'link-do-email',
  'web/src/lib': 'no-relogio-daqui rascunho use-sem-rede sessao/senha-definida pagina/use-passo-no-historico',
  domain:
    'acesso/destino acesso/login base/especialidades base/em-sao-paulo base/maquina base/sob-demanda cadastro/usuario dependente/relacao dependente/status legal/aceite pagamento/precos triagem/resposta-do-modelo',
})

/**
 * A pattern that matches these modules. `byFolder`: folder → names of files (without extension) or of subfolders,
 * with a space between them.
 * @throws Error when one of them has moved away
 */
function pieces(byFolder: Readonly<Record<string, string>>): RegExp {
  const names = Object.entries(byFolder).flatMap(([folder, files]) =>
    files.split(' ').map((file) => `${folder}/${file}`),
  )
  const root = path.join(import.meta.dirname, '..')
  const gone = names.filter((name) =>
    ['', '.ts', '.tsx'].every((end) => !existsSync(path.join(root, name + end))),
  )
  if (gone.length > 0) throw new Error(`web/vite.config.ts: ${gone.join(', ')} not found`)
  return new RegExp(`/(${names.join('|')})[./]`)
}

const ajustes = estagio(process.env['ESTAGIO'] ?? 'local')
const { dominio, empresa, provaDeVida, modeloDaTriagem } = ajustes
const define = {
  ALEGACOES_LIGADAS: JSON.stringify(alegacoesLigadas(ajustes)),
  ALEGACOES_CONTADAS: JSON.stringify(alegacoesContadas(ajustes)),
  EMPRESA: JSON.stringify(empresa),
  PROVA_DE_VIDA: JSON.stringify(provaDeVida ? PASTA_DO_WASM : null),
  IA_NA_TRIAGEM: JSON.stringify(modeloDaTriagem !== undefined),
}

/** Asks for the fonts and the landing screen while the entry is still on its way. */
function preload(): Plugin {
  return {
    name: 'acolhe-preload',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const outputs = Object.values(bundle)
        const fonts = outputs.filter((output) => PRELOADED_FONT.test(output.fileName))
        const first = outputs.find(
          (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(FIRST_SCREEN) === true,
        )
        return [
          ...fonts.map(({ fileName }) =>
            // Early, but behind the script: words in the fallback's matched metrics come before words in these.
            link({
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              fetchpriority: 'low',
              href: `/${fileName}`,
            }),
          ),
          ...(first?.type === 'chunk' ? screenLinks(first, bundle) : []),
        ]
      },
    },
  }
}

/** A chunk with the shared chunks it needs at once, and their styles; the entry is in the page already. */
function screenLinks(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const shared = chunk.imports
    .map((name) => bundle[name])
    .filter((output) => output?.type === 'chunk')
    .filter((output) => !output.isEntry)
  const chunks = [chunk, ...shared]
  const styles = chunks.flatMap((output) => [...(output.viteMetadata?.importedCss ?? [])])
  return chunks
    .map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` }))
    .concat(styles.map((href) => link({ rel: 'preload', as: 'style', href: `/${href}` })))
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' }
}

export default defineConfig({
  root: import.meta.dirname,
  define,
  plugins: [
    react(),
    preload(),
    inicioEstatico(define),
    comSecurityTxt(dominio),
    trabalhador(),
    ...(provaDeVida ? [wasmDaProvaDeVida()] : []),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What fetches a screen lists its chunks and styles: named by their contents alone, and as briefly as they are
    // told apart (rolldown asks for 7), they weigh more than a kilobyte less there. The manifest has names.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7].css'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'comum', test: SHARED },
            { name: 'pecas', test: PIECES },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy:
      gateway === undefined
        ? {}
        : {
            '/api': gateway,
            '/config.json': gateway,
            '/ws': { target: gateway, ws: true },
          },
  },
})
