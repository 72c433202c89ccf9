import { descartarDocumento } from '#domain/documento/contract.ts'
import { documentoMachine } from '#domain/documento/machine.ts'
import { FINALIZAR } from '#domain/documento/textos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { decide } from '#domain/base/maquina.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as documentos from '#lambdas/store/documentos.ts'

/**
 * 'Descartar' (decision 091), for its author also after the consultation went to somebody else: only they could sign
 * it. A repeated request, and that of another tab, answer the same.
 */
export const handler = http(descartarDocumento, async ({ id }, { actor, now }) => {
  const documento = await documentos.find(id)
  if (documento?.medico_id !== actor.id) throw new DomainError('nao_encontrado')
  if (decide(documentoMachine, documento.status, 'descartar', actor.perfil.tipo).ok)
    await documentos.descartado(documento, actor.id, now.toISOString())
  const agora = await documentos.find(id)
  if (agora?.status !== 'descartado')
    throw new DomainError('transicao_invalida', { detail: FINALIZAR.ja_assinado })
  return agora
})
