import * as z from 'zod/mini'
import type { Carimbo } from '../../ficha/ficha.ts'

/**
 * Resources of HL7 FHIR R4 (4.0.1). Their names and codes are HL7's; what each may hold is checked by the tests
 * against the published schema and profiles, and not described a second time here.
 */
export interface Recurso {
  readonly resourceType: string
  readonly id: string
  readonly [campo: string]: unknown
}

/** A resource by its place in the file, or, where it is in none, in words. */
export type Referencia = { readonly reference: string } | { readonly display: string }

/** Who told an entry of the health profile, as other systems are told: the patient, or words. */
export type QuemContou = (carimbo: Carimbo) => Referencia

/** What travels: a file that other systems read. */
export const pacoteSchema = z.object({
  resourceType: z.literal('Bundle'),
  id: z.string(),
  language: z.literal('pt-BR'),
  type: z.literal('collection'),
  timestamp: z.string(),
  entry: z.array(z.object({ fullUrl: z.string(), resource: z.record(z.string(), z.unknown()) })),
})
export type Pacote = z.output<typeof pacoteSchema>

/** The id of what a key names: the same in every file of this patient, and telling nothing of ours. */
export type IdDe = (tipo: string, chave: string) => string

/** What names a resource inside the file, wherever the file goes. */
export const urn = (id: string): string => `urn:uuid:${id}`

/**
 * Each with a key of its own: what is written twice in the same words at the same time is two things.
 */
export function comChave<T>(
  itens: readonly T[],
  chaveDe: (item: T) => string,
): readonly (readonly [item: T, chave: string])[] {
  const vezes = new Map<string, number>()
  return itens.map((item) => {
    const chave = chaveDe(item)
    const vez = (vezes.get(chave) ?? 0) + 1
    vezes.set(chave, vez)
    return [item, vez === 1 ? chave : `${chave}#${vez}`]
  })
}

/** A list, or nothing: FHIR has no empty ones. */
export const lista = <T>(itens: readonly T[]): readonly T[] | undefined =>
  itens.length > 0 ? itens : undefined

/**
 * Text as FHIR takes it (R4 §2.24.0.1): not empty, no control characters, no blanks but space, tab and the ends of
 * lines.
 */
export function escrito(texto: string | undefined): string | undefined {
  const limpo = (texto ?? '')
    .replace(/[^\P{Cc}\t\r\n]/gu, '')
    .replace(/[^\S \t\r\n]/gu, ' ')
    .trim()
  return limpo || undefined
}

interface EmPalavras {
  readonly text: string
}

/** What is said in words and has no code. */
export function emPalavras(texto: string | undefined): EmPalavras | undefined {
  const text = escrito(texto)
  return text === undefined ? undefined : { text }
}

/** The same of several, without those that say nothing. */
export const todasEmPalavras = (
  ...textos: readonly (string | undefined)[]
): readonly EmPalavras[] | undefined => lista(textos.map(emPalavras).filter((dito) => dito !== undefined))
