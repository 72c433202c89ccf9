import QRCode from 'qrcode'
import { type Familia, texto } from './texto.ts'

export const LARGURA = 1280
export const ALTURA = 880

const TINTA = '#141414'

/** What writes on a card, in one typeface. */
export interface Pena {
  /** A small grey label, as printed over each field. */
  readonly rotulo: (x: number, y: number, conteudo: string) => string
  /** The value of a field. */
  readonly valor: (x: number, y: number, conteudo: string, tamanho?: number) => string
  /** Label and, below it, its value. */
  readonly campo: (x: number, y: number, nome: string, conteudo: string, tamanho?: number) => string
  readonly titulo: (y: number, conteudo: string, tamanho?: number) => string
}

export function pena(familia: Familia): Pena {
  const rotulo: Pena['rotulo'] = (x, y, conteudo) =>
    texto(x, y, conteudo, { tamanho: 17, peso: 500, cor: '#3c4a3c', familia })
  const valor: Pena['valor'] = (x, y, conteudo, tamanho = 27) =>
    texto(x, y, conteudo, { tamanho, cor: TINTA, familia })
  return {
    rotulo,
    valor,
    campo: (x, y, nome, conteudo, tamanho) => `${rotulo(x, y, nome)}${valor(x, y + 32, conteudo, tamanho)}`,
    titulo: (y, conteudo, tamanho = 26) =>
      texto(LARGURA / 2, y, conteudo, { tamanho, ancora: 'meio', cor: '#1c3a2a', familia }),
  }
}

/** Security-paper waves. */
function guilloche(cor: string, linhas: number): string {
  return Array.from({ length: linhas }, (_, i) => {
    const y = (i * ALTURA) / linhas
    const pontos = Array.from({ length: LARGURA / 20 + 1 }, (_, j) => {
      const x = j * 20
      return `L${x} ${(y + 18 * Math.sin(x / 70 + i / 2) + 9 * Math.sin(x / 23 + i)).toFixed(1)}`
    })
    return `<path d="M0 ${y.toFixed(1)} ${pontos.join(' ')}" fill="none" stroke="${cor}" stroke-width="1.1" opacity=".4"/>`
  }).join('')
}

/** A plain star: no real coat of arms is drawn. */
export const brasao = (x: number, y: number, raio: number): string => {
  const pontas = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? raio * 0.45 : raio
    const a = (Math.PI * i) / 5 - Math.PI / 2
    return `${(x + r * Math.cos(a)).toFixed(1)},${(y + r * Math.sin(a)).toFixed(1)}`
  })
  return `<circle cx="${x}" cy="${y}" r="${raio * 1.25}" fill="none" stroke="#5b7d4f" stroke-width="4"/><polygon points="${pontas.join(' ')}" fill="#7c9a68"/>`
}

export const assinatura = (x: number, y: number, semente: number): string => {
  const pontos = Array.from(
    { length: 7 },
    (_, i) =>
      `S${x + 30 + i * 38} ${y - 44 + ((semente * (i + 3) * 17) % 70)} ${x + 48 + i * 38} ${y - 8 + ((semente * (i + 1)) % 19)}`,
  )
  return `<path d="M${x} ${y} ${pontos.join(' ')}" stroke="#24304a" stroke-width="4" fill="none" stroke-linecap="round"/>`
}

export const digital = (x: number, y: number): string =>
  `<g fill="none" stroke="#2b2f3a" stroke-width="4">${Array.from({ length: 9 }, (_, i) => `<path d="M${x - 10 - i * 9} ${y + 60 + i * 4} C${x - 14 - i * 10} ${y - 30 - i * 10} ${x + 14 + i * 10} ${y - 34 - i * 10} ${x + 10 + i * 9} ${y + 62 + i * 3}"/>`).join('')}</g>`

export function qr(x: number, y: number, lado: number, conteudo: string): string {
  const { modules } = QRCode.create(conteudo, { errorCorrectionLevel: 'M' })
  const passo = lado / modules.size
  const pretos = Array.from(modules.data, (preto, i) =>
    preto
      ? `M${(x + (i % modules.size) * passo).toFixed(2)} ${(y + Math.floor(i / modules.size) * passo).toFixed(2)}h${(passo + 0.3).toFixed(2)}v${(passo + 0.3).toFixed(2)}h-${(passo + 0.3).toFixed(2)}z`
      : '',
  )
  return `<rect x="${x - 20}" y="${y - 20}" width="${lado + 40}" height="${lado + 40}" fill="#fff"/><path d="${pretos.join('')}" fill="#111"/>`
}

export const mrz = (y: number, linhas: readonly string[]): string =>
  `<rect x="0" y="${y - 62}" width="${LARGURA}" height="${linhas.length * 66 + 44}" fill="#f4f6ee"/>${linhas
    .map((linha, i) => texto(62, y + i * 66, linha, { tamanho: 46, passo: 38.5, cor: TINTA }))
    .join('')}`

/** A portrait: greyish on old documents. The face comes as JPEG. */
export const retrato = (x: number, y: number, largura: number, face: Buffer): string =>
  `<image x="${x}" y="${y}" width="${largura}" height="${(largura * 560) / 512}" href="data:image/jpeg;base64,${face.toString('base64')}"/>`

/** What every drawn document says of itself; a stage that is not this machine refuses a document that says it. */
const AVISO = 'AMOSTRA · SEM VALOR'

/** The same across the face: pale, so that what is printed over it stays readable. */
const marcaDagua = (): string =>
  `<g opacity=".13" transform="rotate(-24 ${LARGURA / 2} ${ALTURA / 2})">${texto(LARGURA / 2, ALTURA / 2 + 40, AVISO, { tamanho: 118, ancora: 'meio', peso: 500, cor: '#7a3b3b' })}</g>`

/** The whole card; every one says that it is a sample. */
export const cartao = (fundo: string, onda: string, conteudo: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGURA}" height="${ALTURA}"><rect width="${LARGURA}" height="${ALTURA}" rx="34" fill="${fundo}"/>${guilloche(onda, 28)}${marcaDagua()}${conteudo}${texto(LARGURA / 2, ALTURA - 14, AVISO, { tamanho: 19, ancora: 'meio', peso: 500, cor: '#7a3b3b' })}</svg>`
