import { eventConsumer } from '../contrato.ts'

export const avisar = eventConsumer({
  nome: 'avisar',
  capacidade: 'email',
  resumo: 'Conta por e-mail o que aconteceu com a consulta, o pagamento, o documento e a verificação.',
  eventos: ['consulta.status', 'pagamento.status', 'documento.status', 'kyc.status'],
  precisa: { tabela: 'rw', segredos: ['chaves'], email: true },
})

export const registrarDevolucao = eventConsumer({
  nome: 'registrar-devolucao',
  capacidade: 'email',
  resumo: 'Guarda que um endereço devolve mensagens ou não as quer, para que nada mais seja enviado a ele.',
  fonte: 'aws.ses',
  eventos: ['Email Bounced', 'Email Complaint Received'],
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})
