import { meusRecibos } from '#domain/documento/contract-recibo.ts'
import type { ReciboVisto } from '#domain/documento/recibo.ts'
import { COBRADO } from '#domain/pagamento/status.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { daConta } from '#lambdas/store/consultas-da-conta.ts'
import { pagamentoKey } from '#lambdas/store/keys.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { getAll } from '#lambdas/store/table.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'

/**
 * What the caller paid for: for themselves, and for whom they answer for or once did. A receipt is of who paid, also
 * when the bond has ended (decision 041).
 */
export const handler = semLimite(meusRecibos, async (_input, { actor }) => {
  const seus = await vinculos.doResponsavel(actor.id)
  const nomes = new Map(seus.map(({ dependente_id, nome }) => [dependente_id, nome]))
  const terminadas = (await daConta(actor.id, seus))
    .filter(({ status }) => status === 'finished')
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  const lidos = await getAll(terminadas.map(({ id }) => pagamentoKey(id)))
  const cobradas = terminadas.filter(({ id }) => {
    const pagamento = pagamentos.pagamentoOf(lidos(pagamentoKey(id)))
    return pagamento !== undefined && COBRADO.has(pagamento.status)
  })
  const medicoDe = await medicosDe(cobradas.flatMap(({ assigned_to }) => assigned_to ?? []))
  return {
    recibos: cobradas.map(({ id, paciente_id, assigned_to, ended_at, updated_at }): ReciboVisto => {
      const de = nomes.get(paciente_id)
      return {
        consulta_id: id,
        atendida_em: ended_at ?? updated_at,
        medico: medicoDe.get(assigned_to ?? '') ?? null,
        ...(de !== undefined && { de }),
      }
    }),
  }
})

async function medicosDe(ids: readonly string[]): Promise<Map<string, ReciboVisto['medico']>> {
  const lidos = [...new Set(ids)].map(async (id) => {
    const medico = await medicos.find(id)
    const lido = medico ? { nome: medico.nome_oficial ?? '', crm: medico.crm, uf: medico.uf } : null
    return [id, lido] as const
  })
  return new Map(await Promise.all(lidos))
}
