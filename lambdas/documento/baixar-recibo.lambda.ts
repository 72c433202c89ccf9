import { hojeEm } from '#domain/base/campos.ts'
import { baixarRecibo } from '#domain/documento/contract-recibo.ts'
import { DomainError } from '#domain/base/erros.ts'
import { contaDoPaciente } from '#domain/consulta/participante.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { FONTES } from './fontes.ts'
import { pdfDoRecibo } from './pdf-recibo.ts'
import { reciboDe } from './recibo.ts'

/**
 * The receipt travels in the answer and is kept nowhere: asked for again, the same record makes the same file. It is of
 * the account that paid, whether or not it still answers for the patient.
 */
export const handler = http(baixarRecibo, async ({ id }, { actor, now }) => {
  const consulta = await consultas.find(id)
  if (!consulta || contaDoPaciente(consulta) !== actor.id) throw new DomainError('nao_encontrado')
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
