import { defineMachine } from '../base/maquina.ts'
import { VINCULO_STATUS } from './status.ts'

const tela = { paciente: 'dependentes', medico: null } as const

/**
 * Bond between an adult and a dependant (estados §10): declared, proven by the document or by a person, and over when
 * it is withdrawn or the dependant comes of age.
 */
export const vinculoMachine = defineMachine({
  nome: 'vinculo',
  statuses: VINCULO_STATUS,
  initial: 'pendente',
  estados: {
    pendente: {
      tipo: 'transitorio',
      tela,
      prazos: [{ ato: 'encerrar', depois: 'prova_do_vinculo' }],
      dinheiro: 'nenhum',
      dono: 'paciente',
    },
    em_revisao: {
      tipo: 'transitorio',
      tela,
      prazos: [{ ato: 'encerrar', depois: 'vinculo_em_revisao' }],
      alarmes: [{ para: 'revisor', depois: 'revisao_do_vinculo' }],
      dinheiro: 'nenhum',
      dono: 'revisor',
    },
    /** Ends on a birthday and not after a time: `fimDoVinculo`. */
    confirmado: { tipo: 'repouso', tela, prazos: [], dinheiro: 'nenhum', dono: null },
    /** Other papers may be sent; nobody waits for them. */
    recusado: { tipo: 'repouso', tela, prazos: [], dinheiro: 'nenhum', dono: 'paciente' },
    /** The same adult may declare again. */
    encerrado: { tipo: 'repouso', tela, prazos: [], dinheiro: 'nenhum', dono: null },
  },
  acts: {
    /** Papers that prove the bond neither by themselves nor to a person. */
    enviar_prova: { from: ['pendente', 'recusado'], to: 'pendente', by: ['paciente'] },
    pedir_revisao: { from: ['pendente', 'recusado'], to: 'em_revisao', by: ['paciente'] },
    /** By itself where the document says who the parent is; otherwise a person does. */
    confirmar: {
      from: ['pendente', 'recusado', 'em_revisao'],
      to: 'confirmado',
      by: ['sistema', 'revisor'],
    },
    recusar: { from: ['em_revisao'], to: 'recusado', by: ['revisor'] },
    /** Withdrawn, not proven in time, or the dependant is an adult now. */
    encerrar: {
      from: ['pendente', 'em_revisao', 'recusado', 'confirmado'],
      to: 'encerrado',
      by: ['paciente', 'sistema'],
    },
    declarar: { from: ['encerrado'], to: 'pendente', by: ['paciente'] },
  },
})
