import { hojeEm } from '#domain/base/campos.ts'
import { minhasConsultas } from '#domain/consulta/contract.ts'
import type { ConsultaAPagar } from '#domain/consulta/vista.ts'
import { vinculoVale } from '#domain/dependente/vinculo.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { atualDe, chavesDoPar } from '#lambdas/store/consulta-e-pagamento.ts'
import { daConta } from '#lambdas/store/consultas-da-conta.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { getAll } from '#lambdas/store/table.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { vistas } from './vista.ts'

/**
 * The patient's own consultations and those they asked for whom they answer for, newest first (P §2.16). What they owe
 * is told of everybody they ever asked for (decision 086).
 */
export const handler = semLimite(minhasConsultas, async (_input, { actor, now }) => {
  const vinculosDaConta = await vinculos.doResponsavel(actor.id)
  const todas = (await daConta(actor.id, vinculosDaConta)).toSorted((a, b) =>
    b.created_at.localeCompare(a.created_at),
  )
  const vigentes = vinculosDaConta.filter((vinculo) => vinculoVale(vinculo, hojeEm(now)))
  const lidos = new Set([actor.id, ...vigentes.map(({ dependente_id }) => dependente_id)])
  const [consultas, devidas] = await Promise.all([
    vistas(
      todas.filter(({ paciente_id }) => lidos.has(paciente_id)),
      actor,
      now,
    ),
    aPagar(actor.id),
  ])
  return { consultas, ...(devidas.length > 0 && { a_pagar: devidas }) }
})

/**
 * The finished ones whose charge was refused, the newest first. Found by the index of what is refused, because all that
 * were ever paid are many, and read again as they stand now.
 */
async function aPagar(conta_id: string): Promise<ConsultaAPagar[]> {
  const ids = await pagamentos.recusadasDe(conta_id)
  const lidos = await getAll(ids.flatMap(chavesDoPar))
  return ids
    .flatMap((id) => atualDe(id, lidos) ?? [])
    .filter(({ consulta, pagamento }) => consulta.status === 'finished' && pagamento?.status === 'falhou')
    .toSorted((a, b) => b.consulta.created_at.localeCompare(a.consulta.created_at))
    .map(({ consulta: { id, paciente_id, ended_at, updated_at } }) => ({
      id,
      paciente_id,
      ended_at: ended_at ?? updated_at,
    }))
}
