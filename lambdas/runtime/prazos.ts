import * as z from 'zod/mini'
import { type PrazoNome, prazoMs, type PrazosDoEstagio } from '#domain/base/prazos.ts'
import { env } from './env.ts'

const overrides = z.record(z.string(), z.number())

/** What this stage sets differently from `domain/base/prazos.ts`. */
export const prazosDoEstagio = (): PrazosDoEstagio => z.parse(overrides, JSON.parse(env('PRAZOS')))

/** Milliseconds of a timer in this stage. */
export const prazo = (nome: PrazoNome): number => prazoMs(nome, prazosDoEstagio())

/** The instant a timer that counts from `desde` runs out, as ISO. */
export const vencimento = (nome: PrazoNome, desde: Date | string): string =>
  new Date(new Date(desde).getTime() + prazo(nome)).toISOString()

/** When DynamoDB may delete an item that is of no use after this instant. */
export const ttlEm = (instante: string): number => Math.ceil(Date.parse(instante) / 1000)

const DAY_SECONDS = 24 * 60 * 60

/** When DynamoDB may delete an item that is kept for so many days (`domain/base/retencao-dias.ts`). */
export const ttlDe = (dias: number, desde: Date | string): number =>
  Math.ceil(new Date(desde).getTime() / 1000) + dias * DAY_SECONDS
