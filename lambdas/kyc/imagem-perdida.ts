import type { Finalidade } from '#domain/kyc/envio.ts'

/** Name of the error that says so; the workflow tells it to the decision. */
export const IMAGEM_PERDIDA = 'ImagemPerdida'

/** A picture of the run is not there any more, or never was: nobody looked at it, so nothing is known of the person. */
export class ImagemPerdida extends Error {
  constructor(finalidade: Finalidade) {
    super(`The run has no picture of ${finalidade}`)
    this.name = IMAGEM_PERDIDA
  }
}
