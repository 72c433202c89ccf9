import * as z from 'zod/mini'
import { operation, perfil } from '../base/contrato.ts'
import { crmMachine } from './machine.ts'
import { enderecoEntrada } from './endereco.ts'
import { dadosFiscaisEntrada } from './dados-fiscais.ts'
import { dadosFiscaisSchema } from './dados-fiscais-guardados.ts'
import { ESPECIALIDADE_IDS } from '../base/especialidades.ts'
import { crmEntrada, especialidadesEntrada, ufEntrada } from '../base/inscricao-no-conselho.ts'

/** The doctor's professional data: what the onboarding asks for and documents and payouts need (D §2.5, estados §2). */

const especialidadeInformada = z.object({
  especialidade: z.enum(ESPECIALIDADE_IDS),
  rqe: z.string(),
  /** What the council said; null until it was asked. */
  verificado: z.nullable(z.boolean()),
  motivo: z.nullable(z.string()),
})

const dados = z.object({
  crm: z.string(),
  uf: z.string(),
  status_crm: z.enum(crmMachine.statuses),
  nome_oficial: z.nullable(z.string()),
  especialidades: z.array(especialidadeInformada),
  endereco_profissional: z.nullable(z.string()),
  dados_fiscais: z.nullable(dadosFiscaisSchema),
})

export const dadosProfissionais = operation({
  nome: 'dados-profissionais',
  capacidade: 'medico',
  resumo: 'Os próprios dados profissionais: inscrição no conselho, endereço e dados fiscais.',
  metodo: 'GET',
  caminho: '/medicos/eu/dados',
  acesso: perfil(['medico'], 'blocked'),
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: dados,
  precisa: { tabela: 'r' },
})

export const revisarInscricao = operation({
  nome: 'revisar-inscricao',
  capacidade: 'medico',
  resumo: 'O médico corrige as especialidades, e CRM e UF enquanto o conselho não os confirmou.',
  metodo: 'PATCH',
  caminho: '/medicos/eu/inscricao',
  acesso: perfil(['medico'], 'blocked'),
  limites: { conta: 'verify_crm_conta' },
  entrada: z.object({ crm: crmEntrada, uf: ufEntrada, especialidades: especialidadesEntrada }),
  saida: z.extend(dados, {
    /** Why the council did not simply confirm it, when it was asked in this very moment. */
    motivos: z.array(z.string()),
  }),
  precisa: { tabela: 'rw', segredos: ['cfm', 'chaves'] },
  // Up to three questions to the council, each asked up to twice, four seconds each.
  tempo: 28,
})

/** Only what changes. */
export const salvarDadosProfissionais = operation({
  nome: 'salvar-dados-profissionais',
  capacidade: 'medico',
  resumo: 'O médico informa o endereço profissional e os dados fiscais.',
  metodo: 'PATCH',
  caminho: '/medicos/eu/dados',
  acesso: perfil(['medico'], 'restricted'),
  limites: { conta: 'ato_conta' },
  entrada: z.object({
    endereco_profissional: z.optional(enderecoEntrada),
    dados_fiscais: z.optional(dadosFiscaisEntrada),
  }),
  saida: dados,
  precisa: { tabela: 'rw' },
})
