import * as z from 'zod/mini'
import { eventConsumer, operation, perfil } from '../base/contrato.ts'
import { id } from '../base/entrada.ts'
import { aparelhoVisto, toqueEntrada } from './aparelho.ts'

const paciente = perfil(['paciente'], 'restricted')

export const verToque = operation({
  nome: 'ver-toque',
  capacidade: 'toque',
  resumo: 'Em quais aparelhos o paciente é chamado, e a chave pública com que um navegador se inscreve.',
  metodo: 'GET',
  caminho: '/toque',
  acesso: paciente,
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({ chave: z.string(), aparelhos: z.array(aparelhoVisto) }),
  precisa: { tabela: 'r', segredos: ['push'] },
})

export const ligarToque = operation({
  nome: 'ligar-toque',
  capacidade: 'toque',
  resumo: 'O paciente passa a ser chamado neste aparelho, enquanto esta entrada durar.',
  metodo: 'POST',
  caminho: '/toque',
  acesso: paciente,
  limites: { conta: 'ato_conta' },
  entrada: toqueEntrada,
  saida: aparelhoVisto,
  precisa: { tabela: 'rw' },
})

export const desligarToque = operation({
  nome: 'desligar-toque',
  capacidade: 'toque',
  resumo: 'O paciente deixa de ser chamado em um aparelho; repetir não muda nada.',
  metodo: 'DELETE',
  caminho: '/toque/{id}',
  acesso: paciente,
  limites: { conta: 'ato_conta' },
  entrada: z.object({ id: id('Informe o aparelho.') }),
  saida: z.object({}),
  precisa: { tabela: 'rw' },
})

export const tocar = eventConsumer({
  nome: 'tocar',
  capacidade: 'toque',
  resumo:
    'Chama o paciente de volta nos aparelhos dele: a vez está perto, um médico aceitou ou entrou na sala, um documento está pronto.',
  eventos: ['consulta.status', 'sala.medico', 'documento.status'],
  precisa: { tabela: 'rw', segredos: ['push'] },
})
