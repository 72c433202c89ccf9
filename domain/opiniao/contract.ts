import * as z from 'zod/mini'
import { operation, perfil } from '../base/contrato.ts'
import { id } from '../base/entrada.ts'
import { ditaSchema, opiniaoSchema } from './opiniao.ts'
import { somaLidaSchema } from './soma.ts'

const paciente = perfil(['paciente'], 'full')
const porConsulta = { id: id('Informe a consulta.') }

export const verOpiniao = operation({
  nome: 'ver-opiniao',
  capacidade: 'opiniao',
  resumo: 'O que o paciente disse de uma consulta sua, e se ainda pode dizer.',
  metodo: 'GET',
  caminho: '/consultas/{id}/opiniao',
  acesso: paciente,
  limites: { sem: 'leitura' },
  entrada: z.object(porConsulta),
  saida: z.object({
    opiniao: z.nullable(opiniaoSchema),
    /** Whether it can be given now. */
    pode: z.boolean(),
  }),
  precisa: { tabela: 'r' },
})

export const darOpiniao = operation({
  nome: 'dar-opiniao',
  capacidade: 'opiniao',
  resumo: 'O paciente diz o que achou de uma consulta finalizada: uma vez, e sem poder mudar.',
  metodo: 'POST',
  caminho: '/consultas/{id}/opiniao',
  acesso: paciente,
  limites: { conta: 'ato_conta' },
  entrada: z.extend(ditaSchema, porConsulta),
  saida: opiniaoSchema,
  precisa: { tabela: 'rw' },
})

export const somaDasOpinioes = operation({
  nome: 'soma-das-opinioes',
  capacidade: 'opiniao',
  resumo: 'O médico vê o que os seus pacientes disseram, só em soma e de dez em dez; nunca quem disse o quê.',
  metodo: 'GET',
  caminho: '/medicos/eu/opinioes',
  acesso: perfil(['medico'], 'full'),
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({ soma: z.nullable(somaLidaSchema) }),
  precisa: { tabela: 'r' },
})
