import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import { revisarInscricao } from '#domain/medico/contract-dados.ts'
import { crmHabilita } from '#domain/base/crm.ts'
import type { Medico } from '#domain/medico/medico.ts'
import { especialidadesJson } from '#domain/medico/novo-medico.ts'
import { ConselhoIndisponivel } from '#lambdas/providers/cfm-soap.ts'
import { comTitular, inscricaoDoMedicoAgora } from '#lambdas/providers/inscricao-do-medico.ts'
import { http } from '#lambdas/runtime/http.ts'
import { logger } from '#lambdas/runtime/log.ts'
import * as crm from '#lambdas/store/crm.ts'
import { conferir } from '#lambdas/store/crm-conferencia.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { dadosDe } from './dados.ts'

/**
 * 'Revisar Dados' of the registration: CRM and UF until the council confirms them (estados §2), the specialties at any
 * time. Where the identity is approved or the council has answered before it is asked at once; for others the
 * verification asks it.
 */
export const handler = http(revisarInscricao, async (entrada, { actor, now }) => {
  if (!(await medicos.find(actor.id))) throw new DomainError('nao_encontrado')
  const { crm: numero, uf, especialidades } = entrada
  const medico = await crm.inscrever(actor.perfil, { crm: numero, uf }, now)
  await crm.informar(medico, { especialidades_json: especialidadesJson(especialidades) }, now)
  const pergunta = actor.perfil.kyc_status === 'approved' || crmHabilita(medico.status_crm)
  const motivos = pergunta ? await conferirAgora(medico, actor.perfil, now) : []
  const depois = await medicos.find(actor.id)
  if (!depois) throw new DomainError('nao_encontrado')
  return { ...(await dadosDe(depois)), motivos }
})

/** The council's reasons; none while it is unavailable, in which case the schedule asks again. */
async function conferirAgora(medico: Medico, perfil: Usuario, now: Date): Promise<string[]> {
  try {
    const inscricao = await comTitular(await inscricaoDoMedicoAgora(medico, now), medico, perfil, now)
    const { motivos } = await conferir(medico.id, inscricao, now)
    return [...motivos]
  } catch (error) {
    if (!(error instanceof ConselhoIndisponivel)) throw error
    logger.warn('The council is away, a corrected registration waits', { medico_id: medico.id })
    return []
  }
}
