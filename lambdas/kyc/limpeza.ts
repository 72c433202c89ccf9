import { enviosEmAberto, type Kyc, ladosDe } from '#domain/kyc/corrida.ts'
import type { Envio } from '#domain/kyc/envio.ts'
import * as kyc from '#lambdas/store/kyc.ts'
import * as corridas from '#lambdas/store/kyc-corridas.ts'
import * as envios from '#lambdas/store/kyc-envios.ts'
import * as imagens from '#lambdas/store/kyc-imagens.ts'
import { write } from '#lambdas/store/table.ts'

/** What every cleaning of uploads goes by. */

/** A person's identity check, and the uploads its open run still has to look at: no cleaning takes those. */
export async function emAberto(
  usuario_id: string,
): Promise<{ readonly atual: Kyc | undefined; readonly presos: ReadonlySet<string> }> {
  const atual = await kyc.find(usuario_id)
  const corrida = atual?.corrida_id && (await corridas.find(usuario_id, atual.corrida_id))
  return { atual, presos: new Set(atual && corrida ? enviosEmAberto(atual, corrida) : []) }
}

/**
 * Gives an upload up, with the side that was read from it in the same write, and deletes its picture. A cleaning that
 * dies on the way is finished by the next one.
 * @throws ConditionFailed when something was done with the identity check since it was read
 */
export async function apagarEnvio(envio: Envio, atual: Kyc | undefined, now: Date): Promise<void> {
  const semLado = atual ? [kyc.semLados(atual, ladosDe(atual, envio.caminho), now)] : []
  await write(envios.abandono(envio, now), ...semLado)
  await imagens.apagar(envio.caminho)
  await envios.esquecer(envio)
}
