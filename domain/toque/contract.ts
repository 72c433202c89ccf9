import * as z from 'zod/mini'
import { eventConsumer, operation, perfil } from '../base/contrato.ts'
import { id } from '../base/entrada.ts'
import { aparelhoVisto, toqueEntrada } from './aparelho.ts'

const quemEspera = perfil(['paciente', 'medico'], 'restricted')

export const verToque = operation({
  nome: 'ver-toque',
  capacidade: 'toque',
  resumo:
    'Em quais aparelhos o paciente, ou o médico, é chamado, e a chave pública com que um navegador se inscreve.',
  metodo: 'GET',
  caminho: '/toque',
  acesso: quemEspera,
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({ chave: z.string(), aparelhos: z.array(aparelhoVisto) }),
  precisa: { tabela: 'r', segredos: ['push'] },
})

export const ligarToque = operation({
  nome: 'ligar-toque',
  capacidade: 'toque',
  resumo: 'O paciente, ou o médico, passa a ser chamado neste aparelho, enquanto esta entrada durar.',
  metodo: 'POST',
  caminho: '/toque',
  acesso: quemEspera,
  limites: { conta: 'ato_conta' },
  entrada: toqueEntrada,
  saida: aparelhoVisto,
  precisa: { tabela: 'rw' },
})

export const desligarToque = operation({
  nome: 'desligar-toque',
  capacidade: 'toque',
  resumo: 'O paciente, ou o médico, deixa de ser chamado em um aparelho; repetir não muda nada.',
  metodo: 'DELETE',
  caminho: '/toque/{id}',
  acesso: quemEspera,
  limites: { conta: 'ato_conta' },
  entrada: z.object({ id: id('Informe o aparelho.') }),
  saida: z.object({}),
  precisa: { tabela: 'rw' },
})

const soPaciente = perfil(['paciente'], 'restricted')

export const verSms = operation({
  nome: 'ver-sms',
  capacidade: 'toque',
  resumo: 'Se o paciente é chamado por SMS, e em que telefone; nada onde o estágio não os envia.',
  metodo: 'GET',
  caminho: '/toque/sms',
  acesso: soPaciente,
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({ sms: z.nullable(z.object({ telefone: z.string(), ligado: z.boolean() })) }),
  precisa: { tabela: 'r' },
})

export const pedirCodigoDoSms = operation({
  nome: 'pedir-codigo-do-sms',
  capacidade: 'toque',
  resumo: 'Envia por SMS, ao telefone da conta, o código que confirma que ele é de quem pede.',
  metodo: 'POST',
  caminho: '/toque/sms/codigo',
  acesso: soPaciente,
  limites: { conta: 'codigo_sms', alvos: ['codigo_sms'] },
  entrada: z.object({}),
  saida: z.object({}),
  precisa: { tabela: 'rw', segredos: ['chaves'], sms: true },
})

export const ligarSms = operation({
  nome: 'ligar-sms',
  capacidade: 'toque',
  resumo: 'Com o código que chegou ao telefone, o paciente passa a ser chamado nele por SMS.',
  metodo: 'POST',
  caminho: '/toque/sms',
  acesso: soPaciente,
  limites: { conta: 'ato_conta' },
  entrada: z.object({
    codigo: z.string('Informe o código.').check(z.regex(/^\d{6}$/, 'Informe os 6 dígitos do código.')),
  }),
  saida: z.object({}),
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})

export const desligarSms = operation({
  nome: 'desligar-sms',
  capacidade: 'toque',
  resumo: 'O paciente deixa de ser chamado por SMS; repetir não muda nada.',
  metodo: 'DELETE',
  caminho: '/toque/sms',
  acesso: soPaciente,
  limites: { conta: 'ato_conta' },
  entrada: z.object({}),
  saida: z.object({}),
  precisa: { tabela: 'rw' },
})

export const tocar = eventConsumer({
  nome: 'tocar',
  capacidade: 'toque',
  resumo:
    'Chama de volta, nos aparelhos de cada um e por SMS a quem o pediu, o paciente (a vez está perto, um médico aceitou ou entrou na sala, um documento está pronto) e o médico (uma consulta foi oferecida, o paciente entrou na sala).',
  eventos: ['consulta.status', 'sala.medico', 'sala.paciente', 'documento.status', 'fila.vista'],
  para: { 'consulta.status': ['assigned', 'expired', 'cancelled'], 'documento.status': ['signed'] },
  precisa: { tabela: 'rw', segredos: ['push'], sms: true },
})
