import { type RecusaDoAceite, RECUSAS_DO_ACEITE } from '#domain/consulta/aceite.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { acceptConsulta } from '#domain/consulta/contract.ts'
import { DomainError } from '#domain/erros.ts'
import type { Especialidade } from '#domain/medico/especialidades.ts'
import { env } from '#lambdas/runtime/env.ts'
import { http } from '#lambdas/runtime/http.ts'
import { especialidadeKey } from '#lambdas/store/keys.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { agir, type Atual, ler, repetir } from '#lambdas/store/par.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { check, ConditionFailed } from '#lambdas/store/table.ts'
import { mesmaPessoa } from './participante.ts'

/**
 * A doctor takes a queued consultation; exactly one wins, and the winner's repeat is answered ok. One read, one
 * transaction; only a refusal looks for its reason.
 */
export const handler = http(acceptConsulta, ({ consulta_id, medico_id }, { actor, now }) => {
  mesmaPessoa(actor, medico_id)
  return repetir(async () => {
    const atual = await ler(consulta_id)
    if (!atual) throw new DomainError('nao_encontrado')
    if (isWinner(atual.consulta, medico_id)) return { ok: true }
    const recusa = obvia(atual.consulta, medico_id)
    if (recusa) return refusal(recusa, atual.consulta, medico_id)
    try {
      await take(atual, medico_id, now)
      return { ok: true }
    } catch (error) {
      const reason = error instanceof ConditionFailed && (await reasonOf(consulta_id, medico_id, now))
      if (reason) return reason
      throw error
    }
  })
})

interface Answer {
  readonly ok: boolean
  readonly reason?: string
}

async function take(atual: Atual, medico_id: string, now: Date): Promise<void> {
  const { id, especialidade_sugerida } = atual.consulta
  const sala = `${env('ORIGEM')}/chamada/${id}`
  await agir(atual, 'aceitar', 'medico', now, {
    consulta: { assigned_to: medico_id, room_url: sala, host_url: sala },
    outros: [
      presencas.aceiteWrite(medico_id, especialidade_sugerida, id, now),
      check(especialidadeKey(medico_id, especialidade_sugerida), { verificado: true }),
    ],
  })
}

/** What stood in the way; undefined when it is gone and the acceptance can be tried again. */
async function reasonOf(consulta_id: string, medico_id: string, now: Date): Promise<Answer | undefined> {
  const atual = await ler(consulta_id)
  if (!atual) throw new DomainError('nao_encontrado')
  const { consulta } = atual
  if (isWinner(consulta, medico_id)) return undefined
  const recusa =
    obvia(consulta, medico_id) ?? (await doMedico(consulta.especialidade_sugerida, medico_id, now))
  return recusa && refusal(recusa, consulta, medico_id)
}

function obvia(consulta: Consulta, medico_id: string): RecusaDoAceite | undefined {
  if (consulta.status !== 'queued') return consulta.assigned_to ? 'ja_aceita' : 'encerrada'
  return consulta.medicos_excluidos.includes(medico_id) ? 'excluido' : undefined
}

async function doMedico(
  especialidade: Especialidade,
  medico_id: string,
  now: Date,
): Promise<RecusaDoAceite | undefined> {
  const [emConsulta, presenca] = await Promise.all([
    presencas.consultaDoMedico(medico_id),
    presencas.find(medico_id),
  ])
  if (emConsulta) return 'ocupado'
  const present =
    presenca?.especialidade === especialidade && presenca.last_seen_at >= presencas.desdeQuandoConta(now)
  return present ? undefined : 'fora_da_fila'
}

/** Nobody learns about the consultation of a specialty that is not theirs: it answers as a missing one. */
async function refusal(recusa: RecusaDoAceite, consulta: Consulta, medico_id: string): Promise<Answer> {
  if (!(await medicos.eVerificado(medico_id, consulta.especialidade_sugerida)))
    throw new DomainError('nao_encontrado')
  return { ok: false, reason: RECUSAS_DO_ACEITE[recusa] }
}

const isWinner = (consulta: Consulta, medico_id: string): boolean =>
  consulta.assigned_to === medico_id &&
  (consulta.status === 'assigned' || consulta.status === 'in_progress' || consulta.status === 'finished')
