import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { ESPECIALIDADE_IDS } from '../../domain/base/especialidades.ts'
import { type Caso, relato, serie } from './caso.ts'
import { FATO_IDS, type Fato, REUNIDOS } from './fatos.ts'

/**
 * Vignettes by writers who never saw the protocol nor each other, a file each, kept whole so that a writer can be left
 * out. Each line is what the person typed, what is true behind it and what a careful emergency physician would decide.
 */
const PASTA = path.join(import.meta.dirname, 'escritores')
/** The same, of which nothing was learned. */
export const NAO_VISTOS = path.join(import.meta.dirname, 'nao-vistos')
/** Pairs of reports with the same strong words and different urgencies, written to mislead. */
export const PARES = path.join(import.meta.dirname, 'pares')
/**
 * Sentences of danger and harmless ones in the same words, by outsiders asked to make the protocol miss; no specialty
 * named.
 */
export const ATAQUES = path.join(import.meta.dirname, 'ataques')
/** What a second hand, who saw neither the label nor the story, said of part of them. */
const SEGUNDA_LEITURA = path.join(import.meta.dirname, 'segunda-leitura.jsonl')

const fatos = new Set<string>(FATO_IDS)
const linhaSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+-\d{3}$/)),
  texto: z.string().check(z.minLength(1)),
  /** years, of the account's owner */
  idade: z.int().check(z.minimum(1), z.maximum(120)),
  sexo: z.enum(['M', 'F']),
  dias: z.int().check(z.minimum(1)),
  urgencia: z.enum(['emergencia', 'presencial', 'tele', 'nada']),
  especialidades: z.array(z.enum(ESPECIALIDADE_IDS)),
  sindrome: z.string().check(z.minLength(1)),
  /** true ones by name, `?name` where the person does not know; the others are false */
  fatos: z.array(z.string().check(z.refine((fato) => fatos.has(fato.replace('?', ''))))),
  /** the text alone would fairly be judged otherwise */
  depende: z.boolean(),
})

/** A vignette with the story behind it. */
export interface Vinheta extends Caso {
  readonly fatos: ReadonlySet<string>
  readonly depende: boolean
}

/** What the person would truly answer to whether a fact is so. */
export function respostaVerdadeira({ fatos: verdadeiros }: Vinheta, fato: Fato): 'sim' | 'nao' | 'nao_sei' {
  const grupos = REUNIDOS[fato] ?? [[fato]]
  const vale = (passa: (um: Fato) => boolean) => grupos.every((grupo) => grupo.some(passa))
  if (vale((um) => verdadeiros.has(um))) return 'sim'
  return vale((um) => verdadeiros.has(um) || verdadeiros.has(`?${um}`)) ? 'nao_sei' : 'nao'
}

function vinhetas(arquivo: string): Vinheta[] {
  const linhas = readFileSync(arquivo, 'utf8').trim().split('\n')
  return linhas.flatMap((linha) => {
    const { id, texto, idade, sexo, dias, urgencia, sindrome, ...resto } = linhaSchema.parse(
      JSON.parse(linha),
    )
    // A greeting has no urgency to learn or to judge.
    if (urgencia === 'nada') return []
    const especialidades = urgencia === 'emergencia' ? [] : resto.especialidades
    const casos = serie(
      { grupo: urgencia, urgencia, sindrome, especialidades, fonte: 'rótulo de quem escreveu' },
      { 1: relato(idade, sexo, texto, 'Vinheta de outro autor', { duracao_dias: dias }) },
    )
    return casos.map((caso) => ({ ...caso, id, fatos: new Set(resto.fatos), depende: resto.depende }))
  })
}

/**
 * The vignettes of each writer of a folder, by the writer's name. @throws Error on a line that cannot be read or an
 * id used twice
 */
export function escritores(pasta = PASTA): { readonly nome: string; readonly casos: readonly Vinheta[] }[] {
  const arquivos = readdirSync(pasta).filter((nome) => nome.endsWith('.jsonl'))
  return arquivos.sort().map((arquivo) => {
    const casos = vinhetas(path.join(pasta, arquivo))
    if (new Set(casos.map(({ id }) => id)).size !== casos.length)
      throw new Error(`${arquivo}: an id is used twice`)
    return { nome: path.basename(arquivo, '.jsonl'), casos }
  })
}

const leituraSchema = z.strictObject({
  id: z.string(),
  urgencia: z.enum(['emergencia', 'presencial', 'tele']),
  /** 3 where nearly every colleague would say the same, 1 where it is a coin's toss */
  certeza: z.int().check(z.minimum(1), z.maximum(3)),
})

/** The urgency a second hand read in the text alone, by the vignette's id; not all were read. */
export function segundaLeitura(): ReadonlyMap<string, z.infer<typeof leituraSchema>> {
  const linhas = readFileSync(SEGUNDA_LEITURA, 'utf8').trim().split('\n')
  return new Map(
    linhas.map((linha) => {
      const leitura = leituraSchema.parse(JSON.parse(linha))
      return [leitura.id, leitura]
    }),
  )
}
