import * as z from 'zod/mini'
import { ESPECIALIDADE_IDS } from '../base/especialidades.ts'
import { MAXIMO_DE_PERGUNTAS, PERGUNTA_IDS, RESPOSTAS } from './perguntas/resposta.ts'

/** Limits of the triage request (P §5, §9). */
export const LIMITES_DA_TRIAGEM = {
  idade: { minimo: 1, maximo: 120, padrao: 25 },
  duracao_dias: { minimo: 1, maximo: 3650, padrao: 1 },
  sintomas_texto: 4000,
  comorbidades: { itens: 30, letras: 120 },
} as const

const IDADE = 'Informe a idade em anos, de 1 a 120.'
const DURACAO = 'Informe há quantos dias os sintomas começaram (no mínimo 1).'
/** Beside the field: what is older than ten years is told as ten years, and nothing is older than its person. */
export const DURACAO_LONGA = 'Informe no máximo 3650 dias (10 anos). Se começou antes, informe 3650.'
export const DURACAO_MAIOR_QUE_A_IDADE =
  'Os sintomas não podem ter começado antes do nascimento. Confira os dias e a idade.'
const TEXTO = 'Descreva o que você está sentindo.'
const TEXTO_LONGO = 'Descreva em até 4000 caracteres.'
const CAIXA = 'Responda sim ou não.'
const COMORBIDADE = 'Cada condição deve ter de 1 a 120 caracteres.'

const caixa = () => z.boolean(CAIXA)

/** The guided answers of P §3: days with symptoms, the seven boxes, and conditions the person has. */
export const perguntasGuiadasSchema = z.object(
  {
    duracao_dias: z
      .int(DURACAO)
      .check(
        z.minimum(LIMITES_DA_TRIAGEM.duracao_dias.minimo, DURACAO),
        z.maximum(LIMITES_DA_TRIAGEM.duracao_dias.maximo, DURACAO_LONGA),
      ),
    febre: caixa(),
    vomitos_persistentes: caixa(),
    dispneia: caixa(),
    dor_toracica_intensa: caixa(),
    deficit_neurologico_agudo: caixa(),
    sangramento_ativo: caixa(),
    rigidez_nuca: caixa(),
    comorbidades: z
      .array(
        z
          .string(COMORBIDADE)
          .check(
            z.trim(),
            z.minLength(1, COMORBIDADE),
            z.maxLength(LIMITES_DA_TRIAGEM.comorbidades.letras, COMORBIDADE),
          ),
        'Informe a lista de condições.',
      )
      .check(z.maxLength(LIMITES_DA_TRIAGEM.comorbidades.itens, 'Informe no máximo 30 condições.')),
  },
  'Responda às perguntas guiadas.',
)

const PERGUNTA = 'Responda só às perguntas que esta triagem faz.'
const RESPOSTA = 'Responda Sim, Não ou Não sei.'

/** Answers to the questions of a first reading, each once; a question skipped is not there. */
export const respostasSchema = z
  .array(
    z.object({ pergunta: z.enum(PERGUNTA_IDS, PERGUNTA), resposta: z.enum(RESPOSTAS, RESPOSTA) }),
    'Informe a lista de respostas.',
  )
  .check(
    z.maxLength(MAXIMO_DE_PERGUNTAS, `Responda a no máximo ${MAXIMO_DE_PERGUNTAS} perguntas.`),
    z.refine(
      (respostas) => new Set(respostas.map(({ pergunta }) => pergunta)).size === respostas.length,
      'Responda a cada pergunta uma só vez.',
    ),
  )

/** A year is told in whole years: somebody of one may be almost two. */
export const cabeNaIdade = (duracao_dias: number, idade: number): boolean => duracao_dias <= (idade + 1) * 366

/** Body of `ai-triage` (P §3). */
export const pedidoDeTriagemSchema = z.object({
  paciente_id: z
    .string('Informe o paciente.')
    .check(z.minLength(1, 'Informe o paciente.'), z.maxLength(128, 'Informe o paciente.')),
  idade: z
    .int(IDADE)
    .check(
      z.minimum(LIMITES_DA_TRIAGEM.idade.minimo, IDADE),
      z.maximum(LIMITES_DA_TRIAGEM.idade.maximo, IDADE),
    ),
  sexo: z.enum(['M', 'F', 'outro'], 'Informe o sexo biológico.'),
  sintomas_texto: z
    .string(TEXTO)
    .check(z.trim(), z.minLength(1, TEXTO), z.maxLength(LIMITES_DA_TRIAGEM.sintomas_texto, TEXTO_LONGO)),
  perguntas_guiadas: perguntasGuiadasSchema,
  /** An addition to P §3, with the same report sent again: absent is nothing answered yet. */
  respostas: z.optional(respostasSchema),
})

/** Answer of `ai-triage`: the six fields of P §3. */
export const resultadoDeTriagemSchema = z.object({
  ok_para_tele: z.boolean(),
  red_flag: z.boolean(),
  conf_ia: z.number().check(z.minimum(0), z.maximum(1)),
  resumo: z.array(z.string()),
  especialidade_sugerida: z.enum(ESPECIALIDADE_IDS),
  recomendacoes: z.array(z.string()),
})

/** The answer with what the screen says beside it: whose complaint, the age used, a text of its own. */
export const resultadoNaTelaSchema = z.extend(resultadoDeTriagemSchema, {
  para_outra_pessoa: z.boolean(),
  /** years */
  idade_considerada: z.number(),
  /** What to ask before guessing, for Sim, Não or Não sei; an addition to P §3, absent when nothing is asked. */
  perguntas: z.optional(z.array(z.object({ id: z.enum(PERGUNTA_IDS), texto: z.string() }))),
  orientacao: z.optional(z.enum(['autoagressao', 'intoxicacao', 'animais', 'violencia', 'em_risco'])),
})

export type PerguntasGuiadas = z.infer<typeof perguntasGuiadasSchema>
export type PedidoDeTriagem = z.infer<typeof pedidoDeTriagemSchema>
