import * as z from 'zod/mini'
import { comProva, operation, perfil } from '../base/contrato.ts'
import { id, motivo } from '../base/entrada.ts'
import { RELACOES } from './relacao.ts'
import { PROVAS } from './vinculo.ts'

const revisor = perfil(['admin'], 'full')
const quem = { responsavel_id: id('Informe o responsável.'), dependente_id: id('Informe o dependente.') }

const emRevisao = z.object({
  responsavel_id: z.string(),
  dependente_id: z.string(),
  relacao: z.enum(RELACOES),
  desde: z.string(),
  /** Until when a person should have decided. */
  ate: z.string(),
  motivos: z.array(z.string()),
})

export const revisoesDeDependentes = operation({
  nome: 'revisoes-de-dependentes',
  capacidade: 'dependente',
  resumo: 'Lista os vínculos em análise, o mais antigo primeiro.',
  metodo: 'GET',
  caminho: '/admin/dependentes',
  acesso: revisor,
  limites: { sem: 'administracao' },
  entrada: z.object({}),
  saida: z.object({ revisoes: z.array(emRevisao) }),
  precisa: { tabela: 'r' },
})

export const revisaoDeDependente = operation({
  nome: 'revisao-de-dependente',
  capacidade: 'dependente',
  resumo: 'Mostra ao revisor o que foi declarado e as imagens, por links curtos.',
  metodo: 'GET',
  caminho: '/admin/dependentes/{responsavel_id}/{dependente_id}',
  acesso: revisor,
  limites: { sem: 'administracao' },
  entrada: z.object(quem),
  saida: z.extend(emRevisao, {
    responsavel_nome: z.string(),
    nome: z.string(),
    /** Only the last digits: enough to compare with the document. */
    cpf_final: z.string(),
    data_nascimento: z.string(),
    /** The version the reviewer looks at. */
    vista: z.string(),
    imagens: z.array(z.object({ prova: z.enum(PROVAS), url: z.string() })),
    /** Seconds the links work. */
    validade: z.number(),
  }),
  precisa: { tabela: 'rw', baldes: { 'kyc-uploads': ['r'] } },
})

export const decidirDependente = operation({
  nome: 'decidir-dependente',
  capacidade: 'dependente',
  resumo: 'O revisor confirma ou recusa um vínculo em análise, com o motivo.',
  metodo: 'POST',
  caminho: '/admin/dependentes/{responsavel_id}/{dependente_id}',
  acesso: comProva(revisor),
  limites: { sem: 'administracao' },
  entrada: z.object({
    ...quem,
    vista: z.string('Informe o que foi visto.').check(z.maxLength(40, 'Informe o que foi visto.')),
    decisao: z.enum(['confirmar', 'recusar'], 'Confirme ou recuse.'),
    motivo,
  }),
  saida: z.object({ status: z.enum(['confirmado', 'recusado']) }),
  precisa: { tabela: 'rw', baldes: { 'kyc-uploads': ['d'] } },
})
