import * as z from 'zod/mini'
import { operation, perfil, publico, schedule } from '../base/contrato.ts'
import { id } from '../base/entrada.ts'
import { evidenciaSchema } from './evidencia.ts'
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

export const verEvidencias = operation({
  nome: 'ver-evidencias',
  capacidade: 'opiniao',
  resumo:
    'O que as contagens do produto provam do que o site afirma: de quantos e de quando; nada abaixo do mínimo.',
  metodo: 'GET',
  caminho: '/evidencias',
  acesso: publico,
  limites: { ip: 'evidencias_ip', identidade: [] },
  entrada: z.object({}),
  saida: z.object({ evidencias: z.array(evidenciaSchema) }),
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})

export const somarEvidencias = schedule({
  nome: 'somar-evidencias',
  capacidade: 'opiniao',
  resumo: 'Uma vez por dia soma as contagens de opiniões e esperas, para o que o site afirma.',
  cada: 'rate(1 minute)',
  precisa: { tabela: 'rw' },
})
