import { abertaAoMedico } from '#domain/consulta/encontro.ts'
import { MAIS_ANEXOS } from '#domain/conversa/anexo.ts'
import { verMensagens } from '#domain/conversa/contract.ts'
import { enviaAte, podeEnviar } from '#domain/conversa/prazo.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import { remetenteDe } from './remetente.ts'
import * as conversas from './store/conversas.ts'

/**
 * What was sent after the last message the browser has. A doctor's reading of something is a line in the patient's
 * access log, written before the answer; one that brings nothing new is none. Of a consultation that ended before the
 * two met, its doctor reads nothing.
 */
export const handler = semLimite(verMensagens, async ({ id, depois_de = 0 }, { actor, now }) => {
  const consulta = await consultaDe(actor.id, id, 'paciente', 'medico')
  const remetente = remetenteDe(consulta, actor.id)
  const fechada = remetente === 'medico' && !abertaAoMedico(consulta)
  const [mensagens, conversa] = await Promise.all([
    fechada ? [] : conversas.depoisDe(id, depois_de),
    conversas.contar(id),
  ])
  if (remetente === 'medico' && mensagens.length > 0)
    await auditoria.registrar({
      paciente_id: consulta.paciente_id,
      ator_id: actor.id,
      acao: 'ler',
      objeto: `mensagens:${id}`,
      em: now.toISOString(),
    })
  const estagio = prazosDoEstagio()
  const escreve = podeEnviar(consulta, now, estagio)
  return {
    mensagens,
    escreve,
    escreve_ate: escreve ? enviaAte(consulta, estagio) : null,
    restam: Math.max(0, MAIS_ANEXOS - conversas.anexosDe(conversa, remetente)),
  }
})
