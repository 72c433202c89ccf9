import { DomainError } from '#domain/erros.ts'
import { cadastrarCertificado } from '#domain/medico/contract-dados.ts'
import { crmHabilita } from '#domain/medico/crm.ts'
import { AssinaturaFalhou, certificar } from '#lambdas/providers/assinatura.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { dadosDe } from './dados.ts'

/**
 * Enrols the caller's signing certificate: it names the doctor as the council does, so the council comes first.
 * Asked again it answers the same certificate, or a new one when the last ran out.
 */
export const handler = http(cadastrarCertificado, async (_input, { actor, now }) => {
  const medico = await medicos.find(actor.id)
  if (!medico) throw new DomainError('nao_encontrado')
  const { id, crm, uf, nome_oficial, status_crm } = medico
  if (!nome_oficial || !crmHabilita(status_crm))
    throw new DomainError('dados_profissionais_incompletos', {
      detail: 'O certificado leva o nome confirmado pelo conselho. Aguarde a confirmação do seu CRM.',
    })
  const { cpf, data_nascimento } = actor.perfil
  try {
    const certificado = await certificar({ medico_id: id, nome: nome_oficial, cpf, crm, uf, data_nascimento })
    await medicos.change(id, { certificado }, now)
    return await dadosDe({ ...medico, certificado }, now)
  } catch (error) {
    if (!(error instanceof AssinaturaFalhou)) throw error
    if (error.motivo === 'indisponivel') throw new DomainError('provedor_indisponivel', { retry_after: 30 })
    throw new DomainError('conflito', {
      detail: 'O provedor de assinatura não aceitou seus dados. Fale com o suporte.',
    })
  }
})
