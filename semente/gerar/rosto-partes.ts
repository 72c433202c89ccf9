/** What a drawn person looks like. Lengths are pixels of the 512×560 drawing, factors are around 1, colours CSS hex. */
export interface Rosto {
  readonly pele: string
  readonly sombra: string
  readonly cabelo: string
  readonly iris: string
  readonly labio: string
  readonly roupa: string
  readonly penteado: 'curto' | 'longo' | 'cacheado' | 'calvo' | 'coque' | 'franja'
  /** Half of the face's width and height. */
  readonly largura: number
  readonly altura: number
  /** 0 a pointed chin, 1 a square jaw. */
  readonly queixo: number
  readonly olho: {
    readonly tamanho: number
    readonly distancia: number
    readonly altura: number
    readonly inclinacao: number
  }
  readonly nariz: { readonly largura: number; readonly comprimento: number }
  readonly boca: { readonly largura: number; readonly altura: number; readonly espessura: number }
  readonly sobrancelha: { readonly espessura: number; readonly arco: number; readonly inclinacao: number }
  readonly barba?: 'cheia' | 'bigode' | 'cavanhaque'
  readonly oculos?: boolean
  /** 0 smooth skin, 1 deep lines. */
  readonly rugas?: number
  readonly sardas?: boolean
}

/** How the features move. */
export interface Feicoes {
  /** Opening of the eyes: 1 as at rest. */
  readonly olhos: number
  /** Pixels by which the brows rise. */
  readonly sobrancelhas: number
  /** Width of the mouth: 1 as at rest. */
  readonly boca: number
  /** Pixels by which the corners of the mouth sink; negative smiles. */
  readonly cantos: number
  /** Pixels between the lips; the teeth show. */
  readonly abertura: number
}

const FEICOES = {
  neutra: { olhos: 1, sobrancelhas: 0, boca: 1, cantos: 0, abertura: 0 },
  sorriso: { olhos: 0.93, sobrancelhas: 2, boca: 1.08, cantos: -5, abertura: 0 },
  serio: { olhos: 1, sobrancelhas: -2, boca: 0.97, cantos: 2, abertura: 0 },
} satisfies Record<string, Feicoes>

export interface Armacao {
  readonly cor: string
  readonly traco: number
  readonly raio: number
}
const ARMACAO: Armacao = { cor: '#1d1d22', traco: 5, raio: 14 }

/** What changes from one picture of a person to the next. */
export interface Pose {
  readonly expressao: keyof typeof FEICOES
  /** Instead of those of the named expression. */
  readonly feicoes?: Feicoes
  /** Pixels by which the irises look aside and down. */
  readonly olhar?: readonly [number, number]
  /** The darker cheek: 1 the right of the picture. */
  readonly sombraEm?: -1 | 1
  readonly armacao?: Armacao
  /** Turn of the head: −1 fully to the left of the picture, 0 frontal, 1 to the right. */
  readonly giro: number
  readonly olhosFechados: boolean
}

const CX = 256
const CY = 262

/** Features sit on a turning head: those that stand out more (nose) move further than those near the ear. */
const desvio = (pose: Pose, relevo: number): number => pose.giro * 26 * relevo

const feicoesDe = (pose: Pose): Feicoes => pose.feicoes ?? FEICOES[pose.expressao]

const n = (valor: number): string => valor.toFixed(1)

/** Outline of the face; also the clip of everything painted on the skin. */
export function contorno(r: Rosto): string {
  const { largura: w, altura: h } = r
  const mandibula = w * (0.45 + 0.4 * r.queixo)
  const baixo = CY + h
  return `M${n(CX - w)} ${CY - 20} C${n(CX - w)} ${n(CY - h)} ${n(CX + w)} ${n(CY - h)} ${n(CX + w)} ${CY - 20} C${n(CX + w)} ${n(CY + h * 0.5)} ${n(CX + mandibula)} ${n(baixo - 4)} ${CX} ${n(baixo)} C${n(CX - mandibula)} ${n(baixo - 4)} ${n(CX - w)} ${n(CY + h * 0.5)} ${n(CX - w)} ${CY - 20}Z`
}

