/**
 * Weak signs in the bytes and pixels of a file that it is not a photo of what it shows. All but a screen's grid
 * decide nothing alone: telephones, messengers and scanners leave some of them in honest pictures.
 */
export const INDICIOS = {
  editor_nos_metadados: 'O arquivo diz ter passado por um editor de imagens.',
  captura_de_tela: 'O arquivo diz ser, ou tem a forma de, uma captura de tela.',
  dupla_compressao: 'A imagem foi comprimida duas vezes.',
  fundo_uniforme: 'O fundo é de uma cor só, como em uma montagem.',
  sem_ruido: 'A imagem não tem o ruído de nenhuma câmera.',
  grade_de_tela: 'A imagem tem, por inteiro, a grade fina de uma tela.',
  padrao_de_tela: 'A imagem tem o padrão regular de uma tela.',
  padrao_de_impressao: 'A imagem tem o padrão regular de uma impressão.',
} as const
export type Indicio = keyof typeof INDICIOS
export const NOMES_DOS_INDICIOS = Object.keys(INDICIOS).filter((nome): nome is Indicio => nome in INDICIOS)

/** Grey levels of a picture, row by row. */
export interface Cinza {
  readonly pixels: Uint8Array
  readonly largura: number
  readonly altura: number
}

/** Measured on the seed's photos: compressed once they reach 0.67; compressed again more finely they begin at 0.84. */
export const eDuplaCompressao = (ritmo: number): boolean => ritmo >= 0.8

/** Width of the border that is looked at, in shares of the picture. */
const BORDA = 0.04
const PARTE_DO_FUNDO = 0.9

/** Whether the border is of a single grey level, give or take one. */
export function fundoUniforme({ pixels, largura, altura }: Cinza): boolean {
  const faixa = Math.max(2, Math.round(Math.min(largura, altura) * BORDA))
  const contagem = new Uint32Array(258)
  let total = 0
  for (let y = 0; y < altura; y++) {
    const inteira = y < faixa || y >= altura - faixa
    for (let x = 0; x < largura; x++) {
      // Skips the middle between the two borders; a picture narrower than both borders has none.
      if (!inteira && x === faixa) x = Math.max(x, largura - faixa)
      const nivel = (pixels[y * largura + x] ?? 0) + 1
      contagem[nivel] = (contagem[nivel] ?? 0) + 1
      total++
    }
  }
  let maior = 0
  for (let nivel = 1; nivel <= 256; nivel++)
    maior = Math.max(maior, (contagem[nivel - 1] ?? 0) + (contagem[nivel] ?? 0) + (contagem[nivel + 1] ?? 0))
  return maior / total >= PARTE_DO_FUNDO
}

const PARTE_CHAPADA = 0.3

/** Whether much of the picture is exactly flat, which no camera's sensor produces. */
export function semRuido({ pixels, largura, altura }: Cinza): boolean {
  let [chapados, blocos] = [0, 0]
  for (let by = 0; by + 8 <= altura; by += 8)
    for (let bx = 0; bx + 8 <= largura; bx += 8) {
      blocos++
      if (chapado(pixels, largura, bx, by)) chapados++
    }
  return blocos > 0 && chapados / blocos >= PARTE_CHAPADA
}

function chapado(pixels: Uint8Array, largura: number, bx: number, by: number): boolean {
  const primeiro = pixels[by * largura + bx]
  for (let y = by; y < by + 8; y++)
    for (let x = bx; x < bx + 8; x++) if (pixels[y * largura + x] !== primeiro) return false
  return true
}
