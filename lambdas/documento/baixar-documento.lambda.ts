import { baixarDocumento } from '#domain/documento/contract.ts'
import type { Documento } from '#domain/documento/documento.ts'
import { documentoMachine } from '#domain/documento/machine.ts'
import { ARQUIVOS } from '#domain/documento/textos.ts'
import { temArquivo } from '#domain/documento/tipos.ts'
import { hojeEm } from '#domain/base/campos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { decide } from '#domain/base/maquina.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { linkDeDownload } from '#lambdas/aws/links.ts'
import { anotar, documentoDe } from './ler-documento.ts'

/**
 * A temporary link to the signed file. The patient's first download counts as the delivery (estados §6). Each download
 * is logged.
 */
export const handler = http(baixarDocumento, async ({ id }, { actor, now }) => {
  const documento = await documentoDe(actor, id)
  if (!temArquivo(documento.file_url))
    throw new DomainError('transicao_invalida', { detail: ARQUIVOS.sem_arquivo.descricao })
  await anotar(documento, actor.id, 'baixar', now)
  if (decide(documentoMachine, documento.status, 'entregar', actor.perfil.tipo).ok)
    await documentos.entregue(id, now.toISOString())
  return linkDeDownload(documento.file_url, nomeDoArquivo(documento), now)
})

const nomeDoArquivo = ({ tipo, created_at }: Documento): string =>
  `${tipo}_${hojeEm(new Date(created_at))}.pdf`
