import * as z from 'zod/mini'
import { operation, perfil } from '../contrato.ts'
import { pedidoDeTriagemSchema, resultadoNaTelaSchema } from './schema.ts'
import { AVISO_IA, LEITURAS } from './textos.ts'
import { ultimaTriagemSchema } from './triagem.ts'

const paciente = perfil(['paciente'], 'restricted')

export const aiTriage = operation({
  nome: 'ai-triage',
  capacidade: 'triagem',
  resumo:
    'Lê o relato do paciente e diz onde procurar atendimento; sinais de alerta cancelam a consulta aberta.',
  metodo: 'POST',
  caminho: '/functions/ai-triage',
  acesso: paciente,
  entrada: z.extend(pedidoDeTriagemSchema, {
    /** The person's choice after the notice; absent is no: nobody who was not asked is read by AI. */
    com_ia: z.optional(z.boolean('Escolha seguir com ou sem IA.')),
    aviso_versao: z.optional(
      z.literal(AVISO_IA.versao, 'O aviso desta triagem mudou. Recarregue a página para lê-lo.'),
    ),
  }),
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
})

export const ultimaTriagem = operation({
  nome: 'ultima-triagem',
  capacidade: 'triagem',
  resumo: 'A triagem mais recente do paciente e o que impede de solicitar uma consulta com ela.',
  metodo: 'GET',
  caminho: '/triagens/ultima',
  acesso: paciente,
  entrada: z.object({}),
  saida: z.object({ triagem: z.nullable(ultimaTriagemSchema) }),
  precisa: { tabela: 'r' },
})
