import type { Metadata } from 'sharp'
import { ritmoDosCoeficientes } from '#domain/kyc/imagem/compressao.ts'
import {
  type Cinza,
  eDuplaCompressao,
  type Indicio,
  semRuido,
  fundoUniforme,
} from '#domain/kyc/imagem/indicios.ts'
import { lerJpeg } from '#domain/kyc/imagem/jpeg.ts'
import { padraoEm } from '#domain/kyc/imagem/padrao.ts'

/** Weak signs on a picture as it was sent: its metadata, its compression, its pixels. */

const EDITORES = /photoshop|gimp|lightroom|affinity|pixelmator|picsart|snapseed|canva|facetune|paint\.net/i
const CAPTURA = /screen ?shot|screen ?capture|captura de tela/i
/** From this ratio on a picture without a camera's tag has the form of a telephone's screen. */
const FORMA_DE_TELA = 1.7
/** Steps up to these leave a camera's noise in the file; coarser ones flatten it. */
const PASSO_FINO = 6

/** What speaks against this picture; the pixels are grey, decoded at full size. */
export function indiciosDe(bytes: Uint8Array, metadados: Metadata, cinza: Cinza): Indicio[] {
  const { passos } = lerJpeg(bytes) ?? {}
  const fino = passos === undefined || [1, 8].every((f) => (passos[f] ?? 0) <= PASSO_FINO)
  const chapada = fino && semRuido(cinza)
  // In a picture without sensor noise (a drawing) its own lines would look like a screen's or a print's pattern: only
  // photos are searched for one.
  const padrao = chapada ? null : padraoEm(cinza)
  const achados: readonly (readonly [Indicio, boolean])[] = [
    ['editor_nos_metadados', diz(metadados, EDITORES)],
    ['captura_de_tela', diz(metadados, CAPTURA) || temFormaDeTela(metadados, chapada)],
    ['dupla_compressao', passos !== undefined && eDuplaCompressao(ritmoDosCoeficientes(cinza, passos))],
    ['fundo_uniforme', fundoUniforme(cinza)],
    ['sem_ruido', chapada],
    ['grade_de_tela', padrao === 'grade_de_tela'],
    ['padrao_de_tela', padrao === 'padrao_de_tela'],
    ['padrao_de_impressao', padrao === 'padrao_de_impressao'],
  ]
  return achados.flatMap(([indicio, achado]) => (achado ? [indicio] : []))
}

const diz = ({ exif, xmp, iptc, comments = [] }: Metadata, palavras: RegExp): boolean =>
  [exif?.toString('latin1'), xmp?.toString('latin1'), iptc?.toString('latin1')]
    .concat(comments.map(({ text }) => text))
    .some((texto) => texto !== undefined && palavras.test(texto))

/** Cameras do not write PNG; a JPEG only counts as a screenshot when it also lacks a camera's noise. */
const temFormaDeTela = ({ format, exif, width, height }: Metadata, chapada: boolean): boolean =>
  (format === 'png' || chapada) &&
  exif === undefined &&
  Math.max(width, height) / Math.min(width, height) >= FORMA_DE_TELA
