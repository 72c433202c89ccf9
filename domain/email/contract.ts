import * as z from 'zod/mini'
import { eventConsumer, operation, publico } from '../base/contrato.ts'
import { TIPOS_DE_TESTE, testeEntrada } from './teste.ts'

export const avisar = eventConsumer({
  nome: 'avisar',
  capacidade: 'email',
  resumo:
    'Conta por e-mail o que aconteceu com a consulta, o pagamento, o documento, o registro, a verificação e a conta.',
  eventos: [
    'consulta.status',
    'pagamento.status',
    'documento.status',
    'registro.adendo',
    'documento.espera',
    'kyc.status',
    'usuario.alterado',
    'usuario.senha_alterada',
    'usuario.aparelho_novo',
    'usuario.chave',
    'usuario.segundo_fator',
  ],
  para: {
    'consulta.status': ['queued', 'assigned', 'expired', 'cancelled'],
    'pagamento.status': ['capturado', 'falhou', 'repassado', 'liberado'],
    'documento.status': ['signed', 'descartado'],
  },
  precisa: { tabela: 'rw', segredos: ['chaves'], email: true },
})

export const chamarDeVolta = eventConsumer({
  nome: 'chamar-de-volta',
  capacidade: 'email',
  resumo: 'Conta por e-mail, a quem pediu, que um médico da especialidade está atendendo.',
  eventos: ['fila.aberta'],
  precisa: { tabela: 'rw', segredos: ['chaves'], email: true },
})

export const avisarVinculo = eventConsumer({
  nome: 'avisar-vinculo',
  capacidade: 'email',
  resumo:
    'Conta por e-mail o que uma pessoa decidiu sobre um vínculo e, a quem já responde pelo dependente, que mais alguém responde.',
  eventos: ['vinculo.status'],
  precisa: { tabela: 'rw', segredos: ['chaves'], email: true },
})

export const registrarEmailDevolvido = eventConsumer({
  nome: 'registrar-email-devolvido',
  capacidade: 'email',
  resumo: 'Guarda que um endereço devolve mensagens ou não as quer, para que nada mais seja enviado a ele.',
  fonte: 'aws.ses',
  eventos: ['Email Bounced', 'Email Complaint Received'],
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})

export const testarEmail = operation({
  nome: 'testar-email',
  capacidade: 'email',
  resumo:
    'Envia uma cópia de teste de um e-mail de autenticação; fora do estágio local, só a pedido de um administrador.',
  metodo: 'POST',
  caminho: '/email-test/envios',
  acesso: publico,
  limites: { ip: 'email_teste_ip', identidade: ['email_teste_destino'] },
  entrada: testeEntrada,
  saida: z.object({ tipo: z.enum(TIPOS_DE_TESTE), destinatario: z.string() }),
  precisa: {
    tabela: 'rw',
    segredos: ['chaves'],
    email: true,
    cognito: ['cognito-idp:AdminCreateUser', 'cognito-idp:AdminGetUser', 'cognito-idp:AdminDeleteUser'],
  },
})
