import { defineMachine } from '../base/maquina.ts'
import { REGISTRO_STATUS } from './status.ts'

/**
 * Record of a consultation (estados §9): written while it goes on and for 24 h after its end, closed by 'Finalizar'
 * or by its doctor, and by the time when nobody did. From then on only addenda.
 */
export const registroMachine = defineMachine({
  nome: 'registro',
  statuses: REGISTRO_STATUS,
  initial: 'aberto',
  estados: {
    aberto: {
      tipo: 'transitorio',
      tela: { paciente: null, medico: 'sala_video' },
      prazos: [{ ato: 'caducar', depois: 'registro_aberto', desde: 'ended_at' }],
      dinheiro: 'nenhum',
      dono: 'medico',
    },
    fechado: {
      tipo: 'terminal',
      tela: { paciente: 'status_consulta', medico: 'finalizar_consulta' },
      prazos: [],
      dinheiro: 'nenhum',
      dono: null,
    },
    incompleto: {
      tipo: 'terminal',
      tela: { paciente: 'status_consulta', medico: 'sala_video' },
      prazos: [],
      dinheiro: 'nenhum',
      dono: null,
    },
  },
  acts: {
    /** The minimum is there: 'Finalizar Consulta', or 'Concluir registro' of one that ended otherwise. */
    fechar: { from: ['aberto'], to: 'fechado', by: ['medico'] },
    /** Its time is over: it stays as it was left, and says so. */
    caducar: { from: ['aberto'], to: 'incompleto', by: ['sistema'] },
  },
})
