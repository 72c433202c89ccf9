import { randomUUID } from 'node:crypto'
import { caminhoDoEnvio, MAIS_ANEXOS } from '#domain/conversa/anexo.ts'
import { pedirEnvioDeAnexo } from '#domain/conversa/contract.ts'
import { RECUSAS } from '#domain/conversa/recusas.ts'
import { DomainError } from '#domain/base/erros.ts'
import { VALIDADE_DO_FORMULARIO } from '#domain/kyc/envio.ts'
import * as anexos from '#lambdas/aws/anexos.ts'
import { http } from '#lambdas/runtime/http.ts'
import { paraEscrever } from './enviar.ts'
import { remetenteDe } from './remetente.ts'
import * as esperados from './store/anexos-esperados.ts'
import * as conversas from './store/conversas.ts'

/** A signed form to upload one file straight to storage, while there is room for one more. */
export const handler = http(
  pedirEnvioDeAnexo,
  async ({ id, tipo_conteudo: tipo, tamanho }, { actor, now }) => {
    const consulta = await paraEscrever(actor.id, id, now)
    const remetente = remetenteDe(consulta, actor.id)
    if (conversas.anexosDe(await conversas.contar(id), remetente) >= MAIS_ANEXOS)
      throw new DomainError('transicao_invalida', { detail: RECUSAS.muitos_anexos })
    const anexo_id = randomUUID()
    await esperados.esperar({ consulta_id: id, anexo_id, autor_id: actor.id, tipo }, now)
    const formulario = await anexos.formulario(caminhoDoEnvio(id, anexo_id), tipo, tamanho)
    const expira_em = new Date(now.getTime() + VALIDADE_DO_FORMULARIO * 1000).toISOString()
    return { anexo_id, ...formulario, expira_em }
  },
)
