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

export const tocar = eventConsumer({
  nome: 'tocar',
  capacidade: 'toque',
  resumo:
    'Chama de volta, nos aparelhos de cada um, o paciente (a vez está perto, um médico aceitou ou entrou na sala, um documento está pronto) e o médico (uma consulta foi oferecida, o paciente entrou na sala).',
  eventos: ['consulta.status', 'sala.medico', 'sala.paciente', 'documento.status', 'fila.vista'],
  precisa: { tabela: 'rw', segredos: ['push'] },
})
