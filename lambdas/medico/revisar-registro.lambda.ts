import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import { revisarRegistro } from '#domain/medico/contract-dados.ts'
import { crmHabilita } from '#domain/base/crm.ts'
import type { Medico } from '#domain/medico/medico.ts'
import { especialidadesJson } from '#domain/medico/novo-medico.ts'
import { ConselhoIndisponivel } from '#lambdas/providers/cfm-soap.ts'
import { comTitular, registroMedicoAgora } from '#lambdas/providers/registro-medico.ts'
import { http } from '#lambdas/runtime/http.ts'
import { logger } from '#lambdas/runtime/log.ts'
import * as crm from '#lambdas/store/crm.ts'
import { conferir } from '#lambdas/store/crm-conferencia.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { dadosDe } from './dados.ts'

/**
 * 'Revisar Dados' of the registration: CRM, UF and specialties, until the council confirms them (estados §2). For a
 * doctor whose identity is approved, the council is asked at once; for others the verification asks it.
 */
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
  const motivos = actor.perfil.kyc_status === 'approved' ? await conferirAgora(medico, actor.perfil, now) : []
  const depois = await medicos.find(actor.id)
  if (!depois) throw new DomainError('nao_encontrado')
  return { ...(await dadosDe(depois)), motivos }
})

/** The council's reasons; none while it is unavailable, in which case the schedule asks again. */
async function conferirAgora(medico: Medico, perfil: Usuario, now: Date): Promise<string[]> {
  try {
    const registro = await comTitular(await registroMedicoAgora(medico, now), medico, perfil, now)
    const { motivos } = await conferir(medico.id, registro, now)
    return [...motivos]
  } catch (error) {
    if (!(error instanceof ConselhoIndisponivel)) throw error
    logger.warn('The council is away, a corrected registration waits', { medico_id: medico.id })
    return []
  }
}
