import { schedule, streamConsumer } from '../base/contrato.ts'

export const despachar = streamConsumer({
  nome: 'despachar',
  capacidade: 'eventos',
  resumo: 'Transforma cada mudança de estado gravada em um evento do barramento.',
  precisa: { eventos: true },
  tempo: 30,
})

export const ancorarAuditoria = schedule({
  nome: 'ancorar-auditoria',
  capacidade: 'eventos',
  resumo: 'Guarda no balde travado, sob uma chave, onde cada hora deixou os registros de acesso e os atos.',
  cada: 'rate(1 minute)',
  precisa: { tabela: 'rw', baldes: { 'prontuario-docs': ['w'] }, segredos: ['auditoria'] },
  tempo: 120,
})
