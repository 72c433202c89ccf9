import { corDaPele } from './feicoes.mjs'
import { atras, frente } from './cabelo.mjs'
import { clarear, misturar } from './cores.mjs'

/**
 * A head as SVG. One unit is half the height of an ordinary face; the origin lies between the eyes. Points have a
 * depth, so that a turned head moves its nose more than its ears.
 */

const n = (valor) => Math.round(valor * 1000) / 1000

export class Cabeca {
  constructor(feicoes, { giro = 0, aceno = 0 } = {}) {
    this.f = feicoes
    this.giro = giro
    this.aceno = aceno
    const { largura, maxilar, queixo, testa, macas } = feicoes
    this.meia = 0.74 + 0.085 * largura
    this.mandibula = this.meia * (0.74 + 0.12 * maxilar)
    this.fundo = 1.16 + 0.11 * queixo
    this.topo = -0.86 - 0.1 * testa
    this.maca = this.meia * (0.97 + 0.035 * macas)
  }

  /** Where a point of the head is seen. */
  p(x, y, z = 0) {
    return `${n(x * Math.cos(this.giro) + z * Math.sin(this.giro))} ${n(y * Math.cos(this.aceno) + z * Math.sin(this.aceno))}`
  }

  contorno() {
    const { meia, mandibula, fundo, topo, maca } = this
    const lado = (l) => [
      this.p(l * meia, -0.3),
      this.p(l * maca, 0.32),
      this.p(l * mandibula, 0.78, 0.1),
      this.p(l * 0.3, fundo, 0.25),
    ]
    const [t1, m1, j1, q1] = lado(1)
    const [t2, m2, j2, q2] = lado(-1)
    return `M ${this.p(0, topo)} C ${this.p(meia * 0.75, topo)} ${this.p(meia, topo + 0.3)} ${t1} C ${this.p(meia * 1.02, 0)} ${this.p(maca, 0.12)} ${m1} C ${this.p(maca * 0.97, 0.55)} ${this.p(mandibula * 1.06, 0.62)} ${j1} C ${this.p(mandibula * 0.8, 0.98, 0.15)} ${this.p(0.45, fundo - 0.02, 0.2)} ${q1} Q ${this.p(0, fundo + 0.045, 0.28)} ${q2} C ${this.p(-0.45, fundo - 0.02, 0.2)} ${this.p(-mandibula * 0.8, 0.98, 0.15)} ${j2} C ${this.p(-mandibula * 1.06, 0.62)} ${this.p(-maca * 0.97, 0.55)} ${m2} C ${this.p(-maca, 0.12)} ${this.p(-meia * 1.02, 0)} ${t2} C ${this.p(-meia, topo + 0.3)} ${this.p(-meia * 0.75, topo)} ${this.p(0, topo)} Z`
  }

