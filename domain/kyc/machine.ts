import { defineMachine, type AtoOf, type StatusOf } from '../base/maquina.ts'

/**
 * KYC run (estados §5, P §4.5): the stages in order, then approved, rejected or em_analise. A stage that could not be
 * carried out never ends in an approval. `kyc_state_machine.current_state` holds the status.
 */
const tela = { paciente: 'cadastro_paciente', medico: 'onboarding_medico' } as const
const etapa = {
  tipo: 'transitorio',
  tela,
  prazos: [{ ato: 'adiar', depois: 'etapa_do_kyc' }],
  dinheiro: 'nenhum',
  dono: 'sistema',
} as const

/** The stages of P §4.5, in order; minimum scores are P §9's. */
export const KYC_ETAPAS = [
  'uploading',
  'ocr',
  'liveness',
  'facematch',
  'fraud',
  'consultario',
  'decision',
] as const
export type KycEtapa = (typeof KYC_ETAPAS)[number]

export const kycMachine = defineMachine({
  nome: 'kyc',
  statuses: ['draft', ...KYC_ETAPAS, 'approved', 'rejected', 'em_analise'],
  initial: 'draft',
  estados: {
    draft: { tipo: 'repouso', tela, prazos: [], dinheiro: 'nenhum', dono: 'paciente' },
    uploading: etapa,
    ocr: etapa,
    liveness: etapa,
    facematch: etapa,
    fraud: etapa,
    consultario: etapa,
    decision: etapa,
    approved: {
      tipo: 'repouso',
      tela: { paciente: 'triagem', medico: 'onboarding_medico' },
      prazos: [],
      dinheiro: 'nenhum',
      dono: null,
    },
    rejected: {
      tipo: 'repouso',
      tela: { paciente: 'kyc_retry', medico: 'kyc_retry' },
      prazos: [],
      dinheiro: 'nenhum',
      dono: 'paciente',
    },
    /** A stage that could not be carried out is tried again; where all were, the reviewer's deadline is what passes. */
    em_analise: {
      tipo: 'transitorio',
      tela: { paciente: 'guarda', medico: 'guarda' },
      prazos: [{ ato: 'repetir', depois: 'nova_tentativa_do_kyc' }],
      alarmes: [{ para: 'revisor', depois: 'revisao_do_kyc' }],
      dinheiro: 'nenhum',
      dono: 'revisor',
    },
  },
  acts: {
    /** Document and selfie are there: no selfie, no run. */
    enviar: { from: ['draft'], to: 'uploading', by: ['paciente', 'medico'] },
    ler_documento: { from: ['uploading'], to: 'ocr', by: ['sistema'] },
    provar_vida: { from: ['ocr'], to: 'liveness', by: ['sistema'] },
    comparar_rostos: { from: ['liveness'], to: 'facematch', by: ['sistema'] },
    checar_fraude: { from: ['facematch'], to: 'fraud', by: ['sistema'] },
    consultar_cadastro: { from: ['fraud'], to: 'consultario', by: ['sistema'] },
    /** Earlier than the last stage when a verdict already refuses: the rest is not run. */
    decidir: {
      from: ['uploading', 'ocr', 'liveness', 'facematch', 'fraud', 'consultario'],
      to: 'decision',
      by: ['sistema'],
    },
    aprovar: { from: ['decision', 'em_analise'], to: 'approved', by: ['sistema', 'revisor'] },
    rejeitar: { from: ['decision', 'em_analise'], to: 'rejected', by: ['sistema', 'revisor'] },
    /** A stage could not be carried out, or the decision asks for a person. */
    adiar: { from: [...KYC_ETAPAS], to: 'em_analise', by: ['sistema'] },
    /** A picture of the run is not there any more: nothing was judged, and the person sends the pictures again. */
    pedir_de_novo: { from: ['decision'], to: 'draft', by: ['sistema'] },
    /** Automatic retry with what was sent. */
    repetir: { from: ['em_analise'], to: 'uploading', by: ['sistema'] },
    /** The account was blocked; not while a run is under way, which ends within minutes. */
    bloquear: { from: ['draft', 'approved', 'em_analise'], to: 'rejected', by: ['admin'] },
    /** 'Tentar Verificação Novamente', or re-KYC of an approved person. */
    recomecar: { from: ['approved', 'rejected', 'em_analise'], to: 'draft', by: ['paciente', 'medico'] },
  },
})

export type KycStatus = StatusOf<typeof kycMachine>
export type KycAto = AtoOf<typeof kycMachine>
