import sharp from 'sharp'
import { misturar } from './cores.mjs'
import { desenharRosto } from './rosto.mjs'
import { Sorteio } from './sorteio.mjs'

/** The portrait of a document and the selfie of the day: the same head in two rooms. */

const ROUPAS = ['#3d4a5c', '#7a3d4c', '#2f5a4a', '#c8c3b8', '#1f1f24', '#8a6d3a', '#59407a', '#d9d4d0']
const PAREDES = ['#cfc4b0', '#b7c0c4', '#a9b39c', '#d8d2c8', '#8f9aa8', '#c9a98f', '#75706a']

const folha = (w, h, vista, dentro) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${vista}">${dentro}</svg>`,
  )

const oculosDe = (feicoes, trocados) => (trocados ? (feicoes.oculos ? '' : 'fino') : feicoes.oculos)

/** 3 by 4, plain background, lit from the front, as the office took it. */
export async function retrato(feicoes, chave, { cinza = false } = {}) {
  const s = new Sorteio(`retrato:${chave}`)
  const fundo = s.um(['#f2f3f2', '#e4e9ee', '#dfe6dc', '#eeeae2'])
  const rosto = desenharRosto(feicoes, {
    giro: s.entre(-0.05, 0.05),
    aceno: s.entre(-0.04, 0.04),
    luz: { lado: s.um([-1, 1]), forca: s.entre(0.08, 0.25) },
    expressao: { sorriso: s.entre(0, 0.15) },
    roupa: s.um(ROUPAS),
  })
  const topo = s.entre(-1.75, -1.6)
  let foto = sharp(
    folha(
      450,
      600,
      `-1.45 ${topo} 2.9 3.87`,
      `<rect x="-9" y="-9" width="20" height="20" fill="${fundo}"/>${rosto}`,
    ),
  )
    .flatten()
    .blur(s.entre(0.5, 1.1))
  if (cinza) foto = foto.grayscale()
  const { data, info } = await foto.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  granular(data, s.entre(2, 5), s)
  const { width, height, channels } = info
  const jpeg = await sharp(data, { raw: { width, height, channels } })
    .jpeg({ quality: s.inteiro(80, 93) })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

/** A room behind the person; units of the head. */
export function ambiente(s) {
  const parede = s.um(PAREDES)
  const chao = `<rect x="-12" y="-12" width="30" height="30" fill="${parede}"/><defs><linearGradient id="parede" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity="${s.entre(0, 0.25)}"/><stop offset="1" stop-color="#fff" stop-opacity="${s.entre(0, 0.25)}"/></linearGradient></defs><rect x="-12" y="-12" width="30" height="30" fill="url(#parede)"/>`
  const coisas = {
    liso: () => '',
    janela: () =>
      `<rect x="${s.entre(-2.3, 0.6)}" y="-2.6" width="1.6" height="2.6" fill="#e9f2f8" stroke="#f8f8f4" stroke-width="0.12"/>`,
    estante: () =>
      Array.from(
        { length: 22 },
        (_, i) =>
          `<rect x="${-2.4 + (i % 11) * 0.45}" y="${i < 11 ? -1.9 : -0.3}" width="${s.entre(0.15, 0.4)}" height="${s.entre(0.8, 1.2)}" fill="${s.um(['#7a3b2e', '#2e4a7a', '#6a7a2e', '#b59a5a', '#44403c'])}"/>`,
      ).join(''),
    cortina: () =>
      Array.from(
        { length: 14 },
        (_, i) =>
          `<rect x="${-2.8 + i * 0.4}" y="-4" width="0.2" height="9" fill="${misturar(parede, '#000000', 0.12)}"/>`,
      ).join(''),
    planta: () =>
      Array.from(
        { length: 12 },
        () =>
          `<ellipse cx="${s.entre(1, 2.2)}" cy="${s.entre(-1.4, 1)}" rx="0.12" ry="${s.entre(0.3, 0.6)}" transform="rotate(${s.entre(-50, 50)} 1.5 0)" fill="${s.um(['#3e6b3a', '#5b8a4a', '#2f5230'])}"/>`,
      ).join(''),
    azulejo: () =>
      Array.from(
        { length: 90 },
        (_, i) =>
          `<rect x="${-3 + (i % 10) * 0.6}" y="${-3 + Math.floor(i / 10) * 0.6}" width="0.57" height="0.57" fill="#e6ecec"/>`,
      ).join(''),
  }
  return `${chao}<g filter="url(#fora)">${s.um(Object.values(coisas))()}</g><defs><filter id="fora"><feGaussianBlur stdDeviation="0.04"/></filter></defs>`
}

const NOMES_DE_ID = /(id="|url\(#)([a-z]+)/g
/** Two heads in one picture have definitions of their own. */
const comPrefixo = (svg, prefixo) => svg.replaceAll(NOMES_DE_ID, `$1${prefixo}$2`)

/** `pessoas`: nobody, one, or two; the settings of the picture come with it. */
export async function selfie(pessoas, chave, { fechados = false, trocados = false } = {}) {
  const s = new Sorteio(`selfie:${chave}`)
  const [w, h] = s.um([
    [720, 960],
    [810, 1080],
    [960, 1280],
  ])
  const ajustes = {
    giro: s.entre(-0.2, 0.2),
    aceno: s.entre(-0.08, 0.08),
    sorriso: s.entre(0.1, 0.85),
    luz: s.entre(0.2, 0.5),
    lado: s.um([-1, 1]),
    oculos_trocados: trocados,
    desfoque: s.entre(0, 0.9),
    grao: s.entre(3, 9),
    jpeg: s.inteiro(70, 93),
  }
  const cabeca = (feicoes, x, escala, prefixo) => {
    const rosto = desenharRosto(feicoes, {
      giro: fechados ? ajustes.giro / 3 : ajustes.giro,
      aceno: ajustes.aceno,
      expressao: { sorriso: fechados ? 0.1 : ajustes.sorriso, fechados, olhar: s.entre(-0.02, 0.02) },
      oculos: fechados ? '' : oculosDe(feicoes, trocados),
      luz: { lado: ajustes.lado, forca: ajustes.luz },
      roupa: s.um(ROUPAS),
    })
    return `<g transform="translate(${x} ${s.entre(-0.1, 0.15)}) rotate(${s.entre(-5, 5)}) scale(${escala})">${comPrefixo(rosto, prefixo)}</g>`
  }
  const dentro = pessoas.map((feicoes, i) =>
    pessoas.length === 2
      ? cabeca(feicoes, i === 0 ? -1.15 : 1.15, 0.72, `p${i}`)
      : cabeca(feicoes, s.entre(-0.15, 0.15), s.entre(0.86, 1.05), 'p'),
  )
  const vista = s.entre(-1.95, -1.8)
  const quente = s.entre(-0.06, 0.06)
  const { data } = await sharp(
    folha(w, h, `-1.9 ${vista} 3.8 ${(3.8 * h) / w}`, ambiente(s) + dentro.join('')),
  )
    .flatten()
    .removeAlpha()
    .blur(0.4 + ajustes.desfoque)
    .linear([1 + quente, 1, 1 - quente], [s.entre(-8, 8), 0, 0])
    .raw()
    .toBuffer({ resolveWithObject: true })
  granular(data, ajustes.grao, s)
  const jpeg = await sharp(data, { raw: { width: w, height: h, channels: 3 } })
    .jpeg({ quality: ajustes.jpeg })
    .toBuffer()
  return { jpeg, ajustes }
}

function granular(pixels, forca, s) {
  for (let i = 0; i < pixels.length; i++)
    pixels[i] = Math.max(0, Math.min(255, pixels[i] + (s.proximo() + s.proximo() - 1) * forca * 1.6))
}