export function olhos(r: Rosto, pose: Pose): string {
  return [-1, 1].map((lado) => olho(r, pose, lado)).join('')
}

function olho(r: Rosto, pose: Pose, lado: number): string {
  const x = CX + lado * r.olho.distancia + desvio(pose, 1)
  const y = CY + r.olho.altura
  const t = r.olho.tamanho
  const giro = `rotate(${n(-lado * r.olho.inclinacao)} ${n(x)} ${n(y)})`
  if (pose.olhosFechados)
    return `<path transform="${giro}" d="M${n(x - 20)} ${n(y)} Q${n(x)} ${n(y + 9)} ${n(x + 20)} ${n(y)}" stroke="#3b2a20" stroke-width="4" fill="none"/>`
  const aperto = feicoesDe(pose).olhos
  const [dx, dy] = pose.olhar ?? [0, 0]
  return `<g transform="${giro}">
<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(21 * t)}" ry="${n(10 * t * aperto)}" fill="#f4efe8"/>
<circle cx="${n(x + desvio(pose, 0.12) + dx)}" cy="${n(y + dy)}" r="${n(9.6 * t * aperto)}" fill="${r.iris}"/>
<circle cx="${n(x + desvio(pose, 0.12) + dx)}" cy="${n(y + dy)}" r="${n(4.6 * t)}" fill="#0c0806"/>
<circle cx="${n(x + 3 + dx)}" cy="${n(y - 3 + dy)}" r="2.2" fill="#fff"/>
<path d="M${n(x - 22 * t)} ${n(y + 2)} Q${n(x)} ${n(y - 17 * t * aperto)} ${n(x + 22 * t)} ${n(y + 1)}" stroke="#2a1a12" stroke-width="4" fill="none"/>
<path d="M${n(x - 18 * t)} ${n(y + 8)} Q${n(x)} ${n(y + 15 * t)} ${n(x + 19 * t)} ${n(y + 6)}" stroke="${r.sombra}" stroke-width="2.4" fill="none"/></g>`
}

export function sobrancelhas(r: Rosto, pose: Pose): string {
  const { espessura, arco, inclinacao } = r.sobrancelha
  const sobe = feicoesDe(pose).sobrancelhas
  return [-1, 1]
    .map((lado) => {
      const x = CX + lado * r.olho.distancia + desvio(pose, 1)
      const y = CY + r.olho.altura - 21 - sobe - 5 * (r.olho.tamanho - 1)
      return `<path transform="rotate(${n(lado * inclinacao)} ${n(x)} ${n(y)})" d="M${n(x - 28)} ${n(y)} Q${n(x)} ${n(y - arco)} ${n(x + 28)} ${n(y - 1)}" stroke="${r.cabelo}" stroke-width="${espessura}" fill="none" stroke-linecap="round"/>`
    })
    .join('')
}

export function nariz(r: Rosto, pose: Pose): string {
  const l = r.nariz.largura
  const base = CY + r.olho.altura + 18 + 40 * r.nariz.comprimento
  const topo = CY + r.olho.altura + 4
  const dx = CX + desvio(pose, 1.3)
  const ponta = CX + desvio(pose, 1.6)
  return `<path d="M${n(dx - 10)} ${n(topo)} L${n(ponta - 15 * l)} ${n(base)} L${n(ponta + 15 * l)} ${n(base)} L${n(dx + 10)} ${n(topo)}Z" fill="url(#nariz)" filter="url(#leve)"/>
<path d="M${n(ponta - 22 * l)} ${n(base)} Q${n(ponta - 14 * l)} ${n(base + 16)} ${n(ponta)} ${n(base + 12)} Q${n(ponta + 14 * l)} ${n(base + 16)} ${n(ponta + 22 * l)} ${n(base)}" stroke="${r.sombra}" stroke-width="3.4" fill="none"/>
<ellipse cx="${n(ponta - 9 * l)}" cy="${n(base + 8)}" rx="5" ry="3" fill="#4c2a1e"/><ellipse cx="${n(ponta + 9 * l)}" cy="${n(base + 8)}" rx="5" ry="3" fill="#4c2a1e"/>`
}

