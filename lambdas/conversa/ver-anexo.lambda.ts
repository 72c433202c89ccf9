import { caminhoDoAnexo } from '#domain/conversa/anexo.ts'
import { abertaAoMedico } from '#domain/consulta/encontro.ts'
import { verAnexo } from '#domain/conversa/contract.ts'
import { DomainError } from '#domain/base/erros.ts'
import { linkDoAnexo } from '#lambdas/aws/links.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import { remetenteDe } from './remetente.ts'
import * as conversas from './store/conversas.ts'

/** A link to a file of a message; a doctor's is a line in the patient's access log, written before the answer. */
export const handler = semLimite(verAnexo, async ({ id, sequencia }, { actor, now }) => {
  const consulta = await consultaDe(actor.id, id, 'paciente', 'medico')
  const doMedico = remetenteDe(consulta, actor.id) === 'medico'
  const mensagem = doMedico && !abertaAoMedico(consulta) ? undefined : await conversas.find(id, sequencia)
  if (!mensagem?.anexo) throw new DomainError('nao_encontrado')
  if (doMedico)
    await auditoria.registrar({
      paciente_id: consulta.paciente_id,
      ator_id: actor.id,
      acao: 'ler',
      objeto: `anexo:${id}`,
      em: now.toISOString(),
    })
  return linkDoAnexo(caminhoDoAnexo(mensagem, mensagem.anexo), mensagem.anexo.tipo, now)
})
