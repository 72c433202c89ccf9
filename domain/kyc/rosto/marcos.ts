/** A point of a picture, in shares of its width and height. */
export type Ponto = readonly [x: number, y: number]

/** Where eyes and mouth of a face are; left and right are the picture's, as it shows them. */
export interface Marcos {
  readonly olho_esquerdo: Ponto
  readonly olho_direito: Ponto
  readonly boca_esquerda: Ponto
  readonly boca_direita: Ponto
}

/** A landmark as Rekognition answers it. */
export interface MarcoRespondido {
  readonly Type?: string | undefined
  readonly X?: number | undefined
  readonly Y?: number | undefined
}

/** The landmarks that a face is aligned by; undefined while one of them was not answered. */
export function marcosDe(respondidos: readonly MarcoRespondido[]): Marcos | undefined {
  const ponto = (tipo: string): Ponto | undefined => {
    const { X, Y } = respondidos.find(({ Type }) => Type === tipo) ?? {}
    return X === undefined || Y === undefined ? undefined : [X, Y]
  }
  const [olho_esquerdo, olho_direito] = [ponto('eyeLeft'), ponto('eyeRight')]
  const [boca_esquerda, boca_direita] = [ponto('mouthLeft'), ponto('mouthRight')]
  return olho_esquerdo && olho_direito && boca_esquerda && boca_direita
    ? { olho_esquerdo, olho_direito, boca_esquerda, boca_direita }
    : undefined
}