export function boca(r: Rosto, pose: Pose): string {
  const y = CY + r.boca.altura
  const x = CX + desvio(pose, 1.2)
  const { boca: abre, cantos: canto, abertura } = feicoesDe(pose)
  const w = r.boca.largura * abre
  const e = r.boca.espessura
  if (abertura > 0) return bocaAberta(r, { x, y, w, canto, abertura })
  return `<path d="M${n(x - w)} ${n(y + canto)} Q${n(x - 14)} ${n(y - 10 * e)} ${n(x)} ${n(y - 5 * e)} Q${n(x + 14)} ${n(y - 10 * e)} ${n(x + w)} ${n(y + canto)} Q${n(x)} ${n(y + 5)} ${n(x - w)} ${n(y + canto)}Z" fill="${r.labio}"/>
<path d="M${n(x - w)} ${n(y + canto)} Q${n(x)} ${n(y + 26 * e)} ${n(x + w)} ${n(y + canto)} Q${n(x)} ${n(y + 7)} ${n(x - w)} ${n(y + canto)}Z" fill="${r.labio}" opacity=".9"/>
<path d="M${n(x - w)} ${n(y + canto)} Q${n(x)} ${n(y + 7)} ${n(x + w)} ${n(y + canto)}" stroke="#5a2020" stroke-width="2.5" fill="none"/>`
}

interface Labios {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly canto: number
  readonly abertura: number
}

/** Lower lip, the dark of the mouth, the upper teeth, upper lip. */
function bocaAberta(r: Rosto, { x, y, w, canto, abertura }: Labios): string {
  const e = r.boca.espessura
  const c = n(y + canto)
  const [esquerda, direita] = [n(x - w), n(x + w)]
  const meio = y + 7 + 2 * abertura
  return `<path d="M${esquerda} ${c} Q${n(x)} ${n(meio + 19 * e)} ${direita} ${c} Q${n(x)} ${n(y + 5)} ${esquerda} ${c}Z" fill="${r.labio}"/>
<path d="M${n(x - w * 0.92)} ${c} Q${n(x)} ${n(meio)} ${n(x + w * 0.92)} ${c} Q${n(x)} ${n(y + 3)} ${n(x - w * 0.92)} ${c}Z" fill="#4a1717"/>
<path d="M${n(x - w * 0.84)} ${c} Q${n(x)} ${n(y + 6 + 1.3 * abertura)} ${n(x + w * 0.84)} ${c} Q${n(x)} ${n(y + 3)} ${n(x - w * 0.84)} ${c}Z" fill="#efe8db"/>
<path d="M${esquerda} ${c} Q${n(x - 14)} ${n(y - 10 * e)} ${n(x)} ${n(y - 5 * e)} Q${n(x + 14)} ${n(y - 10 * e)} ${direita} ${c} Q${n(x)} ${n(y + 5)} ${esquerda} ${c}Z" fill="${r.labio}"/>`
}

export function pelo(r: Rosto, pose: Pose): string {
  const x = CX + desvio(pose, 1.1)
  const labio = CY + r.boca.altura
  const w = r.largura
  const baixo = CY + r.altura
  const bigode = `<path d="M${n(x - 40)} ${n(labio - 4)} Q${n(x - 20)} ${n(labio - 28)} ${n(x)} ${n(labio - 17)} Q${n(x + 20)} ${n(labio - 28)} ${n(x + 40)} ${n(labio - 4)} Q${n(x)} ${n(labio - 12)} ${n(x - 40)} ${n(labio - 4)}Z" fill="${r.cabelo}" opacity=".9"/>`
  if (r.barba === 'bigode') return bigode
  if (r.barba === 'cavanhaque')
    return `${bigode}<path d="M${n(x - 34)} ${n(labio + 14)} Q${n(x)} ${n(labio + 34)} ${n(x + 34)} ${n(labio + 14)} L${n(x + 26)} ${n(baixo - 2)} Q${n(x)} ${n(baixo + 12)} ${n(x - 26)} ${n(baixo - 2)}Z" fill="${r.cabelo}" opacity=".85" filter="url(#leve)"/>`
  if (r.barba === 'cheia')
    return `<path d="M${n(CX - w + 4)} ${CY + 40} C${n(CX - w + 16)} ${CY + 120} ${CX - 50} ${n(baixo + 8)} ${CX} ${n(baixo + 8)} C${CX + 50} ${n(baixo + 8)} ${n(CX + w - 16)} ${CY + 120} ${n(CX + w - 4)} ${CY + 40} C${CX + 70} ${n(labio - 4)} ${CX + 60} ${n(labio - 20)} ${CX} ${n(labio - 20)} C${CX - 60} ${n(labio - 20)} ${CX - 70} ${n(labio - 4)} ${n(CX - w + 4)} ${CY + 40}Z" fill="${r.cabelo}" opacity=".85" filter="url(#leve)"/>`
  return ''
}

