import * as z from 'zod/mini'

/**
 * The health profile (decision 036): one per patient, theirs to edit, read by the doctor who attends them.
 * Every entry says who told it and when; `versao` is the one a later save has to name.
 */

/** Who told an entry. */
const FONTES = ['paciente', 'responsavel', 'medico'] as const

/** On every entry: who told it, and when (ISO). What is saved again unchanged keeps both. */
const carimboSchema = z.object({ fonte: z.enum(FONTES), em: z.string() })
export type Carimbo = z.output<typeof carimboSchema>
const carimbo = carimboSchema.shape

export const RESPOSTAS_SOBRE_ALERGIAS = ['nenhuma', 'nao_sei', 'lista'] as const
export const RESPOSTAS_SOBRE_GRAVIDEZ = ['sim', 'nao', 'nao_sei'] as const
export const SEXOS = ['F', 'M', 'outro'] as const

/** The profile as stored and as read. */
export const fichaSchema = z.object({
  versao: z.number(),
  atualizada_em: z.string(),
  /** Absent until it was answered, which a first consultation asks for. */
  alergias: z.optional(
    z.object({
      resposta: z.enum(RESPOSTAS_SOBRE_ALERGIAS),
      /** Only of a list. */
      itens: z.array(z.object({ substancia: z.string(), reacao: z.optional(z.string()), ...carimbo })),
      ...carimbo,
    }),
  ),
  medicamentos: z.array(
    z.object({
      nome: z.string(),
      dose: z.optional(z.string()),
      frequencia: z.optional(z.string()),
      ...carimbo,
    }),
  ),
  condicoes: z.array(z.object({ nome: z.string(), ...carimbo })),
  cirurgias: z.array(z.object({ nome: z.string(), ano: z.optional(z.number()), ...carimbo })),
  sexo: z.optional(z.object({ valor: z.enum(SEXOS), ...carimbo })),
  gravidez: z.optional(
    z.object({
      resposta: z.enum(RESPOSTAS_SOBRE_GRAVIDEZ),
      /** How far it was on the day it was told. */
      semanas: z.optional(z.number()),
      ...carimbo,
    }),
  ),
  peso_kg: z.optional(z.object({ valor: z.number(), ...carimbo })),
  altura_cm: z.optional(z.object({ valor: z.number(), ...carimbo })),
})
export type Ficha = z.output<typeof fichaSchema>

/** Whether the one question was answered that a first consultation cannot do without. */
export const respondeuAlergias = (ficha: Ficha | null | undefined): boolean => ficha?.alergias !== undefined

/** Whether somebody of this sex is asked about a pregnancy; nobody is who did not say it. */
export const podeEngravidar = (sexo: (typeof SEXOS)[number] | undefined): boolean =>
  sexo === 'F' || sexo === 'outro'
