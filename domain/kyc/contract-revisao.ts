import * as z from 'zod/mini'
import { id, motivo } from '../base/entrada.ts'
import { comProva, operation, perfil } from '../base/contrato.ts'
import { FINALIDADES } from './envio.ts'
import { KYC_ETAPAS } from './machine.ts'
import { PROVAS_DA_APROVACAO, resultadoSchema } from './corrida.ts'

const revisor = perfil(['admin'], 'full')
const usuario_id = id('Informe a pessoa.')

export const kycRevisoes = operation({
  nome: 'kyc-revisoes',
  capacidade: 'kyc',
  resumo: 'Lista as verificações em análise, a mais antiga primeiro.',
  metodo: 'GET',
  caminho: '/admin/kyc-revisoes',
  acesso: revisor,
  limites: { sem: 'administracao' },
  entrada: z.object({}),
  saida: z.object({
    revisoes: z.array(
      z.object({
        usuario_id: z.string(),
        tipo: z.enum(['paciente', 'medico']),
        desde: z.string(),
        /** Until when a person must have decided (estados §1: 48 h). */
        ate: z.string(),
        /** How often it was carried out. */
        vez: z.number(),
        reasons: z.array(z.string()),
        /** When it is tried again by itself; null when only a person can judge it. */
        proxima_tentativa: z.nullable(z.string()),
      }),
    ),
  }),
  precisa: { tabela: 'r' },
})

export const kycRevisao = operation({
  nome: 'kyc-revisao',
  capacidade: 'kyc',
  resumo: 'Mostra ao revisor as imagens, por links curtos, e o que cada etapa encontrou.',
  metodo: 'GET',
  caminho: '/admin/kyc-revisoes/{usuario_id}',
  acesso: revisor,
  limites: { sem: 'administracao' },
  entrada: z.object({ usuario_id }),
  saida: z.object({
    usuario_id: z.string(),
    corrida_id: z.string(),
    nome: z.string(),
    /** Only the last digits: enough to compare with the document. */
    cpf_final: z.string(),
    data_nascimento: z.string(),
    tipo: z.enum(['paciente', 'medico']),
    desde: z.string(),
    reasons: z.array(z.string()),
    imagens: z.array(z.object({ finalidade: z.enum(FINALIDADES), url: z.string() })),
    /** Seconds the links work. */
    validade: z.number(),
    /** Results of the stages that were carried out; one without a score was tried and failed. */
    etapas: z.array(z.extend(resultadoSchema, { etapa: z.enum(KYC_ETAPAS) })),
    /** What an approval requires and is missing; empty when the reviewer may approve. */
    falta: z.array(z.enum([...PROVAS_DA_APROVACAO, ...KYC_ETAPAS])),
    /** Two people must approve. */
    pede_dois: z.boolean(),
    /** Whose the first approval is; null while there is none. */
    primeira_aprovacao: z.nullable(z.enum(['minha', 'de_outra_pessoa'])),
  }),
  precisa: { tabela: 'rw', baldes: { 'kyc-uploads': ['r'] } },
})

export const kycDecidirRevisao = operation({
  nome: 'kyc-decidir-revisao',
  capacidade: 'kyc',
  resumo: 'O revisor aprova ou rejeita uma verificação em análise, com o motivo.',
  metodo: 'POST',
  caminho: '/admin/kyc-revisoes/{usuario_id}',
  acesso: comProva(revisor),
  limites: { sem: 'administracao' },
  entrada: z.object({
    usuario_id,
    /** The run the reviewer looked at. */
    corrida_id: id('Informe a verificação.'),
    decisao: z.enum(['aprovar', 'rejeitar'], 'Aprove ou rejeite.'),
    motivo,
  }),
  saida: z.object({
    kyc_status: z.enum(['pending', 'approved', 'rejected']),
    access_tier: z.enum(['blocked', 'restricted', 'full']),
    /** The approval was stored, and takes effect only with somebody else's. */
    falta_outra_pessoa: z.boolean(),
  }),
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})
