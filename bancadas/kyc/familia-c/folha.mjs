import { largura, tracado } from './letras.mjs'

const r = (valor) => Math.round(valor * 100) / 100

/** A side of a card: 1000 units wide, drawn once as SVG. */
export class Folha {
  /** `forja`: a field that was pasted over, and what the patch says. */
  constructor(altura, estilo, { forja } = {}) {
    this.w = 1000
    this.h = altura
    this.estilo = estilo
    this.forja = forja
    this.partes = []
    this.retrato = null
    /** The smallest letters a value is printed in. */
    this.menorLetra = Number.POSITIVE_INFINITY
  }

  add(...svg) {
    this.partes.push(...svg)
    return this
  }

  texto(
    letra,
    tamanho,
    x,
    y,
    dito,
    { cor = '#222', ancora = 'inicio', giro = 0, ate = Number.POSITIVE_INFINITY, opaco = 1 } = {},
  ) {
    const cheia = largura(letra, dito) * tamanho
    const aperto = Math.min(1, ate / cheia)
    const recuo = { inicio: 0, meio: 0.5, fim: 1 }[ancora] * cheia * aperto
    const transform = `translate(${r(x)} ${r(y)}) rotate(${giro}) translate(${r(-recuo)} 0) scale(${r(aperto * 1000) / 1000} 1)`
    return this.add(
      `<path d="${tracado(letra, dito, tamanho)}" transform="${transform}" fill="${cor}" opacity="${opaco}"/>`,
    )
  }

  rotulo(x, y, dito, { tamanho = 15, cor = '#4a4a46', ...resto } = {}) {
    return this.texto(this.estilo.rotulo, tamanho, x, y, dito, { cor, ...resto })
  }

  /** A value of the holder's, over one line or two; a forged one lies on a patch. */
  valor(campo, x, y, dito, { tamanho = 27, cor = '#1d1d22', ate = 1000 - x, linhas = 1, ...resto } = {}) {
    const corpo = tamanho * this.estilo.corpo
    this.menorLetra = Math.min(this.menorLetra, corpo)
    if (this.forja?.campo === campo) return this.remendo(x, y, corpo, ate, dito)
    const cabe = (parte) => largura(this.estilo.valor, parte) * corpo <= ate
    if (linhas === 1 || cabe(dito))
      return this.texto(this.estilo.valor, corpo, x, y, dito, { cor, ate, ...resto })
    const palavras = dito.split(' ')
    let quantas = palavras.length - 1
    while (quantas > 1 && !cabe(palavras.slice(0, quantas).join(' '))) quantas--
    this.texto(this.estilo.valor, corpo, x, y, palavras.slice(0, quantas).join(' '), { cor, ate, ...resto })
    return this.texto(this.estilo.valor, corpo, x, y + corpo * 1.12, palavras.slice(quantas).join(' '), {
      cor,
      ate,
      ...resto,
    })
  }

  remendo(x, y, corpo, ate, dito) {
    const { texto, letra, papel } = this.forja
    const novo = texto ?? dito
    const w = Math.min(ate, Math.max(largura(letra, novo), largura(this.estilo.valor, dito)) * corpo + 16)
    this.add(
      `<rect x="${r(x - 6)}" y="${r(y - corpo * 0.95)}" width="${r(w)}" height="${r(corpo * 1.3)}" fill="${papel}" opacity="0.97"/>`,
    )
    return this.texto(letra, corpo * 0.96, x, y + 1, novo, { cor: '#08080a', ate: w - 8 })
  }

  caixa(x, y, w, h, { cor = '#8a8a80', grosso = 1.2, fundo = 'none', canto = 0 } = {}) {
    return this.add(
      `<rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" rx="${canto}" fill="${fundo}" stroke="${cor}" stroke-width="${grosso}"/>`,
    )
  }

  linha(x1, y1, x2, y2, cor = '#8a8a80') {
    return this.add(`<path d="M ${r(x1)} ${r(y1)} L ${r(x2)} ${r(y2)}" stroke="${cor}" stroke-width="1.2"/>`)
  }

  foto(x, y, w, h, uri, { tom = 1 } = {}) {
    this.retrato ??= { x, y, w, h }
    return this.add(
      `<image x="${x}" y="${y}" width="${w}" height="${h}" opacity="${tom}" preserveAspectRatio="xMidYMid slice" href="${uri}"/>`,
    )
  }

  /** Waves of a security background, of nobody's design. */
  ondas(s, cor, quantas = 16) {
    const passo = this.h / quantas
    const fase = s.entre(0, 6)
    for (let i = 0; i <= quantas; i++) {
      const pontos = Array.from(
        { length: 26 },
        (_, k) => `${k * 40} ${r(i * passo + Math.sin(k * 0.55 + i * 0.35 + fase) * passo * 0.7)}`,
      )
      this.add(
        `<polyline points="${pontos.join(' ')}" fill="none" stroke="${cor}" stroke-width="0.9" opacity="0.5"/>`,
      )
    }
    return this
  }

  rubrica(s, x, y, w, h, cor = '#23305e') {
    let d = `M ${r(x)} ${r(y)}`
    const voltas = s.inteiro(5, 9)
    for (let i = 1; i <= voltas; i++) {
      const px = x + (w * i) / voltas
      d += ` Q ${r(px - (w / voltas) * s.entre(0.2, 1.2))} ${r(y + h * s.entre(-1, 0.9))} ${r(px)} ${r(y + h * s.entre(-0.35, 0.35))}`
    }
    return this.add(`<path d="${d}" fill="none" stroke="${cor}" stroke-width="2.4" stroke-linecap="round"/>`)
  }

  digital(s, x, y, w, h) {
    const cx = x + w / 2
    const cy = y + h / 2
    const torto = s.entre(-0.2, 0.2)
    const arcos = Array.from({ length: 15 }, (_, i) => {
      const k = (i + 1) / 15
      return `<ellipse cx="${r(cx + torto * 20 * k)}" cy="${r(cy + (1 - k) * h * 0.12)}" rx="${r((w / 2) * k)}" ry="${r((h / 2) * k)}" stroke-dasharray="${r(s.entre(12, 60))} ${r(s.entre(1, 5))}"/>`
    })
    return this.add(`<g fill="none" stroke="#2c2c38" stroke-width="2.1" opacity="0.75">${arcos.join('')}</g>`)
  }

  /** Words across the whole face, as a sample has them. */
  atravessar(dito) {
    return this.texto('oswald', 120, this.w / 2, this.h * 0.62, dito, {
      cor: '#b3202a',
      ancora: 'meio',
      giro: -18,
      opaco: 0.62,
      ate: 900,
    })
  }

  svg(largura) {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${largura}" height="${Math.round((largura * this.h) / this.w)}" viewBox="0 0 ${this.w} ${this.h}">${this.partes.join('')}</svg>`
  }
}
