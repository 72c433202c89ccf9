import { streamConsumer } from '../contrato.ts'

export const despachar = streamConsumer({
  nome: 'despachar',
  capacidade: 'eventos',
  resumo: 'Transforma cada mudança de estado gravada em um evento do barramento.',
  precisa: { eventos: true },
  tempo: 30,
})
