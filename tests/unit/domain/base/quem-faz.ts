import type { contaMachine } from '#domain/acesso/machine.ts'
import type { AtoOf, Autor } from '#domain/base/maquina.ts'
import type { ConsultaAto } from '#domain/consulta/machine.ts'
import type { KycAto } from '#domain/kyc/machine.ts'
import type { CrmAto } from '#domain/medico/machine.ts'
import type { PagamentoAto } from '#domain/pagamento/machine.ts'

/**
 * What performs each act, for each author: a function of `domain/contratos.ts`, or an option of `npm run admin`. Where
 * several do, one that always can. What stands here for nobody is nobody's, whatever a machine says.
 */
type QuemFaz<A extends string> = Readonly<Record<A, Readonly<Partial<Record<Autor, string>>>>>

const admin = (opcao: string) => `npm run admin --${opcao}`
const RECONCILIA = { sistema: 'reconciliar' }
const DO_CARTAO = { provedor: 'webhook-cartao', sistema: 'reconciliar-pagamentos' }
const ENCERRA = { medico: 'encerrar-consulta' }
const PARADA = { admin: 'agir-na-consulta' }
const REVISAO = { sistema: 'kyc-decision', revisor: 'kyc-decidir-revisao' }

export const CONSULTA: QuemFaz<ConsultaAto> = {
  autorizar: DO_CARTAO,
  aceitar: { medico: 'accept-consulta' },
  iniciar: { paciente: 'start-consulta', medico: 'start-consulta' },
  finalizar: { medico: 'finish-consulta', ...PARADA },
  devolver: { medico: 'devolver-consulta' },
  faltar: RECONCILIA,
  suspender_medico: { sistema: 'rever-crm' },
  bloquear_medico: { admin: admin('bloquear') },
  bloquear_paciente: { admin: admin('bloquear') },
  recusar: ENCERRA,
  presencial: ENCERRA,
  nao_compareceu: ENCERRA,
  falha_tecnica: { ...ENCERRA, ...PARADA },
  abandonar: PARADA,
  perder_retencao: { ...RECONCILIA, provedor: 'webhook-cartao' },
  expirar: RECONCILIA,
  cancelar: { paciente: 'cancelar-consulta' },
  red_flag: { sistema: 'ai-triage', admin: admin('cancelar-por-alerta') },
}

export const PAGAMENTO: QuemFaz<PagamentoAto> = {
  autorizar: DO_CARTAO,
  cancelar: DO_CARTAO,
  pedir_liberacao: RECONCILIA,
  liberar: { provedor: 'webhook-cartao', sistema: 'liquidar' },
  caducar: DO_CARTAO,
  pedir_captura: { sistema: 'finish-consulta' },
  capturar: { provedor: 'webhook-cartao', sistema: 'liquidar' },
  recusar_captura: { provedor: 'webhook-cartao', sistema: 'liquidar' },
  tentar_de_novo: { sistema: 'reconciliar-pagamentos', admin: 'agir-no-pagamento' },
  trocar_cartao: { paciente: 'confirmar-pagamento' },
  dar_baixa: { admin: 'agir-no-pagamento' },
  agendar_repasse: { sistema: 'liquidar' },
  repassar: { provedor: 'liquidar', sistema: 'reconciliar-pagamentos', admin: 'agir-no-pagamento' },
}

export const CONTA: QuemFaz<AtoOf<typeof contaMachine>> = {
  criar_perfil: { paciente: 'cadastrar', medico: 'cadastrar' },
  adiar: { sistema: 'kyc-decision' },
  repetir_kyc: { sistema: 'kyc-retomar' },
  pedir_de_novo: { sistema: 'kyc-decision' },
  aprovar: REVISAO,
  aprovar_sem_crm: REVISAO,
  rejeitar: REVISAO,
  confirmar_crm: { sistema: 'rever-crm' },
  suspender_crm: { sistema: 'rever-crm' },
  refazer_kyc: { paciente: 'critical-data-update', medico: 'critical-data-update' },
  desistir: { paciente: 'desistir-da-alteracao', medico: 'desistir-da-alteracao' },
  desistir_sem_crm: { medico: 'desistir-da-alteracao' },
  recomecar: { paciente: 'kyc-orchestrator-v2', medico: 'kyc-orchestrator-v2' },
  bloquear: { admin: admin('bloquear') },
  encerrar: { paciente: 'encerrar-conta', medico: 'encerrar-conta' },
}

export const KYC: QuemFaz<KycAto> = {
  enviar: { paciente: 'kyc-orchestrator-v2', medico: 'kyc-orchestrator-v2' },
  ler_documento: { sistema: 'kyc-ocr' },
  provar_vida: { sistema: 'kyc-liveness' },
  comparar_rostos: { sistema: 'kyc-facematch' },
  checar_fraude: { sistema: 'kyc-fraud' },
  consultar_cadastro: { sistema: 'kyc-consultario' },
  decidir: { sistema: 'kyc-decision' },
  aprovar: REVISAO,
  rejeitar: REVISAO,
  adiar: { sistema: 'kyc-decision' },
  pedir_de_novo: { sistema: 'kyc-decision' },
  repetir: { sistema: 'kyc-retomar' },
  bloquear: { admin: admin('bloquear') },
  recomecar: { paciente: 'critical-data-update', medico: 'critical-data-update' },
}

export const CRM: QuemFaz<CrmAto> = {
  verificar: { sistema: 'rever-crm' },
  verificar_parcial: { sistema: 'rever-crm' },
  rejeitar: { sistema: 'rever-crm' },
  suspender: { sistema: 'rever-crm' },
  revisar: { medico: 'revisar-inscricao' },
}
