import { enviosEmAberto, type Kyc, ladosDe } from '#domain/kyc/corrida.ts'
import type { Envio } from '#domain/kyc/envio.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import * as imagens from '#lambdas/aws/kyc-imagens.ts'
import { write } from '#lambdas/store/table.ts'

/** What every clean-up of uploads has in common. */

/** A person's identity check, and the uploads its open run still needs, which no clean-up may delete. */
export async function emAberto(
  usuario_id: string,
): Promise<{ readonly atual: Kyc | undefined; readonly presos: ReadonlySet<string> }> {
  const atual = await kyc.find(usuario_id)
  const corrida = atual?.corrida_id && (await corridas.find(usuario_id, atual.corrida_id))
  return { atual, presos: new Set(atual && corrida ? enviosEmAberto(atual, corrida) : []) }
}

/**
 * Gives up an upload and, in the same write, the side that was read from it, then deletes its picture. A clean-up that
 * dies in between is finished by the next one.
 * @throws ConditionFailed when the identity check changed since it was read
 */
export async function apagarEnvio(envio: Envio, atual: Kyc | undefined, now: Date): Promise<void> {
  const semLado = atual ? [kyc.semLados(atual, ladosDe(atual, envio.caminho), now)] : []
  await write(envios.abandono(envio, now), ...semLado)
  await imagens.apagar(envio.caminho)
  await envios.esquecer(envio)
}
