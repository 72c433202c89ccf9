import * as z from 'zod/mini'
import { ESPECIALIDADE_IDS } from '../medico/especialidades.ts'

/** Limits of the triage request (P §5, §9). */
export const LIMITES_DA_TRIAGEM = {
  idade: { minimo: 1, maximo: 120, padrao: 25 },
  duracao_dias: { minimo: 1, maximo: 36_500, padrao: 1 },
  sintomas_texto: 4000,
  comorbidades: { itens: 30, letras: 120 },
} as const

const IDADE = 'Informe a idade em anos, de 1 a 120.'
const DURACAO = 'Informe há quantos dias os sintomas começaram (no mínimo 1).'
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
        z.maximum(LIMITES_DA_TRIAGEM.duracao_dias.maximo, DURACAO),
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
  orientacao: z.optional(z.enum(['autoagressao', 'intoxicacao', 'animais', 'violencia'])),
})

export type PerguntasGuiadas = z.infer<typeof perguntasGuiadasSchema>
export type PedidoDeTriagem = z.infer<typeof pedidoDeTriagemSchema>
export type ResultadoDeTriagem = z.infer<typeof resultadoDeTriagemSchema>
export type ResultadoNaTela = z.infer<typeof resultadoNaTelaSchema>