export function oculos(r: Rosto, pose: Pose): string {
  if (!r.oculos) return ''
  const y = CY + r.olho.altura
  const d = r.olho.distancia
  const x = CX + desvio(pose, 1.05)
  const { cor, traco, raio } = pose.armacao ?? ARMACAO
  return `<g fill="none" stroke="${cor}" stroke-width="${traco}"><rect x="${n(x - d - 32)}" y="${n(y - 22)}" width="62" height="46" rx="${raio}"/><rect x="${n(x + d - 30)}" y="${n(y - 22)}" width="62" height="46" rx="${raio}"/><path d="M${n(x - d + 30)} ${n(y - 3)} H${n(x + d - 30)}"/></g>`
}

export function pele(r: Rosto, pose: Pose): string {
  const x = CX + desvio(pose, 1)
  const olho = CY + r.olho.altura
  const linhas = r.rugas
    ? `<g stroke="${r.sombra}" stroke-width="3" fill="none" opacity="${n(r.rugas)}"><path d="M${x - 50} ${olho - 62} Q${x} ${olho - 70} ${x + 50} ${olho - 62}"/><path d="M${x - 46} ${olho - 48} Q${x} ${olho - 55} ${x + 46} ${olho - 48}"/><path d="M${x - 30} ${CY + 42} Q${x - 54} ${CY + 66} ${x - 54} ${CY + 92}"/><path d="M${x + 30} ${CY + 42} Q${x + 54} ${CY + 66} ${x + 54} ${CY + 92}"/></g>`
    : ''
  const sardas = r.sardas
    ? Array.from({ length: 26 }, (_, i) => {
        const lado = i % 2 ? 1 : -1
        return `<circle cx="${n(x + lado * (26 + ((i * 17) % 43)))}" cy="${n(CY + 14 + ((i * i * 7) % 34))}" r="2.1" fill="${r.sombra}" opacity=".8"/>`
      }).join('')
    : ''
  const d = r.olho.distancia
  const lado = pose.sombraEm ?? 1
  return `<g filter="url(#forte)" opacity=".5"><ellipse cx="${n(x - d)}" cy="${n(olho - 6)}" rx="32" ry="18" fill="${r.sombra}"/><ellipse cx="${n(x + d)}" cy="${n(olho - 6)}" rx="32" ry="18" fill="${r.sombra}"/><ellipse cx="${n(x - 60)}" cy="${CY + 52}" rx="26" ry="18" fill="#c9675a" opacity=".6"/><ellipse cx="${n(x + 60)}" cy="${CY + 52}" rx="26" ry="18" fill="#c9675a" opacity=".6"/><ellipse cx="${n(x)}" cy="${n(CY + r.boca.altura + 30)}" rx="40" ry="9" fill="${r.sombra}"/><path d="M${n(CX + lado * r.largura - lado * 30)} ${CY - 60} Q${n(CX + lado * r.largura + lado * 4)} ${CY + 60} ${CX + lado * 30} ${n(CY + r.altura)}" stroke="${r.sombra}" stroke-width="26" fill="none"/></g>${linhas}${sardas}`
}

