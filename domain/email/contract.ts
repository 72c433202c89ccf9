import { eventConsumer } from '../contrato.ts'

export const avisar = eventConsumer({
  nome: 'avisar',
  capacidade: 'email',
  resumo: 'Conta por e-mail o que aconteceu com a consulta, o pagamento, o documento e a verificação.',
  eventos: ['consulta.status', 'pagamento.status', 'documento.status', 'kyc.status'],
  precisa: { tabela: 'rw', email: true },
})