  olho(l, { fechados, olhar = 0 }, pele) {
    const { distancia, olho, abertura, inclinacao, iris, mulher } = this.f
    const x = l * (0.345 + 0.04 * distancia)
    const meio = 0.165 + 0.022 * olho
    const alto = fechados ? 0.012 : 0.068 + 0.018 * abertura
    const sobe = 0.03 * inclinacao
    const z = 0.5
    const dentro = this.p(x - l * meio, 0.02, z)
    const fora = this.p(x + l * meio, -sobe, z - 0.12)
    const cima = this.p(x, -alto * 1.75 - sobe / 2, z)
    const baixo = this.p(x, alto * 1.35 - sobe / 2, z)
    const [cx, cy] = this.p(x + olhar, -alto * 0.12 - sobe / 2, z + 0.02).split(' ')
    const amendoa = `M ${dentro} Q ${cima} ${fora} Q ${baixo} ${dentro} Z`
    const sombra = misturar(pele, '#3b1f18', 0.42)
    const id = `olho${l > 0 ? 'e' : 'd'}`
    const globo = fechados
      ? ''
      : `<clipPath id="${id}"><path d="${amendoa}"/></clipPath><path d="${amendoa}" fill="#f4efe9"/><g clip-path="url(#${id})"><circle cx="${cx}" cy="${cy}" r="0.082" fill="${iris}"/><circle cx="${cx}" cy="${cy}" r="0.082" fill="none" stroke="#1a1210" stroke-width="0.014" opacity="0.7"/><circle cx="${cx}" cy="${cy}" r="0.036" fill="#0b0807"/><circle cx="${n(Number(cx) - 0.026)}" cy="${n(Number(cy) - 0.03)}" r="0.016" fill="#fff" opacity="0.9"/><path d="M ${dentro} Q ${cima} ${fora}" fill="none" stroke="#000" stroke-width="0.05" opacity="0.25"/></g>`
    const cilio = fechados ? `M ${dentro} Q ${this.p(x, 0.085, z)} ${fora}` : `M ${dentro} Q ${cima} ${fora}`
    return `<path d="M ${this.p(x - l * meio * 1.15, -0.02, z)} Q ${this.p(x, -alto * 3 - 0.06, z)} ${this.p(x + l * meio * 1.2, -sobe - 0.02, z - 0.12)} Q ${this.p(x, alto + 0.1, z)} ${this.p(x - l * meio * 1.15, -0.02, z)} Z" fill="${sombra}" opacity="0.4" filter="url(#suave)"/>${globo}<path d="${cilio}" fill="none" stroke="#20130f" stroke-width="${mulher ? 0.036 : 0.026}" stroke-linecap="round"/><path d="M ${this.p(x - l * meio * 0.9, -alto * 1.1 - 0.045, z)} Q ${this.p(x, -alto * 2 - 0.085, z)} ${this.p(x + l * meio, -sobe - 0.06, z - 0.1)}" fill="none" stroke="${sombra}" stroke-width="0.016" opacity="0.7"/>`
  }

  sobrancelha(l) {
    const { distancia, sobrancelha, arco, cabelo, mulher } = this.f
    const x = l * (0.36 + 0.04 * distancia)
    const y = -0.25 - 0.03 * arco
    const grossa = (mulher ? 0.032 : 0.05) + 0.018 * sobrancelha
    const sobe = 0.05 + 0.04 * arco
    return `<path d="M ${this.p(x - l * 0.2, y + 0.02 + grossa / 2, 0.55)} Q ${this.p(x, y - sobe, 0.55)} ${this.p(x + l * 0.22, y + 0.035, 0.38)} Q ${this.p(x, y - sobe + grossa * 2.2, 0.55)} ${this.p(x - l * 0.2, y + 0.02 + grossa * 1.4, 0.55)} Z" fill="${misturar(cabelo, '#2a1c16', 0.35)}" opacity="0.88" filter="url(#fio)"/>`
  }

  nariz(pele) {
    const { nariz, narinas, ponte } = this.f
    const base = 0.46 + 0.055 * nariz
    const asa = 0.135 + 0.032 * narinas
    const osso = 0.055 + 0.018 * ponte
    const escuro = misturar(pele, '#4a2418', 0.5)
    const sombra = (l, forca) =>
      `<path d="M ${this.p(l * osso, -0.12, 0.6)} Q ${this.p(l * (osso + 0.01), 0.2, 0.75)} ${this.p(l * asa, base - 0.06, 0.75)} Q ${this.p(l * asa * 1.3, base - 0.02, 0.65)} ${this.p(l * asa * 1.05, base + 0.02, 0.65)} L ${this.p(l * osso * 0.4, base - 0.1, 0.95)} Z" fill="${escuro}" opacity="${forca}" filter="url(#suave)"/>`
    const narina = (l) =>
      `<ellipse cx="0" cy="0" rx="0.036" ry="0.02" fill="${misturar(pele, '#1a0a06', 0.8)}" opacity="0.85" transform="translate(${this.p(l * asa * 0.55, base + 0.012, 0.85)}) rotate(${l * -14})"/>`
    return `${sombra(1, 0.42)}${sombra(-1, 0.3)}<path d="M ${this.p(0, -0.1, 0.65)} L ${this.p(0, base - 0.1, 1.02)}" stroke="${clarear(pele, 0.35)}" stroke-width="0.07" opacity="0.5" stroke-linecap="round" filter="url(#suave)"/><ellipse rx="0.07" ry="0.055" fill="${clarear(pele, 0.4)}" opacity="0.4" filter="url(#suave)" transform="translate(${this.p(0, base - 0.09, 1.05)})"/><path d="M ${this.p(-asa, base - 0.02, 0.7)} Q ${this.p(-asa * 0.9, base + 0.055, 0.75)} ${this.p(-asa * 0.4, base + 0.03, 0.9)} Q ${this.p(0, base + 0.075, 1)} ${this.p(asa * 0.4, base + 0.03, 0.9)} Q ${this.p(asa * 0.9, base + 0.055, 0.75)} ${this.p(asa, base - 0.02, 0.7)}" fill="none" stroke="${escuro}" stroke-width="0.022" opacity="0.75" stroke-linecap="round"/>${narina(1)}${narina(-1)}`
  }

