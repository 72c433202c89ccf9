import type { Vinculo } from '#domain/dependente/vinculo.ts'
import { apagar } from '#lambdas/aws/kyc-imagens.ts'

/** Deletes what was sent as proof once it is decided: what stays is who decided and why. Repeating it does no harm. */
export async function esquecerImagens({ imagens }: Pick<Vinculo, 'imagens'>): Promise<void> {
  await Promise.all(imagens.map(({ copia }) => apagar(copia)))
}
