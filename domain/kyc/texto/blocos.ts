/** A line as the reader saw it. Boxes are in the text's own frame: x grows along the lines, y from line to line. */
export interface Bloco {
  readonly tipo: 'linha' | 'palavra'
  readonly texto: string
  /** 0 to 100. */
  readonly confianca: number
  readonly caixa: Caixa
}

export interface Caixa {
  readonly esquerda: number
  readonly topo: number
  readonly largura: number
  readonly altura: number
}

/** The part of Textract's answer that is read. */
export interface BlocoDeTextract {
  readonly BlockType?: string
  readonly Text?: string
  readonly Confidence?: number
  readonly Geometry?: { readonly Polygon?: readonly { readonly X?: number; readonly Y?: number }[] }
}

interface Ponto {
  readonly x: number
  readonly y: number
}

const TIPOS: Readonly<Record<string, Bloco['tipo']>> = { LINE: 'linha', WORD: 'palavra' }

/**
 * Textract's lines and words with their boxes brought upright: a turned, skewed or sideways photo gives the same
 * columns and rows as a straight one. Polygons start at the text's own top left, clockwise.
 */
export function blocosDeTextract(blocos: readonly BlocoDeTextract[]): Bloco[] {
  const lidos = blocos.flatMap(({ BlockType = '', Text, Confidence = 0, Geometry }) => {
    const tipo = TIPOS[BlockType]
    const cantos = (Geometry?.Polygon ?? []).map(({ X = 0, Y = 0 }) => ({ x: X, y: Y }))
    return tipo && Text && cantos.length === 4 ? [{ tipo, texto: Text, confianca: Confidence, cantos }] : []
  })
  const linhas = lidos.filter(({ tipo }) => tipo === 'linha').map(({ cantos }) => cantos)
  const endireitar = moldura(linhas)
  return lidos.map(({ tipo, texto, confianca, cantos }) => {
    const retos = cantos.map(endireitar)
    const xs = retos.map(({ x }) => x)
    const ys = retos.map(({ y }) => y)
    const [esquerda, topo] = [Math.min(...xs), Math.min(...ys)]
    const caixa = { esquerda, topo, largura: Math.max(...xs) - esquerda, altura: Math.max(...ys) - topo }
    return { tipo, texto, confianca, caixa }
  })
}

/** The frame spanned by the lines' direction and their descent, long lines counting more. */
function moldura(linhas: readonly (readonly Ponto[])[]): (ponto: Ponto) => Ponto {
  const soma = (de: number, para: number): Ponto =>
    linhas.reduce(
      (total, cantos) => ({
        x: total.x + (cantos[para]?.x ?? 0) - (cantos[de]?.x ?? 0),
        y: total.y + (cantos[para]?.y ?? 0) - (cantos[de]?.y ?? 0),
      }),
      { x: 0, y: 0 },
    )
  const u = unitario(soma(0, 1))
  const v = unitario(soma(0, 3))
  const determinante = u.x * v.y - u.y * v.x
  if (Math.abs(determinante) < 0.2) return (ponto) => ponto
  return ({ x, y }) => ({
    x: (x * v.y - y * v.x) / determinante,
    y: (y * u.x - x * u.y) / determinante,
  })
}

function unitario({ x, y }: Ponto): Ponto {
  const tamanho = Math.hypot(x, y)
  return tamanho ? { x: x / tamanho, y: y / tamanho } : { x: 0, y: 0 }
}
