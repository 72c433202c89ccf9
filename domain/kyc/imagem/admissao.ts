import { type Cabecalho, lerCabecalho } from './cabecalho.ts'
import { type Finalidade, MENSAGEM_DO_ARQUIVO } from '../envio.ts'
import { TEXTOS_DO_DOCUMENTO } from '../textos.ts'
import { trazOutraCoisa } from './varredura.ts'

/**
 * Which files are decoded at all. Judged by their headers before decoding, so that no file can exhaust the memory or
 * time of a function.
 */

/** The face service rejects pictures with a shorter side. */
const LADO_MINIMO = 80
const LADO_MAXIMO = 10_000
/** Narrower pictures are no photo of a card or a face, and scaling reduces them to a line. */
const PROPORCAO_MAXIMA = 4
/** A 10 MB file may unfold to far more pixels than any camera takes. */
const PIXELS = 60_000_000
/** Of a picture that its decoder holds whole: six bytes a pixel instead of a few rows. */
const PIXELS_INTEIROS = 24_000_000
/** Encoders make about ten; each one visits every block. */
const PASSAGENS = 40
const BITS = 8

/** What is said of a picture that cannot be examined, after the side it is of. */
export const MOTIVOS_DA_RECUSA = {
  formato: MENSAGEM_DO_ARQUIVO,
  corrompida: 'O arquivo está incompleto ou corrompido.',
  pequena: `A imagem é pequena demais: cada lado precisa de pelo menos ${LADO_MINIMO} pixels.`,
  grande: 'A imagem é grande demais: são aceitos até 10.000 pixels por lado e 60 megapixels ao todo.',
  alongada: `A imagem é comprida demais: um lado pode ter no máximo ${PROPORCAO_MAXIMA} vezes o outro.`,
  profunda: 'A imagem tem mais de 8 bits por cor. Envie a foto como a câmera a salva.',
  entrelacada:
    'A imagem é progressiva ou entrelaçada e grande demais para isso. Envie a foto como a câmera a salva.',
  animada: 'A imagem tem mais de um quadro. Envie uma foto parada.',
  acompanhada: 'O arquivo traz mais do que a foto. Envie a foto como a câmera a salva.',
} as const
export type Recusa = keyof typeof MOTIVOS_DA_RECUSA

/** Reads the header of the formats that somebody takes; null for every other. */
export type LeitorDeCabecalho = (bytes: Uint8Array) => Cabecalho | null

/** Why these bytes are not decoded; null when they may be. */
export function recusaDe(bytes: Uint8Array, ler: LeitorDeCabecalho = lerCabecalho): Recusa | null {
  const cabecalho = ler(bytes)
  if (!cabecalho) return 'formato'
  const { largura, altura, bits, inteira, passagens, quadros, fim } = cabecalho
  const [menor, maior] = [Math.min(largura, altura), Math.max(largura, altura)]
  if (menor < LADO_MINIMO) return 'pequena'
  if (maior > LADO_MAXIMO || largura * altura > PIXELS) return 'grande'
  if (maior > menor * PROPORCAO_MAXIMA) return 'alongada'
  if (bits > BITS) return 'profunda'
  if (passagens > PASSAGENS || (inteira && largura * altura > PIXELS_INTEIROS)) return 'entrelacada'
  if (quadros > 1) return 'animada'
  return trazOutraCoisa(bytes, fim) ? 'acompanhada' : null
}

const ILEGIVEL: Readonly<Record<Finalidade, string>> = {
  documento_frente: TEXTOS_DO_DOCUMENTO.ilegivel.frente,
  documento_verso: TEXTOS_DO_DOCUMENTO.ilegivel.verso,
  selfie: 'Selfie ilegível ou com problemas. Refaça a selfie.',
}

/** Which picture cannot be examined, and why. */
export const mensagemDaRecusa = (finalidade: Finalidade, recusa: Recusa): string =>
  `${ILEGIVEL[finalidade]} ${MOTIVOS_DA_RECUSA[recusa]}`
