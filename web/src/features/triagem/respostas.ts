import * as z from 'zod/mini'
import { hojeEm, idadeEm } from '#domain/base/campos.ts'
import {
  cabeNaIdade,
  DURACAO_LONGA,
  DURACAO_MAIOR_QUE_A_IDADE,
  LIMITES_DA_TRIAGEM,
  type PedidoDeTriagem,
  type PerguntasGuiadas,
} from '#domain/triagem/schema.ts'

export type Caixa = Exclude<keyof PerguntasGuiadas, 'duracao_dias' | 'comorbidades'>
export type Sexo = PedidoDeTriagem['sexo']

const caixasSchema = z.object({
  febre: z.boolean(),
  vomitos_persistentes: z.boolean(),
  dispneia: z.boolean(),
  dor_toracica_intensa: z.boolean(),
  deficit_neurologico_agudo: z.boolean(),
  sangramento_ativo: z.boolean(),
  rigidez_nuca: z.boolean(),
} satisfies Record<Caixa, unknown>)

/** What was typed so far, as typed: going back and forth or reloading keeps it. */
export const respostasSchema = z.object({
  /** The dependant it is for; left out for oneself. */
  para: z.optional(z.string()),
  com_ia: z.boolean(),
  idade: z.string(),
  sexo: z.optional(z.enum(['M', 'F', 'outro'] satisfies Sexo[])),
  duracao_dias: z.string(),
  caixas: caixasSchema,
  sintomas_texto: z.string(),
})
export type Respostas = Readonly<z.output<typeof respostasSchema>>

const NENHUMA: Respostas['caixas'] = {
  febre: false,
  vomitos_persistentes: false,
  dispneia: false,
  dor_toracica_intensa: false,
  deficit_neurologico_agudo: false,
  sangramento_ativo: false,
  rigidez_nuca: false,
}

/** A fresh form; the age comes from the birth date (YYYY-MM-DD) when there is one. */
export function emBranco(nascimento: string | undefined, agora: Date): Respostas {
  const idade =
    nascimento === undefined ? LIMITES_DA_TRIAGEM.idade.padrao : idadeEm(nascimento, hojeEm(agora))
  return {
    com_ia: false,
    idade: String(idade),
    sexo: undefined,
    duracao_dias: String(LIMITES_DA_TRIAGEM.duracao_dias.padrao),
    caixas: NENHUMA,
    sintomas_texto: '',
  }
}

/** P §5: 1 to 120; anything else is 25. */
export const idadeOuPadrao = (texto: string): number => inteiroOuPadrao(texto, LIMITES_DA_TRIAGEM.idade)

/** P §5: at least 1, default 1. */
export const diasOuPadrao = (texto: string): number => inteiroOuPadrao(texto, LIMITES_DA_TRIAGEM.duracao_dias)

/** What is not plausible about the days typed, in a sentence; undefined for what is, or falls back (P §5). */
export function erroDaDuracao({ duracao_dias, idade }: Respostas): string | undefined {
  const dias = /^\d+$/.test(duracao_dias.trim()) ? Number(duracao_dias) : 0
  if (dias > LIMITES_DA_TRIAGEM.duracao_dias.maximo) return DURACAO_LONGA
  return cabeNaIdade(dias, idadeOuPadrao(idade)) ? undefined : DURACAO_MAIOR_QUE_A_IDADE
}

function inteiroOuPadrao(
  texto: string,
  { minimo, maximo, padrao }: { readonly minimo: number; readonly maximo: number; readonly padrao: number },
): number {
  const valor = /^\d+$/.test(texto.trim()) ? Number(texto) : Number.NaN
  return valor >= minimo && valor <= maximo ? valor : padrao
}

/** The request of P §3. */
export const pedidoDe = (conta_id: string, sexo: Sexo, respostas: Respostas): PedidoDeTriagem => ({
  paciente_id: respostas.para ?? conta_id,
  idade: idadeOuPadrao(respostas.idade),
  sexo,
  sintomas_texto: respostas.sintomas_texto.trim(),
  perguntas_guiadas: {
    duracao_dias: diasOuPadrao(respostas.duracao_dias),
    ...respostas.caixas,
    comorbidades: [],
  },
})

/** Boxes that alone mean 'go now' (estados §7): help is offered before the form is finished. */
const URGENTES: readonly Caixa[] = [
  'dispneia',
  'dor_toracica_intensa',
  'deficit_neurologico_agudo',
  'sangramento_ativo',
]

export const temUrgente = ({ caixas }: Respostas): boolean => URGENTES.some((caixa) => caixas[caixa])
