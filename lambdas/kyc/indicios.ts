import type { Metadata } from 'sharp'
import { ritmoDosCoeficientes } from '#domain/kyc/compressao.ts'
import { LADO_DO_ESPECTRO, picoDoEspectro } from '#domain/kyc/espectro.ts'
import {
  type Cinza,
  eDuplaCompressao,
  type Indicio,
  padraoDe,
  semRuido,
  fundoUniforme,
} from '#domain/kyc/indicios.ts'
import { lerJpeg } from '#domain/kyc/jpeg.ts'

/** Weak signs on a picture as it was sent: its metadata, its compression, its pixels. */

const EDITORES = /photoshop|gimp|lightroom|affinity|pixelmator|picsart|snapseed|canva|facetune|paint\.net/i
const CAPTURA = /screen ?shot|screen ?capture|captura de tela/i
/** From this ratio on a picture without a camera's tag has the form of a telephone's screen. */
const FORMA_DE_TELA = 1.7
/** Steps up to these leave a camera's noise in the file; coarser ones flatten it. */
const PASSO_FINO = 6

/** What stands against this picture; the pixels are grey, as decoded, in their own size. */
export function indiciosDe(bytes: Uint8Array, metadados: Metadata, cinza: Cinza): Indicio[] {
  const { passos } = lerJpeg(bytes) ?? {}
  const fino = passos === undefined || [1, 8].every((f) => (passos[f] ?? 0) <= PASSO_FINO)
  const chapada = fino && semRuido(cinza)
  // Without a sensor's noise a drawing's own lines stand out: only a photo can be of a screen or of a print.
  const padrao = chapada ? null : padraoDe(picoDoEspectro(centro(cinza)))
  const achados: readonly (readonly [Indicio, boolean])[] = [
    ['editor_nos_metadados', diz(metadados, EDITORES)],
    ['captura_de_tela', diz(metadados, CAPTURA) || temFormaDeTela(metadados, chapada)],
    ['dupla_compressao', passos !== undefined && eDuplaCompressao(ritmoDosCoeficientes(cinza, passos))],
    ['fundo_uniforme', fundoUniforme(cinza)],
    ['sem_ruido', chapada],
    ['padrao_de_tela', padrao === 'padrao_de_tela'],
    ['padrao_de_impressao', padrao === 'padrao_de_impressao'],
  ]
  return achados.flatMap(([indicio, achado]) => (achado ? [indicio] : []))
}

const diz = ({ exif, xmp, iptc, comments = [] }: Metadata, palavras: RegExp): boolean =>
  [exif?.toString('latin1'), xmp?.toString('latin1'), iptc?.toString('latin1')]
    .concat(comments.map(({ text }) => text))
    .some((texto) => texto !== undefined && palavras.test(texto))

/** Cameras write no PNG; a JPEG has the form of a screen only when it has no camera's noise either. */
const temFormaDeTela = ({ format, exif, width, height }: Metadata, chapada: boolean): boolean =>
  (format === 'png' || chapada) &&
  exif === undefined &&
  Math.max(width, height) / Math.min(width, height) >= FORMA_DE_TELA

/** The middle of the picture in its own pixels; what a small picture lacks is black, which repeats nothing. */
function centro({ pixels, largura, altura }: Cinza): Cinza {
  const lado = LADO_DO_ESPECTRO
  const [x0, y0] = [(largura - lado) >> 1, (altura - lado) >> 1]
  const recorte = new Uint8Array(lado * lado)
  for (let y = Math.max(0, -y0); y < Math.min(lado, altura - y0); y++)
    for (let x = Math.max(0, -x0); x < Math.min(lado, largura - x0); x++)
      recorte[y * lado + x] = pixels[(y0 + y) * largura + x0 + x] ?? 0
  return { pixels: recorte, largura: lado, altura: lado }
}
