import type { ArquivoDaCorrida, Corrida } from '#domain/kyc/corrida.ts'
import type { Lado } from '#domain/kyc/documento/documentos.ts'
import type { Finalidade } from '#domain/kyc/envio.ts'
import * as imagens from '#lambdas/aws/kyc-imagens.ts'

/** Pictures of a run, by what they are for. */

export const FINALIDADE_DO = {
  frente: 'documento_frente',
  verso: 'documento_verso',
} as const satisfies Record<Lado, Finalidade>

export const arquivoDe = (corrida: Corrida, finalidade: Finalidade): ArquivoDaCorrida | undefined =>
  corrida.arquivos.find((arquivo) => arquivo.finalidade === finalidade)

/** The copy a stage works on. @throws Error when the first stage did not leave one: the run cannot go on */
export async function lerCopia(corrida: Corrida, finalidade: Finalidade): Promise<Uint8Array> {
  const copia = arquivoDe(corrida, finalidade)?.copia
  const bytes = copia && (await imagens.ler(copia))
  if (!bytes) throw new Error(`The run has no copy of ${finalidade}`)
  return bytes
}
