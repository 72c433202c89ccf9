import * as z from 'zod/mini'
import { operation, perfil, publico, schedule } from '../base/contrato.ts'
import { salvarMedicoEntrada, verifyCrmEntrada } from './entrada-crm.ts'
import { ESPECIALIDADE_IDS } from '../base/especialidades.ts'
import { medicoSchema } from './medico.ts'

/** The registration with the medical council: what the doctor informs and what the council says (D §2.4, §7.1). */

export const verifyCrm = operation({
  nome: 'verify-crm',
  capacidade: 'medico',
  resumo: 'Confere CRM, UF e nome no conselho; na conclusão do cadastro, também o RQE de cada especialidade.',
  metodo: 'POST',
  caminho: '/functions/verify-crm',
  acesso: publico,
  limites: { ip: 'verify_crm_ip', identidade: ['verify_crm_conta'] },
  entrada: verifyCrmEntrada,
  saida: z.object({
    verificacao_status: z.enum(['verified', 'partial', 'rejected']),
    /** From here on only for the full check. */
    nome_oficial: z.optional(z.nullable(z.string())),
    status_crm: z.optional(medicoSchema.shape.status_crm),
    especialidades: z.optional(
      z.array(
        z.object({
          especialidade: z.enum(ESPECIALIDADE_IDS),
          rqe_informado: z.string(),
          verificado: z.boolean(),
          motivo: z.string(),
        }),
      ),
    ),
    /** Why the registration itself is not simply verified; of a quick check only that it is unknown or not active. */
    motivos: z.optional(z.array(z.string())),
  }),
  precisa: { tabela: 'rw', segredos: ['cfm', 'chaves'], cognito: ['cognito-idp:AdminGetUser'] },
  // Up to three questions to the council, each asked up to twice, four seconds each.
  tempo: 28,
})

export const salvarMedico = operation({
  nome: 'salvar-medico',
  capacidade: 'medico',
  resumo: 'O médico informa ou corrige o próprio CRM e UF, que são de uma só conta.',
  metodo: 'PUT',
  caminho: '/medicos/eu',
  acesso: perfil(['medico'], 'blocked'),
  limites: { conta: 'verify_crm_conta' },
  entrada: salvarMedicoEntrada,
  saida: z.pick(medicoSchema, {
    id: true,
    crm: true,
    uf: true,
    status_crm: true,
    especialidade: true,
    especialidades_json: true,
    dados_fiscais_json: true,
  }),
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})

export const reverCrm = schedule({
  nome: 'rever-crm',
  capacidade: 'medico',
  resumo: 'Pergunta de novo ao conselho, uma vez por dia, por cada médico; quem foi suspenso sai da fila.',
  cada: 'rate(1 minute)',
  precisa: { tabela: 'rw', segredos: ['cfm', 'chaves'] },
  tempo: 60,
})
