import { setTimeout as sleep } from 'node:timers/promises'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { DomainError } from '#domain/base/erros.ts'
import { darOpiniao } from '#domain/opiniao/contract.ts'
import type { Opiniao } from '#domain/opiniao/opiniao.ts'
import { comMais } from '#domain/opiniao/soma.ts'
import { OPINIAO } from '#domain/opiniao/textos.ts'
import { http } from '#lambdas/runtime/http.ts'
import { opiniaoKey } from '#lambdas/store/keys.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import { ConditionFailed } from '#lambdas/store/table.ts'
import * as opinioes from './store/opinioes.ts'

/** Patients of one doctor who answer in the same moment count one after the other. */
const TRIES = 10
const PAUSE_MS = 30

/** The patient says how a finished consultation was. The same said again is answered with what is stored. */
export const handler = http(darOpiniao, async ({ id, nota, duvidas }, { actor, now }) => {
  const consulta = await consultaDe(actor.id, id, 'paciente')
  if (consulta.status !== 'finished' || consulta.assigned_to === undefined)
    throw new DomainError('transicao_invalida', { detail: OPINIAO.nao_finalizada })
  const dita = { consulta_id: id, nota, duvidas, em: now.toISOString() }
  const guardada = await contar(dita, consulta, consulta.assigned_to)
  if (guardada.nota !== nota || guardada.duvidas !== duvidas)
    throw new DomainError('transicao_invalida', { detail: OPINIAO.ja_dada })
  return guardada
})

/** The opinion as it is stored now: this one, counted, or the one that was given before. */
async function contar(dita: Opiniao, { paciente_id }: Consulta, medico_id: string): Promise<Opiniao> {
  for (let attempt = 1; ; attempt++) {
    const [guardada, antes] = await Promise.all([opinioes.find(dita.consulta_id), opinioes.soma(medico_id)])
    if (guardada) return guardada
    try {
      await opinioes.guardar(dita, { paciente_id, medico_id }, { antes, depois: comMais(antes, dita) })
      return dita
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (attempt === TRIES && !error.at(opiniaoKey(dita.consulta_id))) throw new DomainError('conflito')
    }
    await sleep(Math.random() * PAUSE_MS * attempt)
  }
}
