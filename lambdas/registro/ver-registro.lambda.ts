import { papelDe } from '#domain/consulta/participante.ts'
import { verRegistro } from '#domain/registro/contract.ts'
import { escreveAte, podeEscrever } from '#domain/registro/prazo.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import { lido } from './leitura.ts'
import * as registros from './store/registros.ts'

/**
 * The record of a consultation. Its doctor reads it open, to go on writing; once it is closed each reading of theirs
 * is a line in the patient's access log, written before the answer. The patient reads it once it is closed.
 */
export const handler = semLimite(verRegistro, async ({ id }, { actor, now }) => {
  const consulta = await consultaDe(actor.id, id, 'paciente', 'medico')
  const { paciente_id, assigned_to } = consulta
  const medico = papelDe(consulta, actor.id) === 'medico'
  const guardado = assigned_to === undefined ? undefined : await registros.comAdendos(id, assigned_to)
  const aberto = guardado?.registro.status === 'aberto'
  const estagio = prazosDoEstagio()
  const escreve = medico && (aberto || !guardado) && podeEscrever(consulta, now, estagio)
  const visivel = medico || !aberto ? guardado : undefined
  if (visivel && medico && !aberto)
    await auditoria.registrar({
      paciente_id,
      ator_id: actor.id,
      acao: 'ler',
      objeto: `registro:${id}`,
      em: now.toISOString(),
    })
  return {
    registro: visivel ? await lido(visivel) : null,
    escreve,
    escreve_ate: escreve ? escreveAte(consulta, estagio) : null,
  }
})
