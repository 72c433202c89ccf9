import { porVisita, semRepetir } from '#domain/documento/acessos-do-dia.ts'
import { quemViuProntuario } from '#domain/documento/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { pacienteDoPedido } from '#lambdas/store/paciente-do-pedido.ts'
import { acessosDe } from './acessos-por-nome.ts'

const MAIS_NOVOS = 300

/** 'Quem viu meu prontuário': the access log of the caller or of a dependant, and whether its chain holds. */
export const handler = semLimite(quemViuProntuario, async ({ paciente_id }, { actor, now }) => {
  const { id } = await pacienteDoPedido(actor, paciente_id, now)
  const [linhas, verificacao] = await Promise.all([auditoria.lista(id), auditoria.verificar(id)])
  const acessos = semRepetir(await acessosDe(actor.id, porVisita(linhas)))
  return {
    acessos: acessos.slice(0, MAIS_NOVOS),
    total: acessos.length,
    integro: verificacao.integra,
  }
})
