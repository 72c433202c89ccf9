import { papelDe } from '#domain/consulta/participante.ts'
import { listarDocumentos } from '#domain/documento/contract.ts'
import { DomainError } from '#domain/base/erros.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { consultaDe } from '#lambdas/store/participante.ts'

/** A patient's own documents, or those of one consultation for its two participants, newest first (P §2.16). */
export const handler = semLimite(listarDocumentos, async ({ consulta_id }, { actor, now }) => {
  if (consulta_id === undefined) {
    if (actor.perfil.tipo !== 'paciente') throw new DomainError('sem_permissao')
    return { documentos: await documentos.byPaciente(actor.id) }
  }
  const consulta = await consultaDe(actor.id, consulta_id, 'paciente', 'medico')
  const lista = await documentos.byPaciente(consulta.paciente_id, consulta.created_at)
  if (papelDe(consulta, actor.id) === 'medico')
    await auditoria.registrar({
      paciente_id: consulta.paciente_id,
      ator_id: actor.id,
      acao: 'listar',
      objeto: `documentos:${consulta_id}`,
      em: now.toISOString(),
    })
  return { documentos: lista.filter((documento) => documento.consulta_id === consulta_id) }
})