  boca(pele, { sorriso = 0 }) {
    const { boca, labio, bocaY, mulher } = this.f
    const y = 0.745 + 0.04 * bocaY
    const meia = 0.255 + 0.04 * boca + 0.03 * sorriso
    const grosso = 0.055 + 0.022 * labio
    const canto = y - 0.035 * sorriso
    const cor = misturar(pele, mulher ? '#a83a44' : '#96463f', mulher ? 0.55 : 0.42)
    const linha = `M ${this.p(-meia, canto, 0.5)} Q ${this.p(-meia * 0.4, y + 0.012 + 0.03 * sorriso, 0.72)} ${this.p(0, y + 0.008 + 0.03 * sorriso, 0.75)} Q ${this.p(meia * 0.4, y + 0.012 + 0.03 * sorriso, 0.72)} ${this.p(meia, canto, 0.5)}`
    return `<ellipse rx="0.2" ry="0.03" fill="${misturar(pele, '#3a1c14', 0.5)}" opacity="0.4" filter="url(#suave)" transform="translate(${this.p(0, y + grosso * 1.9 + 0.05, 0.65)})"/><path d="M ${this.p(-meia, canto, 0.5)} Q ${this.p(-meia * 0.45, y - grosso * 1.15, 0.72)} ${this.p(-0.05, y - grosso * 1.1, 0.78)} Q ${this.p(0, y - grosso * 0.75, 0.78)} ${this.p(0.05, y - grosso * 1.1, 0.78)} Q ${this.p(meia * 0.45, y - grosso * 1.15, 0.72)} ${this.p(meia, canto, 0.5)} Q ${this.p(meia * 0.55, y + grosso * 1.9, 0.7)} ${this.p(0, y + grosso * 1.95, 0.75)} Q ${this.p(-meia * 0.55, y + grosso * 1.9, 0.7)} ${this.p(-meia, canto, 0.5)} Z" fill="${cor}" filter="url(#fio)"/><path d="${linha}" fill="none" stroke="${misturar(cor, '#2a0d0a', 0.65)}" stroke-width="0.024" stroke-linecap="round"/><ellipse rx="0.09" ry="0.018" fill="#fff" opacity="0.22" filter="url(#suave)" transform="translate(${this.p(0.03, y + grosso, 0.8)})"/>`
  }

  orelha(l, pele) {
    const centro = this.p(l * (this.meia + 0.03), 0.12, -0.15)
    return `<g transform="translate(${centro})"><ellipse rx="0.1" ry="0.22" fill="${misturar(pele, '#7a3a28', 0.15)}"/><ellipse cx="${l * 0.01}" rx="0.055" ry="0.15" fill="${misturar(pele, '#4a2418', 0.35)}" opacity="0.6" filter="url(#suave)"/>${this.f.brincos ? '<circle cy="0.25" r="0.035" fill="#d8c27a"/>' : ''}</g>`
  }

