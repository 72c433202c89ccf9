import * as z from 'zod/mini'
import { DomainError } from '#domain/base/erros.ts'

const ditoSchema = z.object({ challenge: z.string() })

/**
 * The challenge that a browser says was signed. It only serves to look up the one we issued: nothing is trusted before
 * the signature is verified.
 */
export function desafioDe(clientDataJSON: string): string {
  const dito = z.safeParse(ditoSchema, lido(clientDataJSON))
  if (!dito.success) throw new DomainError('corpo_invalido')
  return dito.data.challenge
}

function lido(clientDataJSON: string): unknown {
  try {
    return JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
