import sharp from 'sharp'
import { acaso } from './acaso.ts'
import {
  boca,
  cabeloAtras,
  cabeloFrente,
  contorno,
  corpo,
  nariz,
  oculos,
  olhos,
  pele,
  pelo,
  type Pose,
  type Rosto,
  sobrancelhas,
} from './rosto-partes.ts'

interface OpcoesDoRosto extends Partial<Pose> {
  /** Background colour, CSS hex. */
  readonly fundo?: string
  /** How dark the side away from the window is, 0 to 1. */
  readonly sombra?: number
  /** Seed of the grain. */
  readonly semente?: number
}

const gradienteDaPele = (r: Rosto): string =>
  `<radialGradient id="pele" cx=".45" cy=".4" r=".68"><stop offset="0" stop-color="${r.pele}"/><stop offset=".62" stop-color="${r.pele}"/><stop offset="1" stop-color="${r.sombra}"/></radialGradient>`

const gradienteDoNariz = (r: Rosto): string =>
  `<linearGradient id="nariz" x1="0" x2="1"><stop offset="0" stop-color="${r.sombra}" stop-opacity=".6"/><stop offset=".5" stop-color="#fff" stop-opacity=".25"/><stop offset="1" stop-color="${r.sombra}" stop-opacity=".5"/></linearGradient>`

const FILTROS =
  '<filter id="forte"><feGaussianBlur stdDeviation="7"/></filter><filter id="leve"><feGaussianBlur stdDeviation="2.2"/></filter>'

/** What the parts of a face refer to. */
export const definicoesDoRosto = (r: Rosto): string => gradienteDaPele(r) + gradienteDoNariz(r) + FILTROS

/** The drawing as SVG, 512×560. */
export function svgDoRosto(r: Rosto, opcoes: OpcoesDoRosto = {}): string {
  const pose: Pose = {
    expressao: opcoes.expressao ?? 'neutra',
    giro: opcoes.giro ?? 0,
    olhosFechados: opcoes.olhosFechados ?? false,
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="560" viewBox="0 0 512 560"><defs>
${gradienteDaPele(r)}
<radialGradient id="fundo" r=".8"><stop offset="0" stop-color="${opcoes.fundo ?? '#c9d3da'}"/><stop offset="1" stop-color="#8794a0"/></radialGradient>
${gradienteDoNariz(r)}
<linearGradient id="sombra" y1=".1" y2=".5"><stop offset=".2" stop-opacity="0"/><stop offset=".85" stop-opacity="${opcoes.sombra ?? 0}"/></linearGradient>
${FILTROS}</defs>
<rect width="512" height="560" fill="url(#fundo)"/>
${cabeloAtras(r)}${corpo(r)}<path d="${contorno(r)}" fill="url(#pele)"/>${pele(r, pose)}${cabeloFrente(r)}${pelo(r, pose)}
${sobrancelhas(r, pose)}${olhos(r, pose)}${nariz(r, pose)}${boca(r, pose)}${oculos(r, pose)}${opcoes.sombra ? '<rect width="512" height="560" fill="url(#sombra)"/>' : ''}</svg>`
}

/**
 * A drawn portrait as JPEG (512×560), with a little grain so that face detection meets something like a camera's
 * picture. The same person, options and seed give the same bytes.
 */
export async function desenharRosto(rosto: Rosto, opcoes: OpcoesDoRosto = {}): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svgDoRosto(rosto, opcoes)))
    .flatten({ background: '#ffffff' })
    .blur(1.1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const proximo = acaso(opcoes.semente ?? 7)
  const comGrao = Uint8ClampedArray.from(data, (valor) => valor + (proximo() - 0.5) * 14)
  return sharp(comGrao, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
