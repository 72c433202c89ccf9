import { minhaPresenca } from '#domain/medico/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as presencas from '#lambdas/store/presencas.ts'

/**
 * The doctor's situation: in a consultation while its lock is held, in the queue while the last heartbeat is recent
 * enough.
 */
export const handler = semLimite(minhaPresenca, async (_input, { actor, now }) => {
  const [presenca, consulta_id] = await Promise.all([
    presencas.find(actor.id),
    presencas.consultaDoMedico(actor.id),
  ])
  const online = presenca !== undefined && presenca.last_seen_at >= presencas.desdeQuandoConta(now)
  const status = consulta_id ? ('em_consulta' as const) : online ? ('online' as const) : ('offline' as const)
  const shown = status === 'offline' ? undefined : presenca
  return {
    status,
    especialidade: shown?.especialidade ?? null,
    entrou_em: status === 'online' ? (shown?.entrou_em ?? null) : null,
    last_seen_at: presenca?.last_seen_at ?? null,
    consulta_id: consulta_id ?? null,
  }
})
