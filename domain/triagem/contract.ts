import * as z from 'zod/mini'
import { operation, perfil } from '../base/contrato.ts'
import { id } from '../base/entrada.ts'
import { avaliacaoSchema } from './avaliacao.ts'
import { URGENCIAS } from './resposta-do-modelo.ts'
import {
  cabeNaIdade,
  DURACAO_MAIOR_QUE_A_IDADE,
  pedidoDeTriagemSchema,
  resultadoNaTelaSchema,
} from './schema.ts'
import { AVISO_IA, LEITURAS } from './textos.ts'
import { ultimaTriagemSchema } from './triagem.ts'

const paciente = perfil(['paciente'], 'restricted')

const entradaDaTriagem = z
  .extend(pedidoDeTriagemSchema, {
    /** The person's choice after the notice; absent is no: nobody who was not asked is read by AI. */
    com_ia: z.optional(z.boolean('Escolha seguir com ou sem IA.')),
    aviso_versao: z.optional(
      z.literal(AVISO_IA.versao, 'O aviso desta triagem mudou. Recarregue a página para lê-lo.'),
    ),
  })
  .check(
    z.refine(({ idade, perguntas_guiadas }) => cabeNaIdade(perguntas_guiadas.duracao_dias, idade), {
      error: DURACAO_MAIOR_QUE_A_IDADE,
      path: ['perguntas_guiadas', 'duracao_dias'],
    }),
  )

export const aiTriage = operation({
  nome: 'ai-triage',
  capacidade: 'triagem',
  resumo:
    'Lê o relato do paciente e diz onde procurar atendimento; sinais de alerta cancelam a consulta aberta.',
  metodo: 'POST',
  caminho: '/functions/ai-triage',
  acesso: paciente,
  limites: { conta: 'ato_conta', alvos: ['triagem'] },
  entrada: entradaDaTriagem,
  saida: z.extend(resultadoNaTelaSchema, {
    triagem_id: z.string(),
    /** Whether a model took part in the answer. */
    ia_usada: z.boolean(),
    /** Who read the report, and why not a model where one was chosen: what the screen says about it. */
    leitura: z.enum(LEITURAS),
    /** A red flag ended the open request. */
    consulta_cancelada: z.boolean(),
  }),
  precisa: { tabela: 'rw', ia: ['bedrock:InvokeModel'] },
  memoria: 512,
})

export const ultimaTriagem = operation({
  nome: 'ultima-triagem',
  capacidade: 'triagem',
  resumo:
    'A triagem mais recente do paciente, ou de quem depende dele, e o que impede de solicitar uma consulta com ela.',
  metodo: 'GET',
  caminho: '/triagens/ultima',
  acesso: paciente,
  limites: { sem: 'leitura' },
  entrada: z.object({ paciente_id: z.optional(id('Informe o paciente.')) }),
  saida: z.object({ triagem: z.nullable(ultimaTriagemSchema) }),
  precisa: { tabela: 'r' },
})

const doMedico = perfil(['medico'], 'full')
const consulta = {
  id: z
    .string('Informe a consulta.')
    .check(z.minLength(1, 'Informe a consulta.'), z.maxLength(128, 'Informe a consulta.')),
}
const avaliacaoVista = z.object({
  /** What the triage of this consultation said; null when it is not kept. */
  urgencia_da_triagem: z.nullable(z.enum(URGENCIAS)),
  /** The doctor's word, when there is one. */
  avaliacao: z.nullable(z.pick(avaliacaoSchema, { urgencia: true, veredito: true, avaliada_em: true })),
})

export const verAvaliacao = operation({
  nome: 'ver-avaliacao',
  capacidade: 'triagem',
  resumo: 'A urgência que a triagem da consulta deu e o que o médico dela disse.',
  metodo: 'GET',
  caminho: '/consultas/{id}/avaliacao-da-triagem',
  acesso: doMedico,
  limites: { sem: 'leitura' },
  entrada: z.object(consulta),
  saida: avaliacaoVista,
  precisa: { tabela: 'r' },
})

export const avaliarTriagem = operation({
  nome: 'avaliar-triagem',
  capacidade: 'triagem',
  resumo: 'O médico da consulta confirma ou corrige a urgência que a triagem deu.',
  metodo: 'POST',
  caminho: '/consultas/{id}/avaliacao-da-triagem',
  acesso: doMedico,
  limites: { conta: 'ato_conta' },
  entrada: z.object({ ...consulta, urgencia: z.enum(URGENCIAS, 'Escolha a urgência.') }),
  saida: avaliacaoVista,
  precisa: { tabela: 'rw' },
})
