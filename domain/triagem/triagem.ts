import * as z from 'zod/mini'
import { ESPECIALIDADE_IDS } from '../base/especialidades.ts'
import { respostaDoModeloSchema } from './resposta-do-modelo.ts'
import {
  perguntasGuiadasSchema,
  respostasSchema,
  resultadoDeTriagemSchema,
  resultadoNaTelaSchema,
} from './schema.ts'

/** Said beside the limit: waiting must never keep anybody from help. */
export const LIMITE_ATINGIDO =
  'Você fez muitas triagens em pouco tempo. Aguarde alguns minutos; se está se sentindo mal, ligue 192 (SAMU).'

const achado = z.object({
  id: z.string(),
  rotulo: z.string(),
  origem: z.enum(['texto', 'guiada', 'comorbidade', 'resposta']),
  presente: z.boolean(),
  passado: z.boolean(),
  pessoa: z.string(),
  intenso: z.boolean(),
  subito: z.boolean(),
  palavras: z.string(),
})

const regraDisparada = z.object({
  id: z.string(),
  sindrome: z.string(),
  destino: z.enum(['samu', 'pronto_socorro', 'hoje', 'dias']),
  frase: z.string(),
  fonte: z.string(),
  orientacao: z.optional(z.string()),
  motivos: z.array(z.object({ achado: z.string(), palavras: z.string() })),
  /** The patient's own sentences behind it; absent in triages of before they were kept. */
  trechos: z.optional(z.array(z.string())),
})

/**
 * A triage as stored, for good: what was said, what the person chose, what was understood, why, and what was answered
 * (estados §7). `created_at` is an ISO instant.
 */
export const triagemSchema = z.extend(resultadoNaTelaSchema, {
  id: z.string(),
  paciente_id: z.string(),
  /** The account that told it for a dependant; left out of one's own. */
  responsavel_id: z.optional(z.string()),
  created_at: z.string(),
  /** The consultation that took it; null while unused. */
  consulta_id: z.nullable(z.string()),
  /** Which notice was shown, null when the caller showed none; and whether the person chose AI. */
  aviso_versao: z.nullable(z.string()),
  com_ia: z.boolean(),
  /** Whether a model took part in the answer. */
  ia_usada: z.boolean(),
  entrada: z.object({
    idade: z.number(),
    sexo: z.enum(['M', 'F', 'outro']),
    sintomas_texto: z.string(),
    perguntas_guiadas: perguntasGuiadasSchema,
    /** Answers to the questions asked; absent when none was. */
    respostas: z.optional(respostasSchema),
    /** What the person's health profile said beside the report, as it was then; absent when nothing. */
    da_ficha: z.optional(z.array(z.string())),
  }),
  achados: z.array(achado),
  regras_disparadas: z.array(regraDisparada),
  /** Rules set aside: weak ones by the learned evidence, others by a denial; absent when none was. */
  regras_postas_de_lado: z.optional(z.array(regraDisparada)),
  versao_protocolo: z.string(),
  /** What the model was and said, word for word; absent when none was asked. */
  leitura_ia: z.optional(
    z.object({
      modelo: z.string(),
      versao_instrucao: z.string(),
      /** absent when it did not answer */
      resposta: z.optional(respostaDoModeloSchema),
    }),
  ),
})
export type Triagem = z.output<typeof triagemSchema>

/** The patient's newest triage, and why it may not be booked (now, once, eligible); null when it may. */
export const ultimaTriagemSchema = z.extend(resultadoDeTriagemSchema, {
  triagem_id: z.string(),
  created_at: z.string(),
  para_outra_pessoa: z.boolean(),
  /** What would be booked with it: not what it suggests where nobody attends in that. */
  especialidade_da_consulta: z.enum(ESPECIALIDADE_IDS),
  recusa: z.nullable(
    z.enum(['sem_triagem', 'red_flag', 'para_outra_pessoa', 'nao_indicada', 'confianca_baixa']),
  ),
})
