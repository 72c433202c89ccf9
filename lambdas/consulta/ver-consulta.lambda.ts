import { verConsulta } from '#domain/consulta/contract.ts'
import { papelDe } from '#domain/consulta/participante.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { consultaEPagamentoDe } from './participante.ts'
import { vista } from './vista.ts'

/** One consultation for its patient or its doctor; what the doctor reads of the patient is logged. */
export const handler = semLimite(verConsulta, async ({ id }, { actor, now }) => {
  const atual = await consultaEPagamentoDe(actor, id, 'paciente', 'medico')
  if (papelDe(atual.consulta, actor.id) === 'medico')
    await auditoria.registrar({
      paciente_id: atual.consulta.paciente_id,
      ator_id: actor.id,
      acao: 'ler',
      objeto: `consulta:${id}`,
      em: now.toISOString(),
    })
  return vista(atual, actor, now)
})
