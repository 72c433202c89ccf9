import { papelDe } from '#domain/consulta/participante.ts'
import { listarDocumentos } from '#domain/documento/contract.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Actor } from '#lambdas/runtime/actor.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'

/**
 * A patient's own documents and, while they are verified, those of whom they answer for; or those of one consultation
 * for its two participants. Newest first (P §2.16).
 */
export const handler = semLimite(listarDocumentos, async ({ consulta_id }, { actor, now }) => {
  if (consulta_id === undefined) {
    if (actor.perfil.tipo !== 'paciente') throw new DomainError('sem_permissao')
    return { documentos: await deTodos(actor, now) }
  }
  const consulta = await consultaDe(actor.id, consulta_id, 'paciente', 'medico')
  const proprios = consulta.paciente_id === actor.id
  if (!proprios && actor.perfil.access_tier !== 'full') throw new DomainError('nao_encontrado')
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

async function deTodos({ id: conta_id, perfil }: Pick<Actor, 'id' | 'perfil'>, now: Date) {
  const vigentes = perfil.access_tier === 'full' ? await vinculos.vigentes(conta_id, now) : []
  const [proprios, ...deles] = await Promise.all([
    documentos.byPaciente(conta_id),
    ...vigentes.map(async ({ dependente_id, nome }) =>
      (await documentos.byPaciente(dependente_id)).map((documento) => ({ ...documento, de: nome })),
    ),
  ])
  return [...proprios, ...deles.flat()].toSorted((a, b) => b.created_at.localeCompare(a.created_at))
}
