import sharp from 'sharp'
import { acaso } from '../acaso.ts'
import type { Rosto } from '../rosto-partes.ts'
import { camadaDaCabeca, camadaDeTras, camadaDoCorpo, naqueleDia } from './camadas.ts'
import { svgDoFundo } from './fundo.ts'
import { type Camada, compor } from './lente.ts'
import type { Tomada } from './tomada.ts'

/**
 * A selfie of a drawn person as JPEG: another day, place, light, pose and camera than the portrait's. The same person
 * and settings give the same bytes.
 */
export async function desenharSelfie(rosto: Rosto, tomada: Tomada): Promise<Buffer> {
  const r = naqueleDia(rosto, tomada)
  const [fundo, tras, corpo, cabeca] = await Promise.all([
    pixelsDe(svgDoFundo(tomada)),
    pixelsDe(camadaDeTras(r, tomada)),
    pixelsDe(camadaDoCorpo(r, tomada)),
    pixelsDe(camadaDaCabeca(r, tomada)),
  ])
  return fotografada(compor({ fundo, tras, corpo, cabeca }, r, tomada), tomada)
}

async function pixelsDe(svg: string): Promise<Camada> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, largura: info.width, altura: info.height }
}

/** Colour, contrast, vignette and noise of the camera, its sharpness and its compression. */
async function fotografada(cena: Float32Array, { camera, quadro, semente }: Tomada): Promise<Buffer> {
  const { largura, altura } = quadro
  const proximo = acaso(semente)
  const limpa = new Uint8ClampedArray(cena.length)
  for (let i = 0; i < cena.length; i += 3) {
    const [x, y] = [(i / 3) % largura, Math.floor(i / 3 / largura)]
    const longe = ((x / largura - 0.5) ** 2 + (y / altura - 0.5) ** 2) * 2
    const luz = 1 - camera.vinheta * longe
    const [r, g, b] = [cena[i] ?? 0, cena[i + 1] ?? 0, cena[i + 2] ?? 0]
    const cinza = 0.3 * r + 0.59 * g + 0.11 * b
    for (let canal = 0; canal < 3; canal++) {
      const cor = cinza + ((cena[i + canal] ?? 0) - cinza) * camera.saturacao
      limpa[i + canal] = 128 + (cor * (camera.ganho[canal] ?? 1) * luz - 128) * camera.contraste
    }
  }
  const raw = { width: largura, height: altura, channels: 3 } as const
  const lente = sharp(limpa, { raw }).blur(camera.desfoque)
  const nitida = camera.nitidez ? lente.sharpen({ sigma: camera.nitidez }) : lente
  const revelada = await nitida.raw().toBuffer()
  // The sensor's noise is as coarse as its pixels, whatever the lens blurs.
  const granulada = Uint8ClampedArray.from(
    revelada,
    (valor) => valor + (proximo() + proximo() + proximo() - 1.5) * camera.ruido,
  )
  return sharp(granulada, { raw }).jpeg({ quality: camera.qualidade }).toBuffer()
}
