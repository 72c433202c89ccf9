import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

const require = createRequire(import.meta.url)

type Peso = 500 | 700

/** Typefaces that come with the packages: no font of the system is needed. */
export const FAMILIAS = ['figtree', 'figtree_leve', 'liberation', 'liberation_leve'] as const
export type Familia = (typeof FAMILIAS)[number]

const figtree = (peso: number): string => `@fontsource/figtree/files/figtree-latin-${peso}-normal.woff`
const liberation = (nome: string): string => `pdfjs-dist/standard_fonts/LiberationSans-${nome}.ttf`

/** The light ones print values as thin as labels. */
const ARQUIVOS: Record<Familia, (peso: Peso) => string> = {
  figtree,
  figtree_leve: () => figtree(500),
  liberation: (peso) => liberation(peso === 700 ? 'Bold' : 'Regular'),
  liberation_leve: () => liberation('Regular'),
}

const fontes = new Map<string, Font>()

function fonte(familia: Familia, peso: Peso): Font {
  const arquivo = ARQUIVOS[familia](peso)
  const conhecida = fontes.get(arquivo)
  if (conhecida) return conhecida
  const aberta = openSync(require.resolve(arquivo))
  if (aberta.type !== 'WOFF' && aberta.type !== 'TTF') throw new Error(`${arquivo} is not a single font`)
  fontes.set(arquivo, aberta)
  return aberta
}

interface EstiloDoTexto {
  /** Pixels of the em. */
  readonly tamanho: number
  readonly cor?: string
  readonly peso?: Peso
  /** Figtree when left out. */
  readonly familia?: Familia
  readonly ancora?: 'inicio' | 'meio'
  /** Fixed distance between letters in pixels, for machine-readable lines. */
  readonly passo?: number
}

/**
 * Text as SVG outlines, the baseline starting at (x, y). Outlines instead of `<text>`, because a machine without
 * installed fonts would draw nothing.
 */
export function texto(x: number, y: number, conteudo: string, estilo: EstiloDoTexto): string {
  const { unitsPerEm, layout } = metricas(estilo.familia ?? 'figtree', estilo.peso ?? 700)
  const escala = estilo.tamanho / unitsPerEm
  const { glyphs, positions } = layout(conteudo)
  const largura = (i: number): number =>
    estilo.passo === undefined ? (positions[i]?.xAdvance ?? 0) * escala : estilo.passo
  const total = glyphs.reduce((soma, _, i) => soma + largura(i), 0)
  let cursor = estilo.ancora === 'meio' ? x - total / 2 : x
  const letras = glyphs.map((glifo, i) => {
    const centrado = estilo.passo === undefined ? 0 : (estilo.passo - glifo.advanceWidth * escala) / 2
    const posicao = `translate(${(cursor + centrado).toFixed(2)} ${y}) scale(${escala.toFixed(5)} ${(-escala).toFixed(5)})`
    cursor += largura(i)
    return `<path transform="${posicao}" d="${glifo.path.toSVG()}"/>`
  })
  return `<g fill="${estilo.cor ?? '#141414'}">${letras.join('')}</g>`
}

function metricas(familia: Familia, peso: Peso): Pick<Font, 'unitsPerEm'> & { layout: Font['layout'] } {
  const aberta = fonte(familia, peso)
  return { unitsPerEm: aberta.unitsPerEm, layout: (conteudo) => aberta.layout(conteudo) }
}
