import { defineMachine, type StatusOf } from '../base/maquina.ts'

/**
 * Document (estados §6): created (file_url 'temp_url' = no file) → signed → delivered at the patient's first download.
 * While the provider is unavailable it stays created and is retried until signed; the doctor is told. What nobody has
 * signed may be discarded by its doctor, and is when their account closes (decision 091).
 */
export const documentoMachine = defineMachine({
  nome: 'documento',
  statuses: ['created', 'signed', 'delivered', 'descartado'],
  initial: 'created',
  estados: {
    created: {
      tipo: 'transitorio',
      tela: { paciente: 'meus_arquivos', medico: 'finalizar_consulta' },
      prazos: [{ ato: 'assinar', depois: 'nova_tentativa_de_assinatura' }],
      alarmes: [{ para: 'admin', depois: 'documento_sem_assinatura' }],
      dinheiro: 'nenhum',
      dono: 'sistema',
    },
    signed: {
      tipo: 'repouso',
      tela: { paciente: 'meus_arquivos', medico: 'finalizar_consulta' },
      prazos: [],
      dinheiro: 'nenhum',
      dono: null,
    },
    delivered: {
      tipo: 'terminal',
      tela: { paciente: 'meus_arquivos', medico: 'finalizar_consulta' },
      prazos: [],
      dinheiro: 'nenhum',
      dono: null,
    },
    descartado: {
      tipo: 'terminal',
      tela: { paciente: null, medico: 'finalizar_consulta' },
      prazos: [],
      dinheiro: 'nenhum',
      dono: null,
    },
  },
  acts: {
    assinar: { from: ['created'], to: 'signed', by: ['provedor', 'sistema'] },
    descartar: { from: ['created'], to: 'descartado', by: ['medico', 'sistema'] },
    entregar: { from: ['signed'], to: 'delivered', by: ['paciente'] },
  },
})

export type DocumentoStatus = StatusOf<typeof documentoMachine>
