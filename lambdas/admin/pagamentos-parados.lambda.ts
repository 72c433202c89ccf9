import { ATOS_NO_PAGAMENTO } from '#domain/admin/atos.ts'
import { pagamentosParados } from '#domain/admin/contract-atos.ts'
import { decide } from '#domain/base/maquina.ts'
import { somar } from '#domain/pagamento/livro.ts'
import { pagamentoMachine } from '#domain/pagamento/machine.ts'
import type { Pagamento } from '#domain/pagamento/pagamento.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { usuarioKey } from '#lambdas/store/keys.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { getAll } from '#lambdas/store/table.ts'
import { contatoDe, usuarioOf } from '#lambdas/store/usuarios.ts'

/** Payments that wait for somebody, with what may be done about each. */
export const handler = semLimite(pagamentosParados, async () => {
  const parados = (await pagamentos.parados()).toSorted((a, b) => ordem(a) - ordem(b))
  const medicos = new Set(parados.flatMap(({ medico_id }) => medico_id ?? []))
  const perfis = await getAll([...medicos].map(usuarioKey))
  return {
    pagamentos: await Promise.all(
      parados.map(async (pagamento) => ({
        consulta_id: pagamento.consulta_id,
        status: pagamento.status,
        motivo_recusa: pagamento.motivo_recusa ?? null,
        tentativas: pagamento.tentativas,
        retido: somar(await pagamentos.livro(pagamento.consulta_id)).retido,
        capture_before: pagamento.capture_before ?? null,
        medico: pagamento.medico_id ? contatoDe(usuarioOf(perfis(usuarioKey(pagamento.medico_id)))) : null,
        repasses_recusados: pagamento.repasses_recusados ?? 0,
        motivo_do_repasse: pagamento.motivo_do_repasse ?? null,
        desde: pagamento.updated_at,
        proxima_tentativa: pagamento.vence_em ?? null,
        atos: ATOS_NO_PAGAMENTO.filter((ato) => decide(pagamentoMachine, pagamento.status, ato, 'admin').ok),
      })),
    ),
  }
})

/** Refused charges, then refused payouts, then those that only wait for the doctor's account. */
const ordem = ({ status, repasses_recusados }: Pagamento): number =>
  status === 'falhou' ? 0 : repasses_recusados ? 1 : 2
