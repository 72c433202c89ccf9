import { DomainError } from '#domain/erros.ts'
import { revisarRegistro } from '#domain/medico/contract-dados.ts'
import { crmHabilita } from '#domain/medico/crm.ts'
import { especialidadesJson } from '#domain/medico/registro.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as crm from '#lambdas/store/crm.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { dadosDe } from './dados.ts'

/** 'Revisar Dados' of the registration: CRM, UF and specialties, until the council confirmed them (estados §2). */
export const handler = http(revisarRegistro, async (entrada, { actor, now }) => {
  const antes = await medicos.find(actor.id)
  if (!antes) throw new DomainError('nao_encontrado')
  if (crmHabilita(antes.status_crm))
    throw new DomainError('transicao_invalida', {
      detail: 'Seu CRM já foi confirmado e não pode ser trocado por aqui.',
    })
  const { crm: numero, uf, especialidades } = entrada
  const medico = await crm.inscrever(actor.perfil, { crm: numero, uf }, now)
  await crm.informar(medico, { especialidades_json: especialidadesJson(especialidades) }, now)
  const depois = await medicos.find(actor.id)
  if (!depois) throw new DomainError('nao_encontrado')
  return dadosDe(depois, now)
})
