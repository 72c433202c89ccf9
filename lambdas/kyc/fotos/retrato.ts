import { OLHO_A_OLHO, type RostoEmCinza } from '#domain/kyc/rosto/alinhamento.ts'
import { coincidencia, juizoDaCopia, mesmoRetrato } from '#domain/kyc/rosto/copia-do-retrato.ts'
import { ENTRE_OLHOS_DA_FINURA, finura } from '#domain/kyc/rosto/finura.ts'
import type { Corrida } from '#domain/kyc/corrida.ts'
import { lerJpeg } from '#domain/kyc/imagem/jpeg.ts'
import type { Marcos, Ponto } from '#domain/kyc/rosto/marcos.ts'
import { retratoDe, type RostoComparado, talvezFantasmas } from '#domain/kyc/rosto/semelhanca.ts'
import { lerCopia } from './fotos.ts'
import { emCinzaMenor } from './imagem.ts'

/**
 * Whether the selfie is a picture of the portrait on the front; undefined where a video proved the person, and for runs
 * compared before landmarks were kept.
 */
export async function copiaDoRetrato(corrida: Corrida): Promise<ReturnType<typeof juizoDaCopia> | undefined> {
  const { marcos_da_selfie, comparacao_frente } = corrida
  const marcos = retratoDe(comparacao_frente ?? [])?.marcos
  if (!marcos_da_selfie || !marcos) return undefined
  const [selfie, frente] = await Promise.all([
    lerCopia(corrida, 'selfie'),
    lerCopia(corrida, 'documento_frente'),
  ])
  const [daSelfie, retrato, deperto] = await Promise.all([
    rostoEm(selfie, marcos_da_selfie),
    rostoEm(frente, marcos),
    rostoEm(selfie, marcos_da_selfie, ENTRE_OLHOS_DA_FINURA),
  ])
  return juizoDaCopia(coincidencia(daSelfie, retrato), finura(deperto))
}

/** The faces of a document's front, with the portrait's ghost image (its printed pale copy) marked as such. */
export async function comFantasmas(
  frente: Uint8Array,
  rostos: readonly RostoComparado[],
): Promise<readonly RostoComparado[]> {
  const retrato = retratoDe(rostos)?.marcos
  const duvidosos = talvezFantasmas(rostos)
  if (!retrato || duvidosos.length === 0) return rostos
  const doRetrato = await rostoEm(frente, retrato)
  return Promise.all(
    rostos.map(async (rosto) => {
      if (!rosto.marcos || !duvidosos.includes(rosto)) return rosto
      const igual = mesmoRetrato(coincidencia(doRetrato, await rostoEm(frente, rosto.marcos)))
      return igual ? { ...rosto, fantasma: true as const } : rosto
    }),
  )
}

/**
 * Eye to eye when faces are compared, in pixels: three for each point, as blurrier pictures of one person agree more.
 */
const ENTRE_OLHOS = 3 * OLHO_A_OLHO

/**
 * A grey face, its eyes so many pixels apart, or as far as the picture has them: each pixel averages its
 * surroundings.
 */
export async function rostoEm(
  bytes: Uint8Array,
  marcos: Marcos,
  entreOlhos = ENTRE_OLHOS,
): Promise<RostoEmCinza> {
  const tamanho = lerJpeg(bytes)
  if (!tamanho) throw new Error('The copy is no JPEG')
  const [ex, ey] = marcos.olho_esquerdo
  const [dx, dy] = marcos.olho_direito
  const naFoto = Math.hypot((dx - ex) * tamanho.largura, (dy - ey) * tamanho.altura)
  const imagem = await emCinzaMenor(bytes, Math.min(1, entreOlhos / naFoto))
  const emPixels = ([x, y]: Ponto): Ponto => [x * imagem.largura, y * imagem.altura]
  const { olho_esquerdo, olho_direito, boca_esquerda, boca_direita } = marcos
  return {
    imagem,
    marcos: {
      olho_esquerdo: emPixels(olho_esquerdo),
      olho_direito: emPixels(olho_direito),
      boca_esquerda: emPixels(boca_esquerda),
      boca_direita: emPixels(boca_direita),
    },
  }
}
