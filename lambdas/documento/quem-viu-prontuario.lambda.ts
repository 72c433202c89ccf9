import { porVisita, semRepetir } from '#domain/documento/acessos-do-dia.ts'
import { quemViuProntuario } from '#domain/documento/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { acessosDe } from './acessos-por-nome.ts'

const MAIS_NOVOS = 300

/** 'Quem viu meu prontuário': the caller's own access log, and whether its chain holds. */
export const handler = semLimite(quemViuProntuario, async (_input, { actor }) => {
  const [linhas, verificacao] = await Promise.all([auditoria.lista(actor.id), auditoria.verificar(actor.id)])
  const acessos = semRepetir(await acessosDe(actor.id, porVisita(linhas)))
  return {
    acessos: acessos.slice(0, MAIS_NOVOS),
    total: acessos.length,
    integro: verificacao.integra,
  }
})
