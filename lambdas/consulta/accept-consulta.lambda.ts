import { type RecusaDoAceite, RECUSAS_DO_ACEITE } from '#domain/consulta/aceite.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { acceptConsulta } from '#domain/consulta/contract.ts'
import { declarouImpedimento } from '#domain/consulta/devolucao.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import type { Presenca } from '#domain/medico/presenca.ts'
import { exigirProprio } from '#lambdas/runtime/proprio.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { consultaOf } from '#lambdas/store/consultas.ts'
import { consultaKey, emConsultaKey, especialidadeKey, presencaKey } from '#lambdas/store/keys.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { agir, type Atual, atualDe, chavesDoPar, ler, repetir } from '#lambdas/store/consulta-e-pagamento.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { check, ConditionFailed } from '#lambdas/store/table.ts'

/**
 * A doctor takes a queued consultation; exactly one wins, and the winner's repeat is answered ok. One read, with the
 * doctor's profile and presence, and one transaction, which itself tells what stood in the way.
 */
export const handler = semLimite(
  acceptConsulta,
  ({ consulta_id, medico_id }, { actor, now, lidos }) => {
    exigirProprio(medico_id, actor)
    const presenca = presencas.presencaOf(lidos(presencaKey(actor.id)))
    return repetir(async (attempt) => {
      const atual = attempt === 1 ? atualDe(consulta_id, lidos) : await ler(consulta_id)
      if (!atual) throw new DomainError('nao_encontrado')
      if (isWinner(atual.consulta, medico_id)) return { ok: true }
      const recusa = obvia(atual.consulta, medico_id)
      if (recusa) {
        await exigirEspecialidade(medico_id, atual.consulta.especialidade_sugerida, presenca, now)
        return { ok: false, reason: RECUSAS_DO_ACEITE[recusa] }
      }
      try {
        await take(atual, medico_id, now)
        return { ok: true }
      } catch (error) {
        const answer = error instanceof ConditionFailed && answerOf(error, atual.consulta, medico_id)
        if (answer) return answer
        throw error
      }
    })
  },
  ({ consulta_id }, caller_id) => [...chavesDoPar(consulta_id), presencaKey(caller_id)],
)

interface Answer {
  readonly ok: boolean
  readonly reason?: string
}

async function take(atual: Atual, medico_id: string, now: Date): Promise<void> {
  const { id, especialidade_sugerida } = atual.consulta
  await agir(atual, 'aceitar', 'medico', now, {
    consulta: { assigned_to: medico_id },
    outros: [
      presencas.aceiteWrite(medico_id, especialidade_sugerida, id, now),
      check(especialidadeKey(medico_id, especialidade_sugerida), { verificado: true }),
    ],
  })
}

/** What stood in the way; undefined when it was only a concurrent change, and accepting can be tried again. */
function answerOf(
  failed: ConditionFailed,
  { id, especialidade_sugerida }: Consulta,
  medico_id: string,
): Answer | undefined {
  const agora = consultaOf(failed.at(consultaKey(id))?.item)
  if (agora && isWinner(agora, medico_id)) return { ok: true }
  if (failed.at(especialidadeKey(medico_id, especialidade_sugerida))) throw new DomainError('nao_encontrado')
  const recusa = (agora && obvia(agora, medico_id)) ?? doMedico(failed, medico_id)
  return recusa && { ok: false, reason: RECUSAS_DO_ACEITE[recusa] }
}

function obvia(consulta: Consulta, medico_id: string): RecusaDoAceite | undefined {
  if (consulta.status !== 'queued') return consulta.assigned_to ? 'ja_aceita' : 'encerrada'
  if (!consulta.medicos_excluidos.includes(medico_id)) return undefined
  return declarouImpedimento(consulta, medico_id) ? 'impedido' : 'excluido'
}

function doMedico(failed: ConditionFailed, medico_id: string): RecusaDoAceite | undefined {
  if (failed.at(emConsultaKey(medico_id))) return 'ocupado'
  return failed.at(presencaKey(medico_id)) ? 'fora_da_fila' : undefined
}

/**
 * A consultation of another specialty answers as a missing one, so that a doctor learns nothing about it. The doctor's
 * specialties were verified when they entered the queue.
 */
async function exigirEspecialidade(
  medico_id: string,
  especialidade: Especialidade,
  presenca: Presenca | undefined,
  now: Date,
): Promise<void> {
  if (presenca && presencas.conta(presenca, especialidade, now)) return
  if (!(await medicos.eVerificado(medico_id, especialidade))) throw new DomainError('nao_encontrado')
}

const isWinner = (consulta: Consulta, medico_id: string): boolean =>
  consulta.assigned_to === medico_id &&
  (consulta.status === 'assigned' || consulta.status === 'in_progress' || consulta.status === 'finished')
