import { hojeEm } from '#domain/base/campos.ts'
import { baixarRecibo } from '#domain/documento/contract-recibo.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import { FONTES } from './fontes.ts'
import { pdfDoRecibo } from './pdf-recibo.ts'
import { reciboDe } from './recibo.ts'

/** The receipt travels in the answer and is kept nowhere: asked for again, the same record makes the same file. */
export const handler = http(baixarRecibo, async ({ id }, { actor, now }) => {
  const consulta = await consultaDe(actor.id, id, 'paciente')
  const recibo = await reciboDe(consulta)
  await auditoria.registrar({
    paciente_id: consulta.paciente_id,
    ator_id: actor.id,
    acao: 'baixar',
    objeto: `recibo:${id}`,
    em: now.toISOString(),
  })
  const pdf = await pdfDoRecibo(recibo, FONTES)
  return {
    nome: `acolhe-recibo-${hojeEm(new Date(recibo.atendida_em))}.pdf`,
    tipo: 'application/pdf' as const,
    conteudo_base64: pdf.toString('base64'),
  }
})
