import * as z from 'zod/mini'
import { DomainError, type ErroDeCampo } from '#domain/base/erros.ts'

const POISON = new Set(['__proto__', 'constructor', 'prototype'])

/** JSON of a body, refusing keys that could reach an object's prototype. @throws DomainError corpo_invalido */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (POISON.has(key)) throw new SyntaxError(`Key ${key} is not allowed`)
      return value
    })
  } catch {
    throw new DomainError('corpo_invalido')
  }
}

/** The input as its schema says. @throws DomainError campos_invalidos with each field and its reason */
export function parseInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return parsed.data
  const campos = parsed.error.issues.map(
    (issue): ErroDeCampo => ({ campo: issue.path.join('.') || 'corpo', motivo: issue.message }),
  )
  throw new DomainError('campos_invalidos', { campos })
}

/** Query and path parameters as one object. @throws DomainError corpo_invalido on poisoned names */
export function parameters(...sources: (Readonly<Record<string, string | undefined>> | undefined)[]) {
  const entries = sources.flatMap((source) => Object.entries(source ?? {}))
  if (entries.some(([name]) => POISON.has(name))) throw new DomainError('corpo_invalido')
  return Object.fromEntries(entries)
}
