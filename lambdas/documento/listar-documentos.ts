import { listarDocumentos } from '#domain/documento/contract.ts'
import { DomainError } from '#domain/erros.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as documentos from '#lambdas/store/documentos.ts'

/** A patient's own documents, or those of one consultation for its two participants, newest first (P §2.16). */
export const handler = semLimite(listarDocumentos, async ({ consulta_id }, { actor, now }) => {
  if (consulta_id === undefined) {
    if (actor.perfil.tipo !== 'paciente') throw new DomainError('sem_permissao')
    return { documentos: await documentos.byPaciente(actor.id) }
  }
  const consulta = await consultas.find(consulta_id)
  if (!consulta || (consulta.paciente_id !== actor.id && consulta.assigned_to !== actor.id))
    throw new DomainError('nao_encontrado')
  const lista = await documentos.byPaciente(consulta.paciente_id, consulta.created_at)
  if (consulta.assigned_to === actor.id)
    await auditoria.registrar({
      paciente_id: consulta.paciente_id,
      ator_id: actor.id,
      acao: 'listar',
      objeto: `documentos:${consulta_id}`,
      em: now.toISOString(),
    })
  return { documentos: lista.filter((documento) => documento.consulta_id === consulta_id) }
})
