import type { Rosto } from '../rosto-partes.ts'
import { DA_CABECA, DO_CORPO, type Janela } from './camadas.ts'
import type { Tomada } from './tomada.ts'

export interface Camada {
  readonly pixels: Buffer
  readonly largura: number
  readonly altura: number
}

interface Camadas {
  readonly fundo: Camada
  readonly tras: Camada
  readonly corpo: Camada
  readonly cabeca: Camada
}

const CX = 256
const CY = 262
/** Where the head sits on the neck. */
const EIXO_Y = CY + 90

/** How far a point of the drawn head stands out of its plane: a bowl with a nose, and the ears behind. */
function relevoDe(r: Rosto): (u: number, v: number) => number {
  const [a, b] = [1 / (r.largura * 1.12) ** 2, 1 / (r.altura * 1.2) ** 2]
  const narizY = CY + r.olho.altura + 24 + 30 * r.nariz.comprimento
  return (u, v) => {
    const [x, y, ny] = [u - CX, v - CY, v - narizY]
    const bojo = 1 - x * x * a - y * y * b
    return 92 * (bojo > -0.5 ? bojo : -0.5) + 15 * Math.exp(-(x * x) / 420 - (ny * ny) / 760)
  }
}

/**
 * How much of the lamp the drawn head gives back at a point, 1 where it faces the camera, and how much it shines
 * there.
 */
function brilhoDe(r: Rosto, { luz }: Tomada): (u: number, v: number) => readonly [number, number] {
  const relevo = relevoDe(r)
  const tamanho = Math.hypot(...luz.direcao)
  const [lx, ly, lz] = luz.direcao.map((valor) => valor / tamanho) as [number, number, number]
  return (u, v) => {
    const dx = (relevo(u - 2, v) - relevo(u + 2, v)) / 4
    const dy = (relevo(u, v - 2) - relevo(u, v + 2)) / 4
    const norma = Math.hypot(dx, dy, 1)
    const cosseno = Math.max(0, (dx * lx + dy * ly + lz) / norma)
    // Half way between the lamp and the camera, which looks along the third axis.
    const reflexo = Math.max(0, (dx * lx + dy * ly + lz + 1) / (norma * Math.sqrt(2 + 2 * lz)))
    return [cosseno / Math.max(lz, 0.45), reflexo ** 24]
  }
}

/** From a place in front of the head to the place of the flat drawing that the turned head shows there. */
function viradaDe(r: Rosto, { cabeca, quadro }: Tomada): (x: number, y: number) => readonly [number, number] {
  const relevo = relevoDe(r)
  const [sg, cg] = [Math.sin(cabeca.giro), Math.cos(cabeca.giro)]
  const [sa, ca] = [Math.sin(cabeca.aceno), Math.cos(cabeca.aceno)]
  const [si, ci] = [Math.sin(cabeca.inclinacao), Math.cos(cabeca.inclinacao)]
  const d = quadro.distancia
  return (x, y) => {
    const [rx, ry] = [x - CX, y - EIXO_Y]
    const alvoX = rx * ci + ry * si
    const alvoY = ry * ci - rx * si
    let [u, v] = [alvoX, alvoY]
    // The way forward is known; the way back is approached.
    for (let passo = 0; passo < 7; passo++) {
      const z = relevo(u + CX, v + EIXO_Y)
      const fundo = z * cg - u * sg
      // The nod turns about the middle of the head, so that the chin stays over the neck.
      const [meioV, frente] = [v + 90, fundo * ca - (v + 90) * sa]
      const perto = d / (d - frente + 40)
      u += alvoX - (u * cg + z * sg) * perto
      v += alvoY - ((meioV * ca + fundo * sa) * perto - 90)
    }
    return [u + CX, v + EIXO_Y]
  }
}

/** Pixels between the places where the turn of the head is worked out; in between it is interpolated. */
const MALHA = 6

