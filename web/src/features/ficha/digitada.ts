import * as z from 'zod/mini'
import { fichaEntrada } from '#domain/ficha/entrada.ts'
import {
  type Ficha,
  podeEngravidar,
  RESPOSTAS_SOBRE_ALERGIAS,
  RESPOSTAS_SOBRE_GRAVIDEZ,
  SEXOS,
} from '#domain/ficha/ficha.ts'

/** What is in the form: everything as it was typed, '' for nothing chosen. */
const linhas = <Campo extends string>(...campos: readonly Campo[]) =>
  z.array(z.record(z.enum(campos), z.string()))

export const alergiasDigitadasSchema = z.object({
  resposta: z.enum(['', ...RESPOSTAS_SOBRE_ALERGIAS]),
  itens: linhas('substancia', 'reacao'),
})
export type AlergiasDigitadas = z.output<typeof alergiasDigitadasSchema>

export const digitadaSchema = z.object({
  alergias: alergiasDigitadasSchema,
  medicamentos: linhas('nome', 'dose', 'frequencia'),
  condicoes: linhas('nome'),
  cirurgias: linhas('nome', 'ano'),
  sexo: z.enum(['', ...SEXOS]),
  gravidez: z.enum(['', ...RESPOSTAS_SOBRE_GRAVIDEZ]),
  semanas: z.string(),
  peso_kg: z.string(),
  altura_cm: z.string(),
})
export type Digitada = z.output<typeof digitadaSchema>

export const SEM_ALERGIAS: AlergiasDigitadas = { resposta: '', itens: [] }

const numero = (valor: number | undefined): string =>
  valor === undefined ? '' : String(valor).replace('.', ',')

/** The form of a stored profile; an empty one without. */
export function digitadaDe(ficha: Ficha | null): Digitada {
  const { alergias, medicamentos = [], condicoes = [], cirurgias = [], gravidez } = ficha ?? {}
  return {
    alergias: alergias
      ? {
          resposta: alergias.resposta,
          itens: alergias.itens.map(({ substancia, reacao = '' }) => ({ substancia, reacao })),
        }
      : SEM_ALERGIAS,
    medicamentos: medicamentos.map(({ nome, dose = '', frequencia = '' }) => ({ nome, dose, frequencia })),
    condicoes: condicoes.map(({ nome }) => ({ nome })),
    cirurgias: cirurgias.map(({ nome, ano }) => ({ nome, ano: numero(ano) })),
    sexo: ficha?.sexo?.valor ?? '',
    gravidez: gravidez?.resposta ?? '',
    semanas: numero(gravidez?.semanas),
    peso_kg: numero(ficha?.peso_kg?.valor),
    altura_cm: numero(ficha?.altura_cm?.valor),
  }
}

/** A number as it is typed here; NaN, which no field takes, for what is none. */
const lido = (texto: string): number | undefined =>
  texto.trim() === '' ? undefined : Number(texto.trim().replace(',', '.'))

const alergiasLidas = ({ resposta, itens }: AlergiasDigitadas) =>
  resposta === '' ? undefined : { resposta, itens: resposta === 'lista' ? itens : [] }

/** The whole form as the server takes it; a pregnancy of whom it is asked alone. */
const pedidoDe = (digitada: Digitada, versao: number) => ({
  versao,
  alergias: alergiasLidas(digitada.alergias),
  medicamentos: digitada.medicamentos,
  condicoes: digitada.condicoes,
  cirurgias: digitada.cirurgias.map(({ nome, ano }) => ({ nome, ano: lido(ano) })),
  sexo: digitada.sexo || undefined,
  gravidez:
    podeEngravidar(digitada.sexo || undefined) && digitada.gravidez !== ''
      ? {
          resposta: digitada.gravidez,
          semanas: digitada.gravidez === 'sim' ? lido(digitada.semanas) : undefined,
        }
      : undefined,
  peso_kg: lido(digitada.peso_kg),
  altura_cm: lido(digitada.altura_cm),
})

/** What is wrong with each field, by its path. */
export type Erros = ReadonlyMap<string, string>

type Lida =
  | { readonly ok: true; readonly entrada: z.output<typeof fichaEntrada> }
  | { readonly ok: false; readonly erros: Erros }

/** Reads the form by the rules of the server. */
export function lerDigitada(digitada: Digitada, versao: number): Lida {
  const lida = z.safeParse(fichaEntrada, pedidoDe(digitada, versao))
  if (lida.success) return { ok: true, entrada: lida.data }
  return { ok: false, erros: new Map(lida.error.issues.map((um) => [um.path.join('.'), um.message])) }
}
