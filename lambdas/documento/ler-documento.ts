import type { Documento } from '#domain/documento/documento.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Actor } from '#lambdas/runtime/actor.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'

/**
 * A document for whom it is for: its patient or who answers for them, and the doctor of its consultation. A dependant's
 * is read by a verified adult, as their record is (`pacienteDoPedido`); one's own, whatever became of the account.
 * @throws DomainError nao_encontrado, also when it is another's
 */
export async function documentoDe(
  { id: usuario_id, perfil }: Pick<Actor, 'id' | 'perfil'>,
  id: string,
): Promise<Documento> {
  const documento = await documentos.find(id)
  if (!documento) throw new DomainError('nao_encontrado')
  const { paciente_id, responsavel_id, medico_id, status } = documento
  // Its author has it open in another tab, maybe; for everybody else it is gone.
  if (status === 'descartado' && usuario_id !== medico_id) throw new DomainError('nao_encontrado')
  if (paciente_id === usuario_id) return documento
  if (perfil.access_tier !== 'full') throw new DomainError('nao_encontrado')
  if (responsavel_id !== undefined && (await vinculos.vigente(usuario_id, paciente_id, new Date())))
    return documento
  await consultaDe(usuario_id, documento.consulta_id, 'medico')
  return documento
}

/** One line of the patient's access log. */
export async function anotar(
  documento: Pick<Documento, 'id' | 'paciente_id'>,
  ator_id: string,
  acao: 'ler' | 'baixar',
  now: Date,
): Promise<void> {
  await auditoria.registrar({
    paciente_id: documento.paciente_id,
    ator_id,
    acao,
    objeto: `documento:${documento.id}`,
    em: now.toISOString(),
  })
}
