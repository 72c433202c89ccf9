import type { Finalidade } from '#domain/kyc/envio.ts'

/** The error's name, by which the workflow passes it to the decision. */
export const IMAGEM_PERDIDA = 'ImagemPerdida'

/** A picture of the run is missing, so nobody could examine it and nothing is known of the person. */
export class ImagemPerdida extends Error {
  constructor(finalidade: Finalidade) {
    super(`The run has no picture of ${finalidade}`)
    this.name = IMAGEM_PERDIDA
  }
}
