import { defineMachine, type AtoOf } from '../base/maquina.ts'
import type { Motivo } from './motivos.ts'
import { CONSULTA_STATUS, type ConsultaStatus } from './status.ts'

/**
 * Consultation (estados §3): one open per patient, one assigned or in_progress per doctor. A status is left only by
 * an act listed here; what each act does to the payment is `domain/consulta/consulta-e-pagamento.ts`.
 */
export const consultaMachine = defineMachine({
  nome: 'consulta',
  statuses: CONSULTA_STATUS,
  initial: 'pending',
  estados: {
    pending: {
      tipo: 'transitorio',
      tela: { paciente: 'solicitacao', medico: null },
      prazos: [{ ato: 'expirar', depois: 'consulta_sem_pagamento', desde: 'created_at' }],
      dinheiro: 'intencao',
      dono: 'paciente',
    },
    queued: {
      tipo: 'transitorio',
      tela: { paciente: 'status_consulta', medico: 'fila_medico' },
      prazos: [
        { ato: 'expirar', depois: 'consulta_na_fila' },
        { ato: 'perder_retencao', depois: 'vencimento_da_retencao', desde: 'capture_before' },
      ],
      dinheiro: 'retido',
      dono: 'medico',
    },
    assigned: {
      tipo: 'transitorio',
      tela: { paciente: 'status_consulta', medico: 'sala_video' },
      prazos: [
        { ato: 'faltar', depois: 'medico_fora_da_sala' },
        { ato: 'perder_retencao', depois: 'vencimento_da_retencao', desde: 'capture_before' },
      ],
      dinheiro: 'retido',
      dono: 'medico',
    },
    in_progress: {
      tipo: 'transitorio',
      tela: { paciente: 'sala_video', medico: 'sala_video' },
      prazos: [
        {
          ato: 'faltar',
          depois: 'medico_fora_da_sala',
          desde: 'medico_visto_em',
          se: 'nunca_ambos_conectados',
        },
        { ato: 'perder_retencao', depois: 'vencimento_da_retencao', desde: 'capture_before' },
      ],
      alarmes: [
        { para: 'admin', depois: 'medico_sumido' },
        { para: 'admin', depois: 'alarme_de_captura' },
      ],
      dinheiro: 'retido',
      dono: 'medico',
    },
    finished: {
      tipo: 'terminal',
      tela: { paciente: 'status_consulta', medico: 'finalizar_consulta' },
      prazos: [],
      dinheiro: 'a_capturar',
      dono: 'sistema',
    },
    expired: {
      tipo: 'terminal',
      tela: { paciente: 'status_consulta', medico: null },
      prazos: [],
      dinheiro: 'a_liberar',
      dono: 'sistema',
    },
    cancelled: {
      tipo: 'terminal',
      tela: { paciente: 'status_consulta', medico: null },
      prazos: [],
      dinheiro: 'a_liberar',
      dono: 'sistema',
    },
  },
  acts: {
    /** The card was authorised: webhook or confirmed return, once. */
    autorizar: { from: ['pending'], to: 'queued', by: ['provedor', 'sistema'] },
    /** One winner; the winner's repeat is answered ok by the operation, not by a transition. */
    aceitar: { from: ['queued'], to: 'assigned', by: ['medico'] },
    /** The first of the two in the room. */
    iniciar: { from: ['assigned'], to: 'in_progress', by: ['paciente', 'medico'] },
    /** Both were connected at least once. The admin closes a case the doctor left open. */
    finalizar: { from: ['in_progress'], to: 'finished', by: ['medico', 'admin'] },
    /**
     * 'Devolver à fila': the place is kept. Whoever opens the page of the room starts the consultation, so this and the
     * other ways out of the wait are still possible then, until both were connected (decisions 004 and 076).
     */
    devolver: {
      from: ['assigned', 'in_progress'],
      to: 'queued',
      by: ['medico'],
      se: 'nunca_ambos_conectados',
    },
    /** Doctor not in the room: the place is kept, that doctor excluded. */
    faltar: {
      from: ['assigned', 'in_progress'],
      to: 'queued',
      by: ['sistema'],
      se: 'nunca_ambos_conectados',
    },
    /** The doctor's CRM was suspended: the open consultation goes back to the queue (estados §2). */
    suspender_medico: { from: ['assigned', 'in_progress'], to: 'queued', by: ['sistema'] },
    /** The operator blocked the doctor's account: the patient waits for another. */
    bloquear_medico: { from: ['assigned', 'in_progress'], to: 'queued', by: ['admin'] },
    /** The operator blocked the account that asked for it. */
    bloquear_paciente: {
      from: ['pending', 'queued', 'assigned', 'in_progress'],
      to: 'cancelled',
      by: ['admin'],
    },
    recusar: {
      from: ['assigned', 'in_progress'],
      to: 'cancelled',
      by: ['medico'],
      se: 'nunca_ambos_conectados',
    },
    presencial: { from: ['assigned', 'in_progress'], to: 'cancelled', by: ['medico'] },
    /** At least 10 minutes, patient never connected. */
    nao_compareceu: { from: ['in_progress'], to: 'cancelled', by: ['medico'] },
    falha_tecnica: { from: ['in_progress'], to: 'cancelled', by: ['medico', 'admin'] },
    /** The two had met, with or without the start having been noted, and the doctor did not come back. */
    abandonar: { from: ['assigned', 'in_progress'], to: 'cancelled', by: ['admin'] },
    /** The hold ended, by its time or by the provider: an unpaid consultation must not go on unnoticed. */
    perder_retencao: {
      from: ['queued', 'assigned', 'in_progress'],
      to: 'cancelled',
      by: ['sistema', 'provedor'],
    },
    expirar: { from: ['pending', 'queued'], to: 'expired', by: ['sistema'] },
    cancelar: {
      from: ['pending', 'queued', 'assigned', 'in_progress'],
      to: 'cancelled',
      by: ['paciente'],
      se: 'nunca_ambos_conectados',
    },
    /**
     * A later triage found a red flag: `red_flag` is set in the same write. The operator does it where that write
     * failed.
     */
    red_flag: { from: ['pending', 'queued'], to: 'cancelled', by: ['sistema', 'admin'] },
  },
})

export type ConsultaAto = AtoOf<typeof consultaMachine>

/** The reason an ending act stores; `expirar` depends on where the consultation stood. */
export const motivoDe = (ato: ConsultaAto, status: ConsultaStatus): Motivo | null => {
  if (ato === 'expirar') return status === 'pending' ? 'sem_pagamento' : 'sem_medico'
  return MOTIVO_POR_ATO[ato] ?? null
}

const MOTIVO_POR_ATO: Partial<Record<ConsultaAto, Motivo>> = {
  cancelar: 'paciente',
  red_flag: 'red_flag',
  bloquear_paciente: 'conta_bloqueada',
  recusar: 'medico_recusou',
  presencial: 'presencial',
  nao_compareceu: 'nao_compareceu',
  falha_tecnica: 'falha_tecnica',
  abandonar: 'abandonada',
  perder_retencao: 'retencao_perdida',
}