/** Per knot of a coarse net over the picture: u, v, light and shine. */
function malhaDe(r: Rosto, tomada: Tomada) {
  const { quadro } = tomada
  const virada = viradaDe(r, tomada)
  const brilho = brilhoDe(r, tomada)
  const colunas = Math.ceil(quadro.largura / MALHA) + 2
  const linhas = Math.ceil(quadro.altura / MALHA) + 2
  const nos = new Float32Array(colunas * linhas * 4)
  const porPixel = porPixelDe(r, tomada)
  for (let i = 0; i < colunas * linhas; i++) {
    const [px, py] = [(i % colunas) * MALHA, Math.floor(i / colunas) * MALHA]
    const [u, v] = virada(
      CX + (px - quadro.x * quadro.largura) * porPixel,
      CY + (py - quadro.y * quadro.altura) * porPixel,
    )
    nos.set([u, v, ...brilho(u, v)], i * 4)
  }
  return (px: number, py: number, no: Float64Array): void => {
    const [gx, gy] = [Math.floor(px / MALHA), Math.floor(py / MALHA)]
    const [fx, fy] = [px / MALHA - gx, py / MALHA - gy]
    const i = (gy * colunas + gx) * 4
    const j = i + colunas * 4
    for (let qual = 0; qual < 4; qual++) {
      const [a, b, c, d] = [
        nos[i + qual] ?? 0,
        nos[i + 4 + qual] ?? 0,
        nos[j + qual] ?? 0,
        nos[j + 4 + qual] ?? 0,
      ]
      no[qual] = (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy
    }
  }
}

/** Units of the drawing per pixel of the selfie. */
const porPixelDe = (r: Rosto, { quadro }: Tomada): number => (2 * r.largura) / (quadro.rosto * quadro.largura)

/** Puts in `cor` (r, g, b, alpha; premultiplied) what the layer shows at a place of the plane; false where nothing. */
function amostrar(camada: Camada, janela: Janela, x: number, y: number, cor: Float64Array): boolean {
  const px = (x - janela.x) * janela.escala
  const py = (y - janela.y) * janela.escala
  if (!(px >= 0 && py >= 0 && px < camada.largura - 1 && py < camada.altura - 1)) return false
  const [x0, y0] = [Math.floor(px), Math.floor(py)]
  const [fx, fy] = [px - x0, py - y0]
  cor.fill(0)
  for (let canto = 0; canto < 4; canto++) {
    const [direita, baixo] = [canto & 1, canto >> 1]
    const i = ((y0 + baixo) * camada.largura + x0 + direita) * 4
    const alfa = ((camada.pixels[i + 3] ?? 0) / 255) * (direita ? fx : 1 - fx) * (baixo ? fy : 1 - fy)
    if (!alfa) continue
    for (let canal = 0; canal < 3; canal++)
      cor[canal] = (cor[canal] ?? 0) + (camada.pixels[i + canal] ?? 0) * alfa
    cor[3] = (cor[3] ?? 0) + alfa
  }
  return cor[3] !== 0
}

/** The scene through the lens: place, hair behind, body, head, each lit; 0 to 255, three channels. */
export function compor(camadas: Camadas, r: Rosto, tomada: Tomada): Float32Array {
  const { luz, quadro } = tomada
  const { largura, altura, distancia } = quadro
  const saida = new Float32Array(largura * altura * 3)
  const porPixel = porPixelDe(r, tomada)
  const naMalha = malhaDe(r, tomada)
  // The shoulders are farther from the camera than the face.
  const recuo = (distancia + 60) / distancia
  const cor = new Float64Array(4)
  const no = new Float64Array(4)
  const ambiente = luz.ambiente.map((valor) => valor * (1 - luz.forca))
  const lampada = luz.lampada.map((valor) => valor * luz.forca)
  const pintar = (i: number, quanta: number, reflexo: number): void => {
    const alfa = cor[3] ?? 0
    for (let canal = 0; canal < 3; canal++) {
      const claro = (ambiente[canal] ?? 1) + (lampada[canal] ?? 0) * quanta
      saida[i + canal] =
        (saida[i + canal] ?? 0) * (1 - alfa) + (cor[canal] ?? 0) * claro + reflexo * 255 * alfa
    }
  }
  for (let py = 0, i = 0; py < altura; py++)
    for (let px = 0; px < largura; px++, i += 3) {
      const x = CX + (px - quadro.x * largura) * porPixel
      const y = CY + (py - quadro.y * altura) * porPixel
      for (let canal = 0; canal < 3; canal++)
        saida[i + canal] = camadas.fundo.pixels[(py * largura + px) * 4 + canal] ?? 0
      naMalha(px, py, no)
      const [u = 0, v = 0, luzDaPele = 1, reflexo = 0] = no
      if (amostrar(camadas.tras, DA_CABECA, u, v, cor)) pintar(i, 0.9 * luzDaPele, 0)
      if (amostrar(camadas.corpo, DO_CORPO, CX + (x - CX) * recuo, EIXO_Y + (y - EIXO_Y) * recuo, cor))
        pintar(i, 0.95, 0)
      if (amostrar(camadas.cabeca, DA_CABECA, u, v, cor)) pintar(i, luzDaPele, luz.brilho * reflexo)
    }
  return saida
}
