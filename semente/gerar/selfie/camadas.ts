import { definicoesDoRosto } from '../rosto.ts'
import {
  boca,
  cabeloAtras,
  cabeloFrente,
  contorno,
  nariz,
  oculos,
  olhos,
  orelhas,
  pele,
  pelo,
  type Pose,
  type Rosto,
  sobrancelhas,
} from '../rosto-partes.ts'
import type { Tomada } from './tomada.ts'

/** A piece of the drawing's plane, in the units of the 512×560 portrait. */
export interface Janela {
  readonly x: number
  readonly y: number
  readonly largura: number
  readonly altura: number
  /** Pixels per unit. */
  readonly escala: number
}

export const DA_CABECA: Janela = { x: -64, y: -60, largura: 640, altura: 780, escala: 2 }
export const DO_CORPO: Janela = { x: -344, y: 240, largura: 1200, altura: 860, escala: 1 }

const CX = 256
const CY = 262
const n = (valor: number): string => valor.toFixed(1)

/** `parte` of the way from one hex colour to the other. */
export function misturar(de: string, para: string, parte: number): string {
  const canal = (cor: string, i: number): number => Number.parseInt(cor.slice(1 + 2 * i, 3 + 2 * i), 16)
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(canal(de, i) + (canal(para, i) - canal(de, i)) * parte)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The person on the day of the selfie. */
export function naqueleDia(retrato: Rosto, { aparencia }: Tomada): Rosto {
  const r = { ...retrato }
  delete r.barba
  const { bronze, barba } = aparencia
  const sol = (cor: string): string => misturar(cor, bronze > 0 ? '#8a4a26' : '#fff4ea', Math.abs(bronze))
  return {
    ...r,
    pele: sol(r.pele),
    sombra: sol(r.sombra),
    labio: misturar(r.labio, '#a3223c', aparencia.batom),
    penteado: aparencia.penteado,
    oculos: aparencia.oculos,
    ...(barba && barba !== 'nenhuma' && { barba }),
  }
}

const svg = (janela: Janela, conteudo: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${janela.largura * janela.escala}" height="${janela.altura * janela.escala}" viewBox="${janela.x} ${janela.y} ${janela.largura} ${janela.altura}">${conteudo}</svg>`

/** Hair grows from its crown: wider and longer than on the portrait. */
const crescido = ({ aparencia }: Tomada, comprimento: number, cabelo: string): string =>
  `<g transform="translate(${CX} 100) scale(${aparencia.volume.toFixed(3)} ${comprimento.toFixed(3)}) translate(${-CX} -100)">${cabelo}</g>`

export const camadaDeTras = (r: Rosto, tomada: Tomada): string => {
  const { penteado, comprimento } = tomada.aparencia
  const solto = penteado === 'longo' || penteado === 'franja'
  return svg(DA_CABECA, crescido(tomada, solto ? comprimento : 1, cabeloAtras(r)))
}

export function camadaDaCabeca(r: Rosto, tomada: Tomada): string {
  const { aparencia, cabeca, feicoes, luz } = tomada
  const pose: Pose = {
    expressao: 'neutra',
    giro: 0,
    olhosFechados: false,
    feicoes,
    // The head turns and the eyes stay on the camera.
    olhar: [-13 * Math.sin(cabeca.giro), -7 * Math.sin(cabeca.aceno)],
    sombraEm: luz.direcao[0] > 0 ? -1 : 1,
    armacao: aparencia.armacao,
  }
  const porFazer = aparencia.porFazer
    ? `<g opacity="${aparencia.porFazer.toFixed(2)}">${pelo({ ...r, barba: 'cheia' }, pose)}</g>`
    : ''
  const barba = `<g opacity="${aparencia.densidade.toFixed(2)}">${pelo(r, pose)}</g>`
  return svg(
    DA_CABECA,
    `<defs>${definicoesDoRosto(r)}</defs>${orelhas(r)}${couro(r, tomada)}<path d="${contorno(r)}" fill="url(#pele)"/>${pele(r, pose)}${mecha(r, tomada)}${crescido(tomada, 1, cabeloFrente(r))}${porFazer}${barba}${sobrancelhas(r, pose)}${olhos(r, pose)}${nariz(r, pose)}${boca(r, pose)}${oculos(r, pose)}`,
  )
}

/** Under hair that stands off the head nothing of the place behind shows. */
function couro(r: Rosto, { aparencia }: Tomada): string {
  if (aparencia.penteado === 'calvo') return ''
  const raio = (r.largura + 6) * aparencia.volume
  return `<path d="M${n(CX - raio)} ${CY - 6} A${n(raio)} ${n(r.altura + 10)} 0 0 1 ${n(CX + raio)} ${CY - 6}Z" fill="${r.cabelo}"/>`
}

/** A strand that falls to one side of the forehead, above the brows. */
function mecha(r: Rosto, { aparencia: { mecha: queda, lado, penteado } }: Tomada): string {
  if (!queda || penteado === 'calvo') return ''
  const x = (parte: number): string => n(CX + lado * parte * r.largura)
  const linha = CY - 92
  const brilho = misturar(r.cabelo, '#ffffff', 0.12)
  return `<path d="M${x(-0.75)} ${linha - 8} Q${x(-0.2)} ${n(linha + queda * 0.6)} ${x(0.82)} ${n(linha + queda + 14)} Q${x(0.96)} ${linha + 20} ${x(0.7)} ${linha - 26} Q${x(0)} ${linha - 50} ${x(-0.75)} ${linha - 8}Z" fill="${r.cabelo}"/><path d="M${x(-0.5)} ${linha} Q${x(0)} ${n(linha + queda * 0.4)} ${x(0.7)} ${n(linha + queda * 0.8)}" stroke="${brilho}" stroke-width="2.5" fill="none"/>`
}

/** Neck, shoulders and what is worn: the shadow of the chin falls away from the lamp. */
export function camadaDoCorpo(r: Rosto, { aparencia, luz }: Tomada): string {
  const { roupa, gola } = aparencia
  const escura = misturar(roupa, '#000000', 0.3)
  const clara = misturar(roupa, '#ffffff', 0.25)
  const pescoco = misturar(r.sombra, r.pele, 0.45)
  const queixo = CY + r.altura
  const dx = -26 * luz.direcao[0]
  const ombros = `<path d="M${CX - 330} 1100 L${CX - 250} 640 Q${CX - 236} 505 ${CX - 150} 482 L${CX - 62} 446 L${CX + 62} 446 L${CX + 150} 482 Q${CX + 236} 505 ${CX + 250} 640 L${CX + 330} 1100Z" fill="url(#roupa)"/><path d="M${CX - 168} 700 Q${CX - 176} 600 ${CX - 150} 560 M${CX + 168} 700 Q${CX + 176} 600 ${CX + 150} 560" stroke="${escura}" stroke-width="7" fill="none" filter="url(#vinco)"/>`
  const nuca = gola === 'capuz' ? `<ellipse cx="${CX}" cy="452" rx="112" ry="46" fill="${escura}"/>` : ''
  return svg(
    DO_CORPO,
    `<defs><linearGradient id="roupa" x1="${luz.direcao[0] > 0 ? 1 : 0}" x2="${luz.direcao[0] > 0 ? 0 : 1}"><stop offset="0" stop-color="${clara}"/><stop offset="1" stop-color="${escura}"/></linearGradient><clipPath id="pescoco"><path d="${PESCOCO}"/></clipPath><filter id="vinco"><feGaussianBlur stdDeviation="6"/></filter></defs>${nuca}${ombros}<path d="${PESCOCO}" fill="${pescoco}"/><g clip-path="url(#pescoco)"><ellipse cx="${n(CX + dx)}" cy="${n(queixo - 6)}" rx="78" ry="42" fill="#1c0f0a" opacity=".42" filter="url(#vinco)"/></g>${GOLAS[gola]({ pescoco, escura, clara })}`,
  )
}

const PESCOCO = `M${CX - 52} 330 L${CX - 54} 440 Q${CX - 60} 462 ${CX - 74} 470 Q${CX} 512 ${CX + 74} 470 Q${CX + 60} 462 ${CX + 54} 440 L${CX + 52} 330Z`

interface Cores {
  readonly pescoco: string
  readonly escura: string
  readonly clara: string
}

const GOLAS: Record<Tomada['aparencia']['gola'], (cores: Cores) => string> = {
  redonda: ({ escura }) =>
    `<path d="M${CX - 76} 466 Q${CX} 516 ${CX + 76} 466" stroke="${escura}" stroke-width="12" fill="none" stroke-linecap="round"/>`,
  v: ({ pescoco, escura }) =>
    `<path d="M${CX - 72} 468 L${CX} 580 L${CX + 72} 468Z" fill="${pescoco}"/><path d="M${CX - 74} 466 L${CX} 582 L${CX + 74} 466" stroke="${escura}" stroke-width="10" fill="none" stroke-linecap="round"/>`,
  camisa: ({ pescoco, escura, clara }) =>
    `<path d="M${CX - 60} 464 L${CX} 545 L${CX + 60} 464Z" fill="${pescoco}"/><path d="M${CX - 60} 440 L${CX - 92} 474 L${CX - 44} 560 L${CX} 540Z M${CX + 60} 440 L${CX + 92} 474 L${CX + 44} 560 L${CX} 540Z" fill="${clara}" stroke="${escura}" stroke-width="3"/><path d="M${CX} 545 V1100" stroke="${escura}" stroke-width="4"/>`,
  capuz: ({ escura, clara }) =>
    `<path d="M${CX - 104} 450 Q${CX - 70} 540 ${CX} 548 Q${CX + 70} 540 ${CX + 104} 450" stroke="${escura}" stroke-width="26" fill="none" stroke-linecap="round"/><path d="M${CX - 34} 545 V660 M${CX + 34} 545 V650" stroke="${clara}" stroke-width="6"/>`,
}
