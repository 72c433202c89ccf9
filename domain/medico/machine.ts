import { defineMachine, type AtoOf } from '../base/maquina.ts'

/**
 * A doctor's registration with the council (estados §2; leituras §9: 'PENDING' and 'pendente' are one state).
 * Verified or partial and KYC approved make the doctor full. The timer asks the council again; `verificar` stands for
 * the question, its answer is `verificar`, `verificar_parcial`, `rejeitar` or `suspender`.
 */
export const crmMachine = defineMachine({
  nome: 'crm',
  statuses: ['PENDING', 'VERIFIED', 'PARTIAL', 'REJECTED'],
  initial: 'PENDING',
  estados: {
    PENDING: {
      tipo: 'transitorio',
      tela: { paciente: null, medico: 'onboarding_medico' },
      prazos: [{ ato: 'verificar', depois: 'rechecagem_do_crm' }],
      dinheiro: 'nenhum',
      dono: 'sistema',
    },
    VERIFIED: {
      tipo: 'repouso',
      tela: { paciente: null, medico: 'medico_dashboard' },
      prazos: [{ ato: 'verificar', depois: 'rechecagem_do_crm' }],
      dinheiro: 'nenhum',
      dono: null,
    },
    PARTIAL: {
      tipo: 'repouso',
      tela: { paciente: null, medico: 'medico_dashboard' },
      prazos: [{ ato: 'verificar', depois: 'rechecagem_do_crm' }],
      dinheiro: 'nenhum',
      dono: null,
    },
    REJECTED: {
      tipo: 'repouso',
      tela: { paciente: null, medico: 'onboarding_medico' },
      prazos: [],
      dinheiro: 'nenhum',
      dono: 'medico',
    },
  },
  acts: {
    verificar: {
      from: ['PENDING', 'PARTIAL', 'VERIFIED', 'REJECTED'],
      to: 'VERIFIED',
      by: ['sistema'],
    },
    /** The CRM is active, one or more specialties were not confirmed. */
    verificar_parcial: {
      from: ['PENDING', 'VERIFIED', 'PARTIAL', 'REJECTED'],
      to: 'PARTIAL',
      by: ['sistema'],
    },
    /** The council does not know it, or the name differs. */
    rejeitar: { from: ['PENDING'], to: 'REJECTED', by: ['sistema'] },
    /** The daily check found it inactive: out of the queue, open consultation back to it. */
    suspender: { from: ['VERIFIED', 'PARTIAL'], to: 'REJECTED', by: ['sistema'] },
    /** 'Revisar Dados'. */
    revisar: { from: ['REJECTED'], to: 'PENDING', by: ['medico'] },
  },
})

export type CrmAto = AtoOf<typeof crmMachine>

/** A doctor's presence (estados §2, D §4). Two tabs are one doctor. */
export const presencaMachine = defineMachine({
  nome: 'presenca',
  statuses: ['offline', 'online', 'em_consulta'],
  initial: 'offline',
  estados: {
    offline: {
      tipo: 'repouso',
      tela: { paciente: 'status_consulta', medico: 'fila_medico' },
      prazos: [],
      dinheiro: 'nenhum',
      dono: null,
    },
    online: {
      tipo: 'transitorio',
      tela: { paciente: 'status_consulta', medico: 'fila_medico' },
      prazos: [{ ato: 'perder_contato', depois: 'ausente', desde: 'medico_visto_em' }],
      dinheiro: 'nenhum',
      dono: 'medico',
    },
    em_consulta: {
      tipo: 'transitorio',
      tela: { paciente: 'sala_video', medico: 'sala_video' },
      prazos: [{ ato: 'perder_contato', depois: 'medico_sumido', desde: 'medico_visto_em' }],
      dinheiro: 'nenhum',
      dono: 'medico',
    },
  },
  acts: {
    entrar: { from: ['offline'], to: 'online', by: ['medico'] },
    /** 'Pausar', hidden tab, closed page. */
    sair: { from: ['online', 'em_consulta'], to: 'offline', by: ['medico'] },
    aceitar: { from: ['online'], to: 'em_consulta', by: ['medico'] },
    /** The consultation ended or went back to the queue. */
    voltar: { from: ['em_consulta'], to: 'online', by: ['medico', 'sistema'] },
    perder_contato: { from: ['online', 'em_consulta'], to: 'offline', by: ['sistema'] },
    suspender: { from: ['online', 'em_consulta'], to: 'offline', by: ['sistema'] },
  },
})
