import type { PedidoDeTriagem, PerguntasGuiadas } from '#domain/triagem/schema.ts'

/** The guided questions of somebody for whom no box is ticked. */
export const SEM_SINAIS: PerguntasGuiadas = {
  duracao_dias: 2,
  febre: false,
  vomitos_persistentes: false,
  dispneia: false,
  dor_toracica_intensa: false,
  deficit_neurologico_agudo: false,
  sangramento_ativo: false,
  rigidez_nuca: false,
  comorbidades: [],
}

/** What a patient tells the triage of a mild complaint that may be booked; whose it is, the caller says. */
export const RELATO: Omit<PedidoDeTriagem, 'paciente_id'> = {
  idade: 36,
  sexo: 'F',
  sintomas_texto: 'Dor de garganta há 2 dias, sem febre.',
  perguntas_guiadas: SEM_SINAIS,
}
