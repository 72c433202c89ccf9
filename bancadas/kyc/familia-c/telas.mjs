import sharp from 'sharp'
import { ajustar } from './ajustes.mjs'
import { fotografar } from './camera.mjs'
import { tracado } from './letras.mjs'
import { Sorteio } from './sorteio.mjs'

/** Pictures of pictures: a document on a screen, and a selfie that is the document's own portrait. */

const plana = (folha, largura) =>
  sharp(Buffer.from(folha.svg(largura)))
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
const letreiro = (texto, tamanho, x, y, cor) =>
  `<path d="${tracado('overpass-mono', texto, tamanho)}" transform="translate(${x} ${y})" fill="${cor}"/>`

async function captura(folha, s) {
  const png = await plana(folha, 1000)
  const alto = Math.min(1500, Math.round((1000 * folha.h) / folha.w))
  const moldura = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="2280"><rect width="1080" height="2280" fill="#101418"/>${letreiro(`${s.inteiro(10, 22)}:${s.inteiro(10, 59)}`, 38, 50, 70, '#eee')}${letreiro(`${s.inteiro(20, 99)}%`, 34, 940, 70, '#eee')}${letreiro(s.um(['Documentos', 'IMG_2214.jpg', 'WhatsApp']), 44, 120, 190, '#fff')}${letreiro('Editar   Enviar   Apagar', 34, 260, 2180, '#ddd')}</svg>`
  return sharp(Buffer.from(moldura))
    .composite([
      { input: await sharp(png).resize(1000, alto).toBuffer(), left: 40, top: Math.round((2280 - alto) / 2) },
    ])
    .flatten()
    .png()
    .toBuffer()
}

/** The stripes of a monitor's own pixels. */
async function noMonitor(folha, largura) {
  const png = await plana(folha, largura)
  const { width, height } = await sharp(png).metadata()
  const listras = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="p" width="3" height="3" patternUnits="userSpaceOnUse"><rect width="1" height="3" fill="#f00" opacity="0.16"/><rect x="1" width="1" height="3" fill="#0f0" opacity="0.12"/><rect x="2" width="1" height="3" fill="#00f" opacity="0.18"/><rect width="3" height="1" fill="#000" opacity="0.22"/></pattern></defs><rect width="${width}" height="${height}" fill="url(#p)"/></svg>`
  return sharp(png)
    .composite([{ input: Buffer.from(listras) }])
    .flatten()
    .png()
    .toBuffer()
}

export function naTela(folhas, ajustes, vez, chave) {
  return Promise.all(
    folhas.map((folha, i) => {
      const s = new Sorteio(`tela:${chave}:${i}`)
      if (vez % 2 === 0) return captura(folha, s).then((png) => sharp(png).jpeg({ quality: 92 }).toBuffer())
      const a = Object.assign(ajustes[i], { mesa: 'tela', exif: false, quartos: 0, brilho: 0.3 })
      return fotografar((largura) => noMonitor(folha, largura), folha.h / folha.w, a, `${chave}:tela${i}`)
    }),
  )
}

/** Close up, with the card around it, or as a print of the same portrait held before the camera. */
export async function retratoFotografado(frente, vez, chave) {
  const s = new Sorteio(`retrato-fotografado:${chave}`)
  const margem = [0.02, 0.25, 0.1][vez % 3]
  const largura = 1800
  const k = largura / frente.w
  const { x, y, w, h } = frente.retrato
  const left = Math.max(0, Math.round((x - w * margem) * k))
  const top = Math.max(0, Math.round((y - h * margem) * k))
  const recorte = await sharp(await plana(frente, largura))
    .extract({
      left,
      top,
      width: Math.round(w * (1 + 2 * margem) * k),
      height: Math.round(h * (1 + 2 * margem) * k),
    })
    .resize({ width: 900 })
    .png()
    .toBuffer()
  const { width, height } = await sharp(recorte).metadata()
  const a = {
    ...ajustar(s, 'easy'),
    largura: 900,
    ocupa: vez % 3 === 0 ? 1.15 : 0.9,
    desfoque: 1,
    grao: 4,
    exif: false,
    quartos: 0,
    jpeg: 85,
    mesa: vez % 3 === 2 ? 'pano' : 'madeira',
  }
  return fotografar(
    (tamanho) => sharp(recorte).resize({ width: tamanho }).png().toBuffer(),
    height / width,
    a,
    chave,
  )
}
