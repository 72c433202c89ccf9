import { escreveAte } from '#domain/registro/prazo.ts'
import type { Registro } from '#domain/registro/registro.ts'
import { prazosDoEstagio, vencimento } from '#lambdas/runtime/prazos.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { ConditionFailed } from '#lambdas/store/table.ts'
import * as registros from './store/registros.ts'

/**
 * An open record whose time may be over (estados §9): 24 h after the end of its consultation it stays as it is; until
 * then it is looked at again. Whoever no longer has the consultation cannot write it any more.
 */
export async function vencer(registro: Registro, now: Date): Promise<void> {
  const consulta = await consultas.find(registro.consulta_id)
  const ate =
    consulta?.assigned_to === registro.medico_id
      ? (escreveAte(consulta, prazosDoEstagio()) ?? vencimento('registro_aberto', now))
      : now.toISOString()
  try {
    if (ate > now.toISOString()) await registros.adiar(registro, ate)
    else await registros.caducar(registro, now.toISOString())
  } catch (error) {
    // Saved or closed at this moment: the next look sees it.
    if (!(error instanceof ConditionFailed)) throw error
  }
}
