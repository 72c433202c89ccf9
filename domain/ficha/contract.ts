import * as z from 'zod/mini'
import { operation, perfil } from '../base/contrato.ts'
import { id } from '../base/entrada.ts'
import { fichaEntrada } from './entrada.ts'
import { fichaSchema } from './ficha.ts'

const paciente = perfil(['paciente'], 'restricted')

export const verFicha = operation({
  nome: 'ver-ficha',
  capacidade: 'ficha',
  resumo:
    'A ficha de saúde do próprio paciente, ou de quem depende dele; nenhuma enquanto não foi preenchida.',
  metodo: 'GET',
  caminho: '/ficha',
  acesso: paciente,
  limites: { sem: 'leitura' },
  entrada: z.object({ paciente_id: z.optional(id('Informe o paciente.')) }),
  saida: z.object({ ficha: z.nullable(fichaSchema) }),
  precisa: { tabela: 'r' },
})

export const salvarFicha = operation({
  nome: 'salvar-ficha',
  capacidade: 'ficha',
  resumo:
    'O paciente guarda a sua ficha de saúde inteira, ou a de quem depende dele, se ninguém a mudou depois que ele a leu.',
  metodo: 'PUT',
  caminho: '/ficha',
  acesso: paciente,
  limites: { conta: 'ato_conta' },
  entrada: fichaEntrada,
  saida: fichaSchema,
  precisa: { tabela: 'rw' },
})