  marcas(pele) {
    const { idade, pintas, sardas } = this.f
    const ruga = misturar(pele, '#4a2418', 0.5)
    const pregas =
      idade < 0.25
        ? ''
        : [1, -1]
            .map(
              (l) =>
                `<path d="M ${this.p(l * 0.2, 0.42, 0.6)} Q ${this.p(l * 0.33, 0.6, 0.5)} ${this.p(l * 0.34, 0.78, 0.45)}" /><path d="M ${this.p(l * 0.22, 0.14, 0.5)} Q ${this.p(l * 0.36, 0.21, 0.5)} ${this.p(l * 0.5, 0.12, 0.4)}" />`,
            )
            .join('')
    const testa =
      idade < 0.5
        ? ''
        : [-0.48, -0.58]
            .map(
              (y) =>
                `<path d="M ${this.p(-0.34, y, 0.5)} Q ${this.p(0, y - 0.04, 0.6)} ${this.p(0.34, y, 0.5)}" />`,
            )
            .join('')
    const pontos = pintas
      .map(
        ([x, y, r]) =>
          `<circle r="${n(r)}" fill="#3b2018" opacity="0.8" transform="translate(${this.p(x, y, 0.55)})"/>`,
      )
      .join('')
    const manchas = sardas
      ? Array.from(
          { length: 26 },
          (_, i) =>
            `<circle r="0.012" fill="#8a4b2c" opacity="0.5" transform="translate(${this.p(((i * 37) % 100) / 100 - 0.5, 0.15 + ((i * 53) % 30) / 100, 0.55)})"/>`,
        ).join('')
      : ''
    return `<g fill="none" stroke="${ruga}" stroke-width="0.022" opacity="${n(0.25 + idade * 0.45)}" filter="url(#fio)" stroke-linecap="round">${pregas}${testa}</g>${pontos}${manchas}`
  }

  barba() {
    const { barba, cabelo, bocaY } = this.f
    if (!barba) return ''
    const cor = misturar(cabelo, '#2a2320', 0.3)
    const y = 0.745 + 0.04 * bocaY
    const bigode = `<path d="M ${this.p(-0.3, y + 0.03, 0.55)} Q ${this.p(-0.15, y - 0.17, 0.8)} ${this.p(0, y - 0.12, 0.85)} Q ${this.p(0.15, y - 0.17, 0.8)} ${this.p(0.3, y + 0.03, 0.55)} Q ${this.p(0, y - 0.07, 0.85)} ${this.p(-0.3, y + 0.03, 0.55)} Z" fill="${cor}" opacity="0.88" filter="url(#fio)"/>`
    if (barba === 'bigode') return bigode
    const ponta = `<ellipse rx="0.2" ry="0.16" fill="${cor}" opacity="0.85" filter="url(#fio)" transform="translate(${this.p(0, this.fundo - 0.12, 0.5)})"/>`
    if (barba === 'cavanhaque') return bigode + ponta
    const { mandibula, maca, fundo } = this
    const cheia = `M ${this.p(-maca, 0.3)} C ${this.p(-maca * 0.96, 0.55)} ${this.p(-mandibula * 1.08, 0.7)} ${this.p(-mandibula, 0.8, 0.1)} C ${this.p(-mandibula * 0.8, 1.02, 0.15)} ${this.p(-0.4, fundo + 0.05, 0.2)} ${this.p(0, fundo + 0.06, 0.3)} C ${this.p(0.4, fundo + 0.05, 0.2)} ${this.p(mandibula * 0.8, 1.02, 0.15)} ${this.p(mandibula, 0.8, 0.1)} C ${this.p(mandibula * 1.08, 0.7)} ${this.p(maca * 0.96, 0.55)} ${this.p(maca, 0.3)} Q ${this.p(maca * 0.72, 0.62, 0.4)} ${this.p(0.36, 0.62, 0.6)} Q ${this.p(0, 0.54, 0.8)} ${this.p(-0.36, 0.62, 0.6)} Q ${this.p(-maca * 0.72, 0.62, 0.4)} ${this.p(-maca, 0.3)} Z`
    return `<path d="${cheia}" fill="${cor}" opacity="${barba === 'sombra' ? 0.3 : 0.85}" filter="url(#suave)"/>${barba === 'cheia' ? bigode : ''}`
  }

  oculos(qual) {
    if (!qual) return ''
    const { distancia } = this.f
    const canto = { redondo: 0.19, quadrado: 0.05, fino: 0.1 }[qual]
    const altura = { redondo: 0.4, quadrado: 0.32, fino: 0.26 }[qual]
    const grosso = qual === 'quadrado' ? 0.038 : 0.02
    const lente = (l) => {
      const [cx, cy] = this.p(l * (0.36 + 0.035 * distancia), 0.01, 0.72)
        .split(' ')
        .map(Number)
      return `<rect x="${n(cx - 0.23)}" y="${n(cy - altura / 2)}" width="0.46" height="${altura}" rx="${canto}" fill="#dfeaf2" fill-opacity="0.1" stroke="#241d1a" stroke-width="${grosso}"/>`
    }
    return `${lente(1)}${lente(-1)}<path d="M ${this.p(-0.13, 0, 0.75)} Q ${this.p(0, -0.06, 0.9)} ${this.p(0.13, 0, 0.75)} M ${this.p(0.58, -0.02, 0.5)} L ${this.p(this.meia, -0.04, -0.1)} M ${this.p(-0.58, -0.02, 0.5)} L ${this.p(-this.meia, -0.04, -0.1)}" fill="none" stroke="#241d1a" stroke-width="${grosso}"/>`
  }
}

