import { createRequire } from 'node:module'
import path from 'node:path'

/** Letters as outlines: what is drawn does not depend on what the machine has installed. */

const require = createRequire(import.meta.url)
const { openSync } = require('fontkit')
const abertas = new Map()

function abrir(letra) {
  const [nome, peso = '400'] = letra.split(':')
  const achada = abertas.get(letra)
  if (achada) return achada
  const pasta = path.dirname(require.resolve(`@fontsource/${nome}/package.json`))
  const fonte = openSync(path.join(pasta, 'files', `${nome}-latin-${peso}-normal.woff`))
  abertas.set(letra, fonte)
  return fonte
}

/**
 * The width is asked of the table: some of these fonts have an empty outline for a space, which fontkit cannot
 * measure.
 */
const avanco = ({ hmtx }, { id }) => hmtx.metrics.get(Math.min(id, hmtx.metrics.length - 1)).advance

/** Width of a text of size 1. */
export function largura(letra, texto) {
  const fonte = abrir(letra)
  return (
    fonte.glyphsForString(texto).reduce((soma, glifo) => soma + avanco(fonte, glifo), 0) / fonte.unitsPerEm
  )
}

/** A text as one path, its baseline from the origin. */
export function tracado(letra, texto, tamanho) {
  const fonte = abrir(letra)
  const escala = tamanho / fonte.unitsPerEm
  let x = 0
  return fonte
    .glyphsForString(texto)
    .map((glifo) => {
      const d = glifo.path.scale(escala, -escala).translate(x, 0).toSVG()
      x += avanco(fonte, glifo) * escala
      return d
    })
    .join('')
}

/** How one office prints: labels in one letter, values in another. */
export const ESTILOS = [
  { rotulo: 'oswald', valor: 'special-elite', corpo: 1 },
  { rotulo: 'noto-serif', valor: 'cutive-mono', corpo: 0.98 },
  { rotulo: 'saira-extra-condensed:500', valor: 'dotgothic16', corpo: 1 },
  { rotulo: 'overpass-mono', valor: 'vt323', corpo: 1.25 },
  { rotulo: 'anonymous-pro', valor: 'anonymous-pro:700', corpo: 1.02 },
  { rotulo: 'noto-serif', valor: 'noto-serif:700', corpo: 0.9 },
  { rotulo: 'saira-extra-condensed:500', valor: 'overpass-mono', corpo: 0.88 },
  { rotulo: 'oswald', valor: 'share-tech-mono', corpo: 1.02 },
  { rotulo: 'anonymous-pro', valor: 'oswald', corpo: 0.95 },
  { rotulo: 'oswald', valor: 'saira-extra-condensed:600', corpo: 1.12 },
]