/** Hair behind the head. */
export function cabeloAtras(r: Rosto): string {
  const w = r.largura
  if (r.penteado === 'longo' || r.penteado === 'franja')
    return `<path d="M${n(CX - w - 34)} 262 Q${n(CX - w - 38)} 96 ${CX} 84 Q${n(CX + w + 38)} 96 ${n(CX + w + 34)} 262 L${n(CX + w + 28)} 480 L${n(CX - w - 28)} 480Z" fill="${r.cabelo}"/>`
  if (r.penteado === 'cacheado')
    return Array.from({ length: 19 }, (_, i) => {
      const angulo = Math.PI * (0.86 + (1.28 * i) / 18)
      return `<circle cx="${n(CX + Math.cos(angulo) * (w + 22))}" cy="${n(CY - 44 + Math.sin(angulo) * (r.altura - 12))}" r="36" fill="${r.cabelo}"/>`
    }).join('')
  if (r.penteado === 'coque')
    return `<circle cx="${CX}" cy="${n(CY - r.altura - 26)}" r="50" fill="${r.cabelo}"/>`
  return ''
}

/** Hair over the forehead. */
export function cabeloFrente(r: Rosto): string {
  const w = r.largura
  const h = r.altura
  if (r.penteado === 'calvo')
    return `<g fill="${r.cabelo}" opacity=".9"><path d="M${n(CX - w - 6)} ${CY + 4} Q${n(CX - w - 14)} ${CY - 70} ${n(CX - w + 22)} ${CY - 84} Q${n(CX - w + 4)} ${CY - 50} ${n(CX - w + 6)} ${CY + 4}Z"/><path d="M${n(CX + w + 6)} ${CY + 4} Q${n(CX + w + 14)} ${CY - 70} ${n(CX + w - 22)} ${CY - 84} Q${n(CX + w - 4)} ${CY - 50} ${n(CX + w - 6)} ${CY + 4}Z"/></g>`
  if (r.penteado === 'franja')
    return `<path d="M${n(CX - w - 12)} ${CY + 30} Q${n(CX - w - 26)} ${n(CY - h - 34)} ${CX} ${n(CY - h - 32)} Q${n(CX + w + 26)} ${n(CY - h - 34)} ${n(CX + w + 12)} ${CY + 30} Q${n(CX + w - 4)} ${CY - 40} ${n(CX + w - 12)} ${CY - 52} Q${CX} ${CY - 64} ${n(CX - w + 12)} ${CY - 52} Q${n(CX - w + 4)} ${CY - 40} ${n(CX - w - 12)} ${CY + 30}Z" fill="${r.cabelo}"/>`
  if (r.penteado === 'coque' || r.penteado === 'cacheado')
    return `<path d="M${n(CX - w - 6)} ${CY - 6} Q${n(CX - w - 14)} ${n(CY - h - 22)} ${CX} ${n(CY - h - 20)} Q${n(CX + w + 14)} ${n(CY - h - 22)} ${n(CX + w + 6)} ${CY - 6} Q${n(CX + w - 8)} ${CY - 84} ${CX} ${CY - 104} Q${n(CX - w + 8)} ${CY - 84} ${n(CX - w - 6)} ${CY - 6}Z" fill="${r.cabelo}"/>`
  return `<path d="M${n(CX - w - 8)} ${CY - 4} Q${n(CX - w - 20)} ${n(CY - h - 34)} ${CX} ${n(CY - h - 30)} Q${n(CX + w + 20)} ${n(CY - h - 34)} ${n(CX + w + 8)} ${CY - 4} Q${n(CX + w - 2)} ${CY - 70} ${CX + 62} ${CY - 84} Q${CX - 20} ${CY - 78} ${CX - 70} ${CY - 96} Q${n(CX - w + 2)} ${CY - 60} ${n(CX - w - 8)} ${CY - 4}Z" fill="${r.cabelo}"/>`
}

/** Shoulders, neck and ears. */
export function corpo(r: Rosto): string {
  return `<path d="M60 560 Q70 465 190 440 L322 440 Q442 465 452 560Z" fill="${r.roupa}"/><path d="M${CX - 48} 340 L${CX - 54} 452 Q${CX} 488 ${CX + 54} 452 L${CX + 48} 340Z" fill="${r.sombra}"/>${orelhas(r)}`
}

export function orelhas(r: Rosto): string {
  const w = r.largura
  return `<ellipse cx="${n(CX - w - 2)}" cy="${CY + 10}" rx="15" ry="30" fill="${r.sombra}"/><ellipse cx="${n(CX + w + 2)}" cy="${CY + 10}" rx="15" ry="30" fill="${r.sombra}"/>`
}
