import { defineMachine, type AtoOf } from '../base/maquina.ts'
import { PAGAMENTO_STATUS } from './status.ts'

/**
 * Payment of one consultation (estados §4): authorise now, capture after the consultation, release otherwise.
 * Amounts stand in the ledger (`livro.ts`), never in the status.
 */
export const pagamentoMachine = defineMachine({
  nome: 'pagamento',
  statuses: PAGAMENTO_STATUS,
  initial: 'criado',
  estados: {
    criado: {
      tipo: 'transitorio',
      tela: { paciente: 'solicitacao', medico: null },
      prazos: [{ ato: 'pedir_liberacao', depois: 'consulta_sem_pagamento', desde: 'created_at' }],
      dinheiro: 'intencao',
      dono: 'sistema',
    },
    autorizado: {
      tipo: 'transitorio',
      tela: { paciente: 'status_consulta', medico: null },
      prazos: [{ ato: 'pedir_liberacao', depois: 'vencimento_da_retencao', desde: 'capture_before' }],
      alarmes: [{ para: 'admin', depois: 'alarme_de_captura' }],
      dinheiro: 'retido',
      dono: 'sistema',
    },
    a_capturar: {
      tipo: 'transitorio',
      tela: { paciente: 'status_consulta', medico: 'medico_dashboard' },
      prazos: [{ ato: 'capturar', depois: 'reconciliador' }],
      alarmes: [{ para: 'admin', depois: 'alarme_de_captura' }],
      dinheiro: 'a_capturar',
      dono: 'sistema',
    },
    falhou: {
      tipo: 'transitorio',
      tela: { paciente: 'status_consulta', medico: 'medico_dashboard' },
      prazos: [{ ato: 'tentar_de_novo', depois: 'nova_captura' }],
      alarmes: [{ para: 'admin', depois: 'captura_normal' }],
      dinheiro: 'falhou',
      dono: 'admin',
    },
    capturado: {
      tipo: 'transitorio',
      tela: { paciente: 'status_consulta', medico: 'medico_dashboard' },
      prazos: [{ ato: 'agendar_repasse', depois: 'reconciliador' }],
      dinheiro: 'capturado',
      dono: 'sistema',
    },
    a_repassar: {
      tipo: 'transitorio',
      tela: { paciente: 'status_consulta', medico: 'medico_dashboard' },
      prazos: [{ ato: 'repassar', depois: 'reconciliador', se: 'conta_de_repasse_pronta' }],
      dinheiro: 'a_repassar',
      dono: 'admin',
    },
    repassado: {
      tipo: 'terminal',
      tela: { paciente: 'status_consulta', medico: 'medico_dashboard' },
      prazos: [],
      dinheiro: 'repassado',
      dono: null,
    },
    a_liberar: {
      tipo: 'transitorio',
      tela: { paciente: 'status_consulta', medico: null },
      prazos: [{ ato: 'liberar', depois: 'reconciliador' }],
      dinheiro: 'a_liberar',
      dono: 'sistema',
    },
    liberado: {
      tipo: 'terminal',
      tela: { paciente: 'status_consulta', medico: null },
      prazos: [],
      dinheiro: 'liberado',
      dono: null,
    },
    cancelado: {
      tipo: 'terminal',
      tela: { paciente: 'solicitacao', medico: null },
      prazos: [],
      dinheiro: 'nenhum',
      dono: null,
    },
  },
  acts: {
    autorizar: { from: ['criado'], to: 'autorizado', by: ['provedor', 'sistema'] },
    /** The provider ended an intent that never held anything. */
    cancelar: { from: ['criado'], to: 'cancelado', by: ['provedor', 'sistema'] },
    /** The consultation ended without a finish. */
    pedir_liberacao: { from: ['criado', 'autorizado'], to: 'a_liberar', by: ['sistema'] },
    liberar: { from: ['a_liberar'], to: 'liberado', by: ['provedor', 'sistema'] },
    /** The provider let the hold go by itself. */
    caducar: { from: ['autorizado'], to: 'liberado', by: ['provedor', 'sistema'] },
    /** The consultation finished. */
    pedir_captura: { from: ['autorizado'], to: 'a_capturar', by: ['sistema'] },
    capturar: { from: ['a_capturar', 'falhou'], to: 'capturado', by: ['provedor', 'sistema'] },
    recusar_captura: { from: ['a_capturar'], to: 'falhou', by: ['provedor', 'sistema'] },
    tentar_de_novo: { from: ['falhou'], to: 'a_capturar', by: ['sistema', 'admin'] },
    /** The patient gave another card, asked for by e-mail. */
    trocar_cartao: { from: ['falhou'], to: 'a_capturar', by: ['paciente'] },
    /** The admin closes the case without charging. */
    dar_baixa: { from: ['falhou'], to: 'a_liberar', by: ['admin'] },
    agendar_repasse: { from: ['capturado'], to: 'a_repassar', by: ['sistema'] },
    repassar: { from: ['a_repassar'], to: 'repassado', by: ['provedor', 'sistema', 'admin'] },
  },
})

export type PagamentoAto = AtoOf<typeof pagamentoMachine>
