import { Sorteio } from '../sorteio.ts'
import { misturar } from './camadas.ts'
import type { Tomada } from './tomada.ts'

/** The place behind the person, 300×400 units stretched over the picture. */
export function svgDoFundo({ fundo, luz, quadro, semente }: Tomada): string {
  const s = new Sorteio(semente, 'fundo')
  const escuro = misturar(fundo.cor, '#1a1c20', 0.45)
  const [de, para] = luz.direcao[0] > 0 ? [escuro, fundo.cor] : [fundo.cor, escuro]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${quadro.largura}" height="${quadro.altura}" viewBox="0 0 300 400" preserveAspectRatio="none"><defs><linearGradient id="parede"><stop offset="0" stop-color="${de}"/><stop offset="1" stop-color="${para}"/></linearGradient><filter id="longe"><feGaussianBlur stdDeviation="${(fundo.desfoque * 0.4).toFixed(2)}"/></filter></defs><rect width="300" height="400" fill="url(#parede)"/><g filter="url(#longe)">${LUGARES[fundo.lugar](s, fundo.cor)}</g></svg>`
}

const caixa = (x: number, y: number, largura: number, altura: number, cor: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${largura.toFixed(1)}" height="${altura.toFixed(1)}" fill="${cor}"/>`

const LIVROS = ['#7b2d2d', '#2d4a6b', '#c2a25a', '#3f5d45', '#d9d2c2', '#59406b', '#22262c']
const CASAS = ['#c8b9a2', '#9fa8ad', '#b0897a', '#d9d3c8']
const FOLHAS = ['#3f5d3a', '#56733f', '#2f4a34']

const LUGARES: Record<Tomada['fundo']['lugar'], (s: Sorteio, cor: string) => string> = {
  parede: (s, cor) => {
    const quina = s.entre(20, 280)
    const quadro = s.chance(0.5)
      ? caixa(s.entre(0, 220), s.entre(10, 90), s.entre(40, 90), s.entre(40, 80), s.um(LIVROS))
      : ''
    return `${caixa(quina, 0, 300, 400, misturar(cor, '#000000', 0.14))}${quadro}`
  },
  janela: (s, cor) => {
    const x = s.chance(0.5) ? s.entre(-30, 20) : s.entre(190, 240)
    const claro = '#eef4f8'
    const esquadria = misturar(cor, '#ffffff', 0.5)
    return `${caixa(x - 6, 14, 112, 232, esquadria)}${caixa(x, 20, 47, 220, claro)}${caixa(x + 53, 20, 47, 220, claro)}${caixa(x, 170, 47, 70, '#a9bf9c')}${caixa(x + 53, 170, 47, 70, '#b4c4a0')}`
  },
  estante: (s) => {
    const prateleira = (y: number): string => {
      let livros = ''
      for (let x = s.entre(0, 20); x < 300; ) {
        const largura = s.entre(6, 16)
        const altura = s.entre(40, 66)
        if (s.chance(0.85)) livros += caixa(x, y - altura, largura, altura, s.um(LIVROS))
        x += largura + s.entre(0.5, 4)
      }
      return `${livros}${caixa(0, y, 300, 7, '#8a6a48')}`
    }
    return [80, 170, 260, 350].map(prateleira).join('')
  },
  rua: (s) => {
    const ceu = s.um(['#bcd3e6', '#d6dde2', '#e8dcc8'])
    let casas = ''
    for (let x = -20; x < 300; x += s.entre(35, 70)) casas += caixa(x, s.entre(60, 170), 80, 340, s.um(CASAS))
    const folhas = Array.from(
      { length: 14 },
      () =>
        `<circle cx="${s.inteiro(0, 300)}" cy="${s.inteiro(150, 290)}" r="${s.inteiro(14, 34)}" fill="${s.um(FOLHAS)}"/>`,
    ).join('')
    return `${caixa(0, 0, 300, 400, ceu)}${casas}${folhas}${caixa(0, 300, 300, 100, '#7c7a76')}`
  },
}
