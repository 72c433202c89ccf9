import * as z from 'zod/mini'
import { id } from '../base/entrada.ts'
import { comProva, assinado, eventConsumer, operation, perfil, schedule } from '../base/contrato.ts'
import { statusDaContaSchema } from './conta-de-recebimento.ts'
import { PAGAMENTO_STATUS } from './status.ts'

/** Seconds: two retries of a slow provider fit in. */
const PROVEDOR = 25

const paciente = perfil(['paciente'], 'full')

export const createPaymentIntentManual = operation({
  nome: 'create-payment-intent-manual',
  capacidade: 'pagamento',
  resumo: 'Cria (ou reaproveita) a intenção de pagamento da consulta, só para autorizar agora.',
  metodo: 'POST',
  caminho: '/functions/create-payment-intent-manual',
  acesso: paciente,
  limites: { conta: 'pagamento_conta' },
  entrada: z.object({
    consulta_id: id('Informe a consulta.'),
    paciente_id: id('Informe o paciente.'),
  }),
  saida: z.object({ client_secret: z.string() }),
  precisa: { tabela: 'rw', segredos: ['cartao'] },
  tempo: PROVEDOR,
})

export const confirmarPagamento = operation({
  nome: 'confirmar-pagamento',
  capacidade: 'pagamento',
  resumo: 'Relê a autorização no provedor do cartão depois da confirmação no navegador.',
  metodo: 'POST',
  caminho: '/pagamentos/{consulta_id}/confirmar',
  acesso: paciente,
  limites: { conta: 'pagamento_conta' },
  entrada: z.object({ consulta_id: id('Informe a consulta.') }),
  saida: z.object({ status: z.enum(PAGAMENTO_STATUS) }),
  precisa: { tabela: 'rw', segredos: ['cartao'] },
  memoria: 512,
  tempo: PROVEDOR,
})

/** Payouts are set up once the identity was sent; they are not needed to work the queue (estados §2). */
const medico = perfil(['medico'], 'restricted')

export const connectCreateAccountLink = operation({
  nome: 'connect-create-account-link',
  capacidade: 'pagamento',
  resumo: 'O endereço em que o médico informa ao provedor os dados da conta em que recebe.',
  metodo: 'POST',
  caminho: '/functions/connect-create-account-link',
  acesso: comProva(medico),
  limites: { conta: 'repasse_conta' },
  entrada: z.object({
    user_id: id('Informe o médico.'),
    email: z.string('Informe o e-mail.').check(z.maxLength(254, 'Informe o e-mail.')),
  }),
  saida: z.object({ url: z.string() }),
  precisa: { tabela: 'rw', segredos: ['cartao'] },
  tempo: PROVEDOR,
})

export const connectAccountStatus = operation({
  nome: 'connect-account-status',
  capacidade: 'pagamento',
  resumo: 'Relê no provedor se a conta do médico já pode receber.',
  metodo: 'POST',
  caminho: '/functions/connect-account-status',
  acesso: medico,
  limites: { conta: 'repasse_conta' },
  entrada: z.object({}),
  saida: statusDaContaSchema,
  precisa: { tabela: 'rw', segredos: ['cartao'] },
  tempo: PROVEDOR,
})

export const webhookCartao = operation({
  nome: 'webhook-cartao',
  capacidade: 'pagamento',
  resumo: 'Avisos assinados do provedor do cartão; cada um é relido e vale uma vez.',
  metodo: 'POST',
  caminho: '/cartao',
  acesso: assinado,
  limites: { sem: 'assinatura' },
  entrada: z.object({}),
  saida: z.object({ recebido: z.boolean() }),
  precisa: { tabela: 'rw', segredos: ['cartao'] },
  memoria: 512,
  corpoMaximo: 256 * 1024,
  tempo: PROVEDOR,
})

export const liquidar = eventConsumer({
  nome: 'liquidar',
  capacidade: 'pagamento',
  resumo: 'Captura, libera e repassa conforme o estado do pagamento.',
  eventos: ['pagamento.status'],
  // States in which the card provider has to do something for us.
  para: { 'pagamento.status': ['a_capturar', 'capturado', 'a_repassar', 'a_liberar'] },
  precisa: { tabela: 'rw', segredos: ['cartao'] },
  tempo: 30,
})

export const reconciliarPagamentos = schedule({
  nome: 'reconciliar-pagamentos',
  capacidade: 'pagamento',
  resumo: 'A cada minuto retoma capturas, liberações e repasses que ficaram pelo caminho.',
  cada: 'rate(1 minute)',
  precisa: { tabela: 'rw', segredos: ['cartao'] },
  tempo: 50,
})