/**
 * The head and shoulders, drawn at the origin. `expressao`: sorriso, fechados, olhar; `luz`: from where (-1 left, 1
 * right) and how strong.
 */
export function desenharRosto(
  feicoes,
  {
    giro = 0,
    aceno = 0,
    expressao = {},
    oculos = feicoes.oculos,
    luz = { lado: -1, forca: 0.3 },
    roupa = '#3d4a5c',
  },
) {
  const cabeca = new Cabeca(feicoes, { giro, aceno })
  const pele = corDaPele(feicoes)
  const contorno = cabeca.contorno()
  const sombra = misturar(pele, '#3a1a10', 0.55)
  const [de, ate] = luz.lado < 0 ? [0.15, 1] : [0.85, 0]
  return `<defs><filter id="suave" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="0.035"/></filter><filter id="fio" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="0.009"/></filter><filter id="largo" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="0.12"/></filter><linearGradient id="luz" x1="${de}" x2="${ate}" y1="0.2" y2="0.6"><stop offset="0" stop-color="#fff4e4" stop-opacity="${n(luz.forca * 0.55)}"/><stop offset="0.45" stop-color="${pele}" stop-opacity="0"/><stop offset="1" stop-color="#1d0d08" stop-opacity="${n(luz.forca)}"/></linearGradient><clipPath id="face"><path d="${contorno}"/></clipPath></defs>
${atras(cabeca)}
<path d="M -0.42 0.75 L -0.46 1.42 Q -1.5 1.6 -1.75 2.9 L 1.75 2.9 Q 1.5 1.6 0.46 1.42 L 0.42 0.75 Z" fill="${misturar(pele, '#4a2418', 0.22)}"/><ellipse cx="0" cy="1.18" rx="0.5" ry="0.22" fill="${sombra}" opacity="0.55" filter="url(#largo)"/><path d="M -0.62 1.5 Q 0 ${feicoes.mulher ? 2.2 : 1.95} 0.62 1.5 Q 1.6 1.72 1.9 6 L -1.9 6 Q -1.6 1.72 -0.62 1.5 Z" fill="${roupa}"/>
${cabeca.orelha(1, pele)}${cabeca.orelha(-1, pele)}
<path d="${contorno}" fill="${pele}"/>
<g clip-path="url(#face)"><path d="${contorno}" fill="none" stroke="${sombra}" stroke-width="0.26" opacity="0.5" filter="url(#largo)"/>${[1, -1].map((l) => `<ellipse rx="0.2" ry="0.13" fill="#c4503c" opacity="0.14" filter="url(#largo)" transform="translate(${cabeca.p(l * 0.42, 0.38, 0.5)})"/><ellipse rx="0.16" ry="0.1" fill="${clarear(pele, 0.5)}" opacity="0.3" filter="url(#largo)" transform="translate(${cabeca.p(l * 0.4, 0.24, 0.55)})"/>`).join('')}<ellipse rx="0.32" ry="0.16" fill="${clarear(pele, 0.5)}" opacity="0.3" filter="url(#largo)" transform="translate(${cabeca.p(0, -0.5, 0.5)})"/><ellipse rx="0.16" ry="0.1" fill="${clarear(pele, 0.45)}" opacity="0.3" filter="url(#largo)" transform="translate(${cabeca.p(0, cabeca.fundo - 0.12, 0.5)})"/></g>
${cabeca.marcas(pele)}${cabeca.barba()}${cabeca.nariz(pele)}${cabeca.boca(pele, expressao)}${cabeca.olho(1, expressao, pele)}${cabeca.olho(-1, expressao, pele)}${cabeca.sobrancelha(1)}${cabeca.sobrancelha(-1)}
<path d="${contorno}" fill="url(#luz)"/>
${frente(cabeca)}${cabeca.oculos(oculos)}`
}
